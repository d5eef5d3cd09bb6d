import type { Request } from 'express';
import type { Route } from '../routes';
import { ProblemError } from './problem';

const outdated =
  'Otra persona lo cambió después de la versión que indica If-Match. No se guardó nada: vuelve a leerlo y repite el cambio.';
const unreadable = 'If-Match debe llevar un solo ETag, como lo da una respuesta: "abc"; o *.';

/** The ETag of a record at a revision (RFC 9110). */
export const toETag = (revision: string): string => `"${revision}"`;

/**
 * The revision named by `If-Match`; null when any revision is fine. A weak ETag never matches (RFC 9110), so it becomes a revision
 * that no record has.
 * @throws VALIDATION_FAILED for anything but one ETag or `*`
 */
export function parseIfMatch({ hasRevision }: Route, { headers }: Request): string | null {
  const text = headers['if-match']?.trim();
  if (!hasRevision || text === undefined || text === '*') return null;
  const [, weak, tag] = /^(W\/)?"([\x21\x23-\x7e]{0,200})"$/.exec(text) ?? [];
  if (tag === undefined) throw new ProblemError('VALIDATION_FAILED', unreadable);
  return weak || tag === '' ? 'none' : tag;
}

/** Turns the gateway's conflict about a changed record into PRECONDITION_FAILED; other errors stay unchanged. */
export const toPreconditionFailed = (error: unknown): unknown =>
  error instanceof ProblemError && error.details.changed ? new ProblemError('PRECONDITION_FAILED', outdated) : error;
