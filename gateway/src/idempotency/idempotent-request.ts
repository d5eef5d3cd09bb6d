import { limits, messages } from '@cimiento/contracts';
import { validationFailed } from '../errors/expected-error';
import type { Request } from 'express';
import type { Viewer } from '../auth/viewer';

/** The header that carries the key. */
const idempotencyHeader = 'Idempotency-Key';

/** Who asks for something that must not be done twice, and the key of all tries at it, if there is one. */
export type IdempotentRequest = { userId: number; key: string | undefined };

const { min, max } = limits.idempotencyKey;
const acceptable = new RegExp(`^[\\x21-\\x7e]{${min},${max}}$`);

/** The attempt that a request is. @throws VALIDATION_FAILED for a key that is too short, too long, or not plain text. */
export function getIdempotentRequest({ request, viewer }: { request: Request; viewer: Viewer }): IdempotentRequest {
  const key = request.get(idempotencyHeader);
  if (key !== undefined && !acceptable.test(key))
    throw validationFailed({ [idempotencyHeader]: messages.idempotencyKey });
  return { userId: viewer.id, key };
}
