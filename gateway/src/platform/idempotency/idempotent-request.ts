import { idempotencyKeyPattern, messages } from '@cimiento/contracts';
import type { Actor } from '../request/actor';
import { ExpectedError, validationFailed } from '../errors/expected-error';

/** Who sends a request that must run only once, and the key that all its retries share; undefined if it may run again. */
export type IdempotentRequest = { userId: number; actor: Actor; key: string | undefined };

/** @throws VALIDATION_FAILED when a key does not match `idempotencyKeyPattern`. */
function assertValidKey(key: string | undefined): void {
  if (key !== undefined && !idempotencyKeyPattern.test(key))
    throw validationFailed({ 'Idempotency-Key': messages.idempotencyKey });
}

/** The request of an actor, with its key. @throws VALIDATION_FAILED when the key does not match `idempotencyKeyPattern`. */
export function toIdempotentRequest(actor: Actor): IdempotentRequest {
  const { userId, idempotencyKey: key } = actor;
  assertValidKey(key);
  return { userId, actor, key };
}

/** The request behind an operation. @throws VALIDATION_FAILED when its key does not match `idempotencyKeyPattern`. */
export const getIdempotentRequest = ({ actor }: { actor: Actor }): IdempotentRequest => toIdempotentRequest(actor);

/** @throws CONFLICT when a key that is already stored comes with another input. */
export function assertSameInput(
  stored: { inputHash: string },
  inputHash: string,
  message: string = messages.idempotencyKeyReused,
): void {
  if (stored.inputHash !== inputHash) throw new ExpectedError('CONFLICT', message);
}

/** A request without a key, which may run again. */
export function toRequestWithoutKey({ idempotencyKey: _key, ...actor }: Actor): IdempotentRequest {
  return { userId: actor.userId, actor, key: undefined };
}
