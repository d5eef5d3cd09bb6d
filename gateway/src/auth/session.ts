import { sessionCookieName } from '@cimiento/contracts';
import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import type { GatewayConfig } from '../config/config';
import { sha256 } from '../sha256';
import { readSignedCookie } from './cookies';
import { getRequestSession, setRequestSession } from './request-session';
import type { DatabaseSessionStore } from './session-store';
import type { Viewer } from './viewer';

export { sessionCookieName };

/** Name of the session cookie. Browsers accept the prefix only for a secure cookie of this host, so no other host can plant one. */
export const getSessionCookieName = (secureCookie: boolean): string =>
  secureCookie ? `__Host-${sessionCookieName}` : sessionCookieName;

type CallbackFunction = (callback: (error: unknown) => void) => void;

const toPromise = (run: CallbackFunction): Promise<void> =>
  new Promise((resolve, reject) => run((error) => (error ? reject(error) : resolve())));

/** How to give a request the session of express-session, by the request. */
const openers = new WeakMap<Request, () => Promise<void>>();

/** Gives a request `request.session`, with which sessions start and end. @throws when it did not pass `sessionMiddleware` */
async function openSession(request: Request): Promise<void> {
  const open = openers.get(request);
  if (!open) throw new Error('the request has not passed the middleware of sessions');
  await open();
}

const maxUserAgent = 300;

/** Starts the viewer's session under a new id, which prevents session fixation. */
export async function startSession(request: Request, viewer: Viewer): Promise<void> {
  await openSession(request);
  await toPromise((callback) => request.session.regenerate(callback));
  request.session.viewer = viewer;
  const userAgent = request.get('user-agent')?.slice(0, maxUserAgent) ?? null;
  request.session.origin = { address: request.ip ?? null, userAgent };
  await toPromise((callback) => request.session.save(callback));
  setRequestSession(request, { idHash: sha256(request.sessionID), viewer, provedAt: Date.now() });
}

/** Ends the session, if there is one, on the server and in the browser. */
export async function endSession(request: Request, response: Response): Promise<void> {
  const current = getRequestSession(request);
  if (!current?.viewer) return;
  await openSession(request);
  const { path, httpOnly, sameSite, secure } = request.session.cookie;
  await toPromise((callback) => request.session.destroy(callback));
  setRequestSession(request, { ...current, viewer: null });
  if (!response.headersSent) {
    response.clearCookie(getSessionCookieName(secure === true), { path, httpOnly, sameSite, secure: secure === true });
  }
}

/**
 * Loads the session of each request (`getRequestSession`). express-session only starts and ends sessions: it costs every request several
 * times what reading the cookie and the row does. Only signing in sets the cookie.
 */
export function sessionMiddleware(config: GatewayConfig, store: DatabaseSessionStore): RequestHandler {
  const { secureCookie, secrets, absoluteMs } = config.session;
  const name = getSessionCookieName(secureCookie);
  const library = session({
    name,
    secret: [...secrets],
    store,
    resave: false,
    saveUninitialized: false,
    proxy: config.trustProxy > 0 ? true : undefined,
    // The cookie lives for the maximum age of a session. The server ends idle sessions earlier.
    cookie: { httpOnly: true, sameSite: 'lax', secure: secureCookie, maxAge: absoluteMs },
  });
  return async (request, response, next) => {
    // The gateway and the server in front of it both mount this.
    if (openers.has(request)) return next();
    openers.set(request, () => toPromise((callback) => void library(request, response, callback)));
    const id = readSignedCookie(request, name, secrets);
    const stored = id === undefined ? null : await store.find(id);
    if (stored) setRequestSession(request, stored);
    next();
  };
}
