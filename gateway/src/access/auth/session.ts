import { randomBytes } from 'node:crypto';
import { sessionCookieName } from '@cimiento/server';
import type { Request, RequestHandler, Response } from 'express';
import session, { type Store } from 'express-session';
import type { GatewayConfig } from '../../platform/config/config';
import { unauthenticated } from '../../platform/errors';
import { sha256 } from '../../platform/sha256';
import { getRequestSession, type RequestSession } from '../../platform/request/request-session';
import type { Viewer } from '../../platform/request';

/** Name of the session cookie. Browsers accept the prefix only for a secure cookie of this host, so no other host can plant one. */
export const getSessionCookieName = (secureCookie: boolean): string =>
  secureCookie ? `__Host-${sessionCookieName}` : sessionCookieName;

const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

type CallbackFunction = (callback: (error: unknown) => void) => void;

const toPromise = (run: CallbackFunction): Promise<void> =>
  new Promise((resolve, reject) => run((error) => (error ? reject(error) : resolve())));

const maxUserAgent = 300;

type SessionStart = Pick<RequestSession, 'deviceId' | 'signedInAt' | 'provedAt'>;

// Users for whom an id is generated in this moment.
const owners = new WeakMap<object, number>();

const generateId = (request: object): string => {
  const [id, owner] = [randomBytes(24).toString('base64url'), owners.get(request)];
  return owner === undefined ? id : `${id}~${owner}`;
};

/**
 * The user whose session has an id; null for one of an earlier release. The cookie signs it, so that a session that is given to another user in
 * the database opens nothing.
 */
export function getSessionOwner(sid: string): number | null {
  const [, owner] = sid.split('~');
  return owner === undefined ? null : Number(owner);
}

/** Stores a session under a new id, which prevents session fixation. */
async function storeSession(request: Request, viewer: Viewer, start: SessionStart): Promise<void> {
  owners.set(request, viewer.id);
  await toPromise((callback) => request.session.regenerate(callback));
  const userAgent = request.get('user-agent')?.slice(0, maxUserAgent) ?? null;
  request.session.signedIn = { idHash: sha256(request.sessionID), viewer, ...start };
  request.session.origin = { address: request.ip ?? null, userAgent };
  await toPromise((callback) => request.session.save(callback));
}

/** Starts the session of a sign-in on a device. */
export function startSession(request: Request, viewer: Viewer, deviceId: number | null): Promise<void> {
  const now = Date.now();
  return storeSession(request, viewer, { deviceId, signedInAt: now, provedAt: now });
}

/**
 * Continues the session of the request under a new id, so that a copy of the old id is worth nothing. Its maximum age still counts from the
 * sign-in.
 * @param isProof whether the user has just given the proof that operations with @RequiresStepUp require.
 * @throws UNAUTHENTICATED without a session
 */
export async function renewSession(request: Request, viewer: Viewer, isProof: boolean): Promise<void> {
  const current = getRequestSession(request);
  if (!current) throw unauthenticated();
  const { deviceId, signedInAt, provedAt } = current;
  await storeSession(request, viewer, { deviceId, signedInAt, provedAt: isProof ? Date.now() : provedAt });
}

/** Ends the session, if there is one, on the server and in the browser. */
export async function endSession(request: Request, response: Response): Promise<void> {
  if (!getRequestSession(request)) return;
  const secure = request.session.cookie.secure === true;
  await toPromise((callback) => request.session.destroy(callback));
  if (!response.headersSent) response.clearCookie(getSessionCookieName(secure), { ...cookieOptions, secure });
}

/** Loads the session of each request (`getRequestSession`). Only signing in stores a session and sets the cookie. */
export function sessionMiddleware({ session: options, trustProxy }: GatewayConfig, store: Store): RequestHandler {
  return session({
    name: getSessionCookieName(options.secureCookie),
    secret: [...options.secrets],
    store,
    genid: generateId,
    resave: false,
    saveUninitialized: false,
    proxy: trustProxy > 0 ? true : undefined,
    // The cookie lives for the maximum age of a session. The server ends idle sessions earlier.
    cookie: { ...cookieOptions, secure: options.secureCookie, maxAge: options.absoluteMs },
  });
}
