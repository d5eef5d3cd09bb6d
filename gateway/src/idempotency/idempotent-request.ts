import { idempotencyKeyPattern, messages } from '@cimiento/contracts';
import type { Request } from 'express';
import { type Actor, toActor } from '../auth/actor';
import type { Viewer } from '../auth/viewer';
import { ExpectedError, validationFailed } from '../errors/expected-error';

/** The HTTP header that carries the key. */
const idempotencyHeader = 'Idempotency-Key';

/** Who sends a request that must run only once, and the key that all its retries share; undefined if it may run again. */
export type IdempotentRequest = { userId: number; actor: Actor; key: string | undefined };

/** Reads the key from the header of a request. @throws VALIDATION_FAILED when it does not match `idempotencyKeyPattern`. */
export function getIdempotentRequest({ request, viewer }: { request: Request; viewer: Viewer }): IdempotentRequest {
  const key = request.get(idempotencyHeader);
  if (key !== undefined && !idempotencyKeyPattern.test(key))
    throw validationFailed({ [idempotencyHeader]: messages.idempotencyKey });
  return { userId: viewer.id, actor: toActor(request, viewer), key };
}

/** @throws CONFLICT when a key that is already stored comes with another input. */
export function assertSameInput(
  stored: { inputHash: string },
  inputHash: string,
  message: string = messages.idempotencyKeyReused,
): void {
  if (stored.inputHash !== inputHash) throw new ExpectedError('CONFLICT', message);
}

/** A request without a key, which may run again. */
export const toRequestWithoutKey = (actor: Actor): IdempotentRequest => ({
  userId: actor.userId,
  actor,
  key: undefined,
});
