import { isUtf8 } from 'node:buffer';

/**
 * Refuses a JSON body that is in another encoding than UTF-8, which would be stored with replacement signs for its letters. For `verify` of
 * express.json, which then fails with the type `entity.verify.failed`.
 * @throws for such a body
 */
export function assertUtf8(_request: unknown, _response: unknown, body: Buffer): void {
  if (!isUtf8(body)) throw new Error('The body is not UTF-8.');
}

/** Whether a body was refused because it is not UTF-8. */
export const isNotUtf8 = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'entity.verify.failed';
