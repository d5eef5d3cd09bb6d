import { sessionCookieName } from '@cimiento/contracts';
import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import type { GatewayConfig } from '../config/config';
import { unauthenticated } from '../errors/expected-error';
import { sha256 } from '../sha256';
import { readSignedCookie } from './cookies';
import { getRequestSession, setRequestSession } from '../request/request-session';
import type { DatabaseSessionStore, SessionOrigin } from './session-store';
import type { Viewer } from '../request/viewer';

export { sessionCookieName };

/** Name of the session cookie. Browsers accept the prefix only for a secure cookie of this host, so no other host can plant one. */
export const getSessionCookieName = (secureCookie: boolean): string =>
  secureCookie ? `__Host-${sessionCookieName}` : sessionCookieName;

const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

type CallbackFunction = (callback: (error: unknown) => void) => void;

const toPromise = (run: CallbackFunction): Promise<void> =>
  new Promise((resolve, reject) => run((error) => (error ? reject(error) : resolve())));

/** How to give a request the session of express-session, by the request, and the cookie of the configuration. */
const openers = new WeakMap<Request, SessionOpener>();
type SessionOpener = { open: () => Promise<void>; cookieName: string; secure: boolean };

/** Gives a request `request.session`, with which sessions start and end. @throws when it did not pass `sessionMiddleware` */
async function openSession(request: Request): Promise<SessionOpener> {
  const opener = openers.get(request);
  if (!opener) throw new Error('the request has not passed the middleware of sessions');
  await opener.open();
  return opener;
}

const maxUserAgent = 300;

type SessionStart = Pick<SessionOrigin, 'deviceId' | 'signedInAt' | 'provedAt'>;

/** Stores a session under a new id, which prevents session fixation. */
async function storeSession(request: Request, viewer: Viewer, start: SessionStart): Promise<void> {
  await openSession(request);
  await toPromise((callback) => request.session.regenerate(callback));
  request.session.viewer = viewer;
  const userAgent = request.get('user-agent')?.slice(0, maxUserAgent) ?? null;
  request.session.origin = { address: request.ip ?? null, userAgent, ...start };
  await toPromise((callback) => request.session.save(callback));
  setRequestSession(request, { idHash: sha256(request.sessionID), viewer, ...start });
}

/** Starts the session of a sign-in on a device. */
export function startSession(request: Request, viewer: Viewer, deviceId: number | null): Promise<void> {
  const now = Date.now();
  return storeSession(request, viewer, { deviceId, signedInAt: now, provedAt: now });
}

/**
 * Continues the session of the request under a new id, so that a copy of the old id is worth nothing. Its maximum age still counts from the
 * sign-in.
 * @param isProof whether the user has just given the proof that operations with @RequiresStepUp ask for.
 * @throws UNAUTHENTICATED without a session
 */
export async function renewSession(request: Request, viewer: Viewer, isProof: boolean): Promise<void> {
  const current = getRequestSession(request);
  if (!current?.viewer) throw unauthenticated();
  const { deviceId, signedInAt, provedAt } = current;
  await storeSession(request, viewer, { deviceId, signedInAt, provedAt: isProof ? Date.now() : provedAt });
}

/** Ends the session, if there is one, on the server and in the browser. */
export async function endSession(request: Request, response: Response): Promise<void> {
  const current = getRequestSession(request);
  if (!current?.viewer) return;
  // A session that was read from the store does not have the options of its cookie.
  const { cookieName, secure } = await openSession(request);
  await toPromise((callback) => request.session.destroy(callback));
  setRequestSession(request, { ...current, viewer: null });
  if (!response.headersSent) response.clearCookie(cookieName, { ...cookieOptions, secure });
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
    cookie: { ...cookieOptions, secure: secureCookie, maxAge: absoluteMs },
  });
  return async (request, response, next) => {
    // The gateway and the server in front of it both mount this.
    if (openers.has(request)) return next();
    const open = () => toPromise((callback) => void library(request, response, callback));
    openers.set(request, { open, cookieName: name, secure: secureCookie });
    const id = readSignedCookie(request, name, secrets);
    const stored = id === undefined ? null : await store.find(id);
    if (stored) setRequestSession(request, stored);
    next();
  };
}
