import { sessionCookieName } from '@cimiento/contracts';
import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import type { GatewayConfig } from '../config/config';
import type { DatabaseSessionStore } from './session-store';
import type { Viewer } from './viewer';

export { sessionCookieName };

/** Name of the session cookie. Browsers accept the prefix only for a secure cookie of this host, so no other host can plant one. */
export const getSessionCookieName = (secureCookie: boolean): string =>
  secureCookie ? `__Host-${sessionCookieName}` : sessionCookieName;

type CallbackFunction = (callback: (error: unknown) => void) => void;

const toPromise = (run: CallbackFunction): Promise<void> =>
  new Promise((resolve, reject) => run((error) => (error ? reject(error) : resolve())));

const maxUserAgent = 300;

/** Starts the viewer's session under a new id, which prevents session fixation. */
export async function startSession(request: Request, viewer: Viewer): Promise<void> {
  await toPromise((callback) => request.session.regenerate(callback));
  request.session.viewer = viewer;
  const userAgent = request.get('user-agent')?.slice(0, maxUserAgent) ?? null;
  request.session.origin = { address: request.ip ?? null, userAgent };
  await toPromise((callback) => request.session.save(callback));
}

/** Ends the session, if there is one, on the server and in the browser. */
export async function endSession(request: Request, response: Response): Promise<void> {
  if (!request.session.viewer) return;
  const { path, httpOnly, sameSite, secure } = request.session.cookie;
  await toPromise((callback) => request.session.destroy(callback));
  if (!response.headersSent) {
    response.clearCookie(getSessionCookieName(secure === true), { path, httpOnly, sameSite, secure: secure === true });
  }
}

/** Loads the session of each request. Only signing in sets the cookie. */
export const sessionMiddleware = (config: GatewayConfig, store: DatabaseSessionStore): RequestHandler =>
  session({
    name: getSessionCookieName(config.session.secureCookie),
    secret: [...config.session.secrets],
    store,
    resave: false,
    saveUninitialized: false,
    proxy: config.trustProxy > 0 ? true : undefined,
    // The cookie lives for the maximum age of a session. The server ends idle sessions earlier.
    cookie: { httpOnly: true, sameSite: 'lax', secure: config.session.secureCookie, maxAge: config.session.absoluteMs },
  });
