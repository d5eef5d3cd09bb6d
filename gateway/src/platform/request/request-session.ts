import type { Request } from 'express';
import type { Viewer } from './viewer';

/** The session of a signed-in user that a request came with, or that it started. */
export type RequestSession = {
  /** SHA-256 of the session id, as it is stored. */
  idHash: string;
  viewer: Viewer;
  /** When the user signed in, and when they last proved who they are, in milliseconds since 1970. */
  signedInAt: number;
  provedAt: number;
  /** The known device that signed in, if there is one. */
  deviceId: number | null;
};

declare module 'express-session' {
  interface SessionData {
    /** Missing while nobody is signed in. */
    signedIn?: RequestSession;
    /** Origin of a new session; missing once it is stored. */
    origin?: { address: string | null; userAgent: string | null };
  }
}

/** The session of a request; null for a visitor, and for a program with an API key. */
export const getRequestSession = (request: object): RequestSession | null =>
  (request as Partial<Pick<Request, 'session'>>).session?.signedIn ?? null;
