/** Name of the cookie with a user's session. Browsers interpret its prefix (`__Host-`). */
export const sessionCookieName = 'cimiento.sid';

const sessionCookie = new RegExp(`(?:^|;\\s*)(?:__Host-|__Secure-)?${sessionCookieName.replace('.', '\\.')}=[^;\\s]`);

/** Whether a `Cookie` header has a session; it may have ended since. */
export const hasSessionCookie = (cookies: string | undefined): boolean => sessionCookie.test(cookies ?? '');
