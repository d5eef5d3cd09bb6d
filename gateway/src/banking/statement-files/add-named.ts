import { findCreditorReferences } from '@cimiento/contracts';

/** A text of a movement with what else of it names a record of ours, so that no reference is lost; null for no text. */
export function addNamed(text: string | null, others: readonly (string | null | undefined)[]): string | null {
  const known = new Set(findCreditorReferences(text ?? ''));
  const named = others.filter((other): other is string =>
    findCreditorReferences(other ?? '').some((reference) => !known.has(reference)),
  );
  return [...new Set([text, ...named])].filter(Boolean).join(' ') || null;
}
