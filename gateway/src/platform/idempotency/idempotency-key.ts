import { idempotencyKeyPattern, messages } from '@cimiento/contracts';
import type { Actor } from '../request';
import { ExpectedError, validationFailed } from '../errors';

/**
 * The key that all retries of a request share; undefined for a request that may run again.
 * @throws VALIDATION_FAILED when it does not match `idempotencyKeyPattern`
 */
export function getIdempotencyKey({ idempotencyKey: key }: Actor): string | undefined {
  if (key !== undefined && !idempotencyKeyPattern.test(key))
    throw validationFailed({ 'Idempotency-Key': messages.idempotencyKey });
  return key;
}

/** The same actor for a request that may run again. */
export const withoutKey = ({ idempotencyKey: _key, noteReplay: _note, ...actor }: Actor): Actor => actor;

/** @throws IDEMPOTENCY_MISMATCH when a key that is already stored comes with another input. */
export function assertSameInput(
  stored: { inputHash: string },
  inputHash: string,
  message: string = messages.idempotencyKeyReused,
): void {
  if (stored.inputHash !== inputHash) throw new ExpectedError('IDEMPOTENCY_MISMATCH', message);
}
