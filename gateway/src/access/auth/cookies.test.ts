import { readCookie } from './cookies';

const withCookies = (cookie?: string) => ({ headers: { cookie } });

test.each([
  ['sid=abc', 'abc'],
  ['other=1; sid=a%20b', 'a b'],
  // Of two cookies of one name browsers send the more specific one first.
  ['sid=first; sid=second', 'first'],
  ['mysid=x', undefined],
  ['sid=', ''],
  ['sid=%', undefined],
  ['sid=%E0%A4%A', undefined],
  [undefined, undefined],
])('reads the cookie of %p as %p', (header, value) => {
  expect(readCookie(withCookies(header), 'sid')).toBe(value);
});
