import type { Viewer } from './viewer';

/** The session that a request came with, or that it started. */
export type RequestSession = {
  /** SHA-256 of the session id, as it is stored. */
  idHash: string;
  /** The signed-in person; null once the request has ended the session. */
  viewer: Viewer | null;
  /** When the person signed in, and when they last proved who they are, in milliseconds since 1970. */
  signedInAt: number;
  provedAt: number;
  /** The known device that signed in, if there is one. */
  deviceId: number | null;
};

const sessions = new WeakMap<object, RequestSession>();

/** Notes the session of a request. */
export const setRequestSession = (request: object, session: RequestSession): void =>
  void sessions.set(request, session);

/** The session of a request; null for a visitor, and for a program with an API key. */
export const getRequestSession = (request: object): RequestSession | null => sessions.get(request) ?? null;
