/** Name of the cookie with a person's session. Browsers give a prefix in front of it a meaning of its own (`__Host-`). */
export const sessionCookieName = 'cimiento.sid';

const sessionCookie = new RegExp(`(?:^|;\\s*)(?:__Host-|__Secure-)?${sessionCookieName.replace('.', '\\.')}=[^;\\s]`);

/** Whether a `Cookie` header has a session; it may have ended since. */
export const hasSessionCookie = (cookies: string | undefined): boolean => sessionCookie.test(cookies ?? '');
