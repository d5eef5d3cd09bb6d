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

// Of base64url no text has a dot.
const separator = '.';

/**
 * The ETag of a record (RFC 9110): its revision, by which a change is refused, and a hash of the response, which also has what no form edits.
 * @param hash of the response, in quotation marks
 */
export const toETag = (revision: string, hash: string): string => `"${revision}${separator}${hash.slice(1, 23)}"`;

/**
 * The revisions named by `If-Match`, separated by commas; null when any revision is fine. A weak ETag counts too, against RFC 9110: a proxy
 * that compresses a response makes its ETag weak (nginx), and a revision names the record, not the bytes of one response.
 * @throws VALIDATION_FAILED for anything but ETags or `*`
 */
export function parseIfMatch({ hasRevision }: Route, { headers }: Request): string | null {
  const text = headers['if-match']?.trim();
  if (!hasRevision || text === undefined || text === '*') return null;
  if (!tagList.test(text)) throw new ProblemError('VALIDATION_FAILED', unreadable);
  const revisions = [...text.matchAll(tag)].map(([, value = '']) => value.split(separator)[0] ?? '');
  // A comma separates revisions, and none has one.
  return revisions.filter((revision) => revision !== '' && !revision.includes(',')).join(',') || noRevision;
}

/** Turns the gateway's conflict about a changed record into PRECONDITION_FAILED; other errors stay unchanged. */
export const toPreconditionFailed = (error: unknown): unknown =>
  error instanceof ProblemError && error.details.changed ? new ProblemError('PRECONDITION_FAILED', outdated) : error;
