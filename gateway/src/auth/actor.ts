import type { Request } from 'express';
import { sha256 } from '../sha256';
import type { Viewer } from './viewer';

/** Who makes a change, and from where; recorded with the change. */
export type Actor = {
  userId: number;
  /** IP address of the request. */
  address: string | null;
  /** SHA-256 of the session id, as the session is stored. */
  sessionHash: string | null;
};

/** The actor behind a request of a signed-in user. */
export const toActor = ({ ip, sessionID }: Pick<Request, 'ip' | 'sessionID'>, { id }: Viewer): Actor => ({
  userId: id,
  address: ip ?? null,
  sessionHash: sha256(sessionID),
});
