import type { Request } from 'express';
import type { Route } from '../routes';
import { ProblemError } from './problem';

const outdated =
  'Otra persona lo cambió después de la versión que indica If-Match. No se guardó nada: vuelve a leerlo y repite el cambio.';
const unreadable = 'If-Match debe llevar un ETag, o varios, como los da una respuesta: "abc"; o *.';

const tag = /(?:W\/)?"([\x21\x23-\x7e]{0,200})"/g;
const tagList = new RegExp(`^${tag.source}(?:[ \\t]*,[ \\t]*${tag.source})*$`);
// A revision that no record has.
const noRevision = 'none';

/** The ETag of a record at a revision (RFC 9110). */
export const toETag = (revision: string): string => `"${revision}"`;

/**
 * The revisions named by `If-Match`, separated by commas; null when any revision is fine. A weak ETag counts too, against RFC 9110: a proxy
 * that compresses a response makes its ETag weak (nginx), and a revision names the record, not the bytes of one response.
 * @throws VALIDATION_FAILED for anything but ETags or `*`
 */
export function parseIfMatch({ hasRevision }: Route, { headers }: Request): string | null {
  const text = headers['if-match']?.trim();
  if (!hasRevision || text === undefined || text === '*') return null;
  if (!tagList.test(text)) throw new ProblemError('VALIDATION_FAILED', unreadable);
  const revisions = [...text.matchAll(tag)].map(([, revision = '']) => revision);
  // A comma separates revisions, and none has one.
  return revisions.filter((revision) => revision !== '' && !revision.includes(',')).join(',') || noRevision;
}

/** Turns the gateway's conflict about a changed record into PRECONDITION_FAILED; other errors stay unchanged. */
export const toPreconditionFailed = (error: unknown): unknown =>
  error instanceof ProblemError && error.details.changed ? new ProblemError('PRECONDITION_FAILED', outdated) : error;
