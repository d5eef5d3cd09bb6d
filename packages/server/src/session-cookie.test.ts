import { hasSessionCookie, sessionCookieName } from './session-cookie';

test.each([
  `${sessionCookieName}=s%3Aabc.def`,
  `cimiento.group=12; ${sessionCookieName}=x`,
  `__Host-${sessionCookieName}=x; other=1`,
  `__Secure-${sessionCookieName}=x`,
])('finds the session in %p', (cookies) => {
  expect(hasSessionCookie(cookies)).toBe(true);
});

test.each([undefined, '', 'cimiento.group=12', `${sessionCookieName}=`, `my${sessionCookieName}=x`, 'cimientoXsid=x'])(
  'finds no session in %p',
  (cookies) => {
    expect(hasSessionCookie(cookies)).toBe(false);
  },
);
