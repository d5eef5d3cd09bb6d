import type { Request } from 'express';
import type { Route } from '../routes';
import { ProblemError } from './problem';

const outdated =
  'Otra persona lo cambió después de la versión que indica If-Match. No se guardó nada: vuelve a leerlo y repite el cambio.';
const unreadable = 'If-Match debe llevar un solo ETag, como lo da una respuesta: "abc"; o *.';

/** The ETag of a record at a revision (RFC 9110). */
export const etagOf = (revision: string): string => `"${revision}"`;

/**
 * The revision that a request wants to change the record at; null when it is whatever there is. A weak ETag is never the same as
 * what a record has, so that it stands for a revision that no record is at.
 * @throws Refusal (400) for what is not one ETag
 */
export function revisionWanted({ revised }: Route, { headers }: Request): string | null {
  const text = headers['if-match']?.trim();
  if (!revised || text === undefined || text === '*') return null;
  const [, weak, tag] = /^(W\/)?"([\x21\x23-\x7e]{0,200})"$/.exec(text) ?? [];
  if (tag === undefined) throw new ProblemError('VALIDATION_FAILED', unreadable);
  return weak || tag === '' ? 'none' : tag;
}

/** A change that comes too late is a conflict for the gateway; who named a version is told that it is over. */
export const lateChange = (failure: unknown): unknown =>
  failure instanceof ProblemError && failure.details.changed
    ? new ProblemError('PRECONDITION_FAILED', outdated)
    : failure;
