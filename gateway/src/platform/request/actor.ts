import type { Request, Response } from 'express';
import { getRequestKey } from './request-key';
import { getRequestSession } from './request-session';
import type { Viewer } from './viewer';

/** Who makes a change, and from where; recorded with the change. */
export type Actor = {
  userId: number;
  /** IP address of the request. */
  address: string | null;
  /** SHA-256 of the session id or of the API key, as it is stored. */
  sessionHash: string | null;
  /** Who proposed what this user approves; absent for an action of one's own. */
  proposedBy?: number;
  /** Set where an API key acts in the name of the user. */
  byKey?: true;
  /** The Idempotency-Key of the request, not yet checked; absent without one. Never recorded. */
  idempotencyKey?: string;
  /** Notes in the response that it is the first one to this key again. Never recorded. */
  noteReplay?: () => void;
};

/** Who causes a movement of money: its proposer, not its approver. */
export const getCauser = ({ userId, proposedBy }: Actor): number => proposedBy ?? userId;

/** The actor behind a request of a signed-in user. `response` says whether it repeats an earlier one. */
export function toActor(
  request: Pick<Request, 'ip' | 'headers'>,
  { id }: Pick<Viewer, 'id'>,
  response?: Response,
): Actor {
  const idempotencyKey = request.headers['idempotency-key'];
  const key = getRequestKey(request);
  return {
    userId: id,
    address: request.ip ?? null,
    sessionHash: key?.hash ?? getRequestSession(request)?.idHash ?? null,
    ...(key && { byKey: true as const }),
    ...(typeof idempotencyKey === 'string' && { idempotencyKey }),
    ...(response && { noteReplay: () => void response.set('Idempotency-Replayed', 'true') }),
  };
}
