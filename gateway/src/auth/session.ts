import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import type { GatewayConfig } from '../config/config';
import type { DatabaseSessionStore } from './session-store';
import type { Viewer } from './viewer';

export const sessionCookieName = 'cimiento.sid';

type CallbackFunction = (callback: (error: unknown) => void) => void;

const toPromise = (run: CallbackFunction): Promise<void> =>
  new Promise((resolve, reject) => run((error) => (error ? reject(error) : resolve())));

/** Starts the viewer's session under a new id, which prevents session fixation. */
export async function startSession(request: Request, viewer: Viewer): Promise<void> {
  await toPromise((callback) => request.session.regenerate(callback));
  request.session.viewer = viewer;
  await toPromise((callback) => request.session.save(callback));
}

/** Ends the session, if there is one, on the server and in the browser. */
export async function endSession(request: Request, response: Response): Promise<void> {
  if (!request.session.viewer) return;
  const { path, httpOnly, sameSite, secure } = request.session.cookie;
  await toPromise((callback) => request.session.destroy(callback));
  if (!response.headersSent) {
    response.clearCookie(sessionCookieName, { path, httpOnly, sameSite, secure: secure === true });
  }
}

/** Loads the session of each request. Only signing in sets the cookie. */
export const sessionMiddleware = (config: GatewayConfig, store: DatabaseSessionStore): RequestHandler =>
  session({
    name: sessionCookieName,
    secret: config.session.secret,
    store,
    resave: false,
    saveUninitialized: false,
    proxy: config.trustProxy > 0 ? true : undefined,
    // The cookie lives for the maximum age of a session. The server ends idle sessions earlier.
    cookie: { httpOnly: true, sameSite: 'lax', secure: config.session.secureCookie, maxAge: config.session.absoluteMs },
  });
