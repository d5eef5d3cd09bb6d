import { identityMessages, type ScreeningListKind } from '@cimiento/contracts';
import { cleanEntry, RefusedList, type ListEntry } from './list-entry';
import { readOfacList } from './read-ofac';
import { readOwnList } from './read-own';
import { readUnList, splitText } from './read-un';

/** The file of a list, and of its alternate names. */
export type ListBytes = { kind: ScreeningListKind; file: Uint8Array; alt: Uint8Array | null };

/** A text in UTF-8, or else in the code page of older files. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function readEntries({ kind, file, alt }: ListBytes): Iterable<ListEntry> {
  if (kind === 'own') return readOwnList(decode(file));
  if (kind === 'un') return readUnList(splitText(decode(file)));
  return readOfacList(decode(file), alt && decode(alt));
}

/** The entries of a list. Runs in a process with limits: the bytes are of others. @throws RefusedList */
export function readList(bytes: ListBytes): ListEntry[] {
  const entries: ListEntry[] = [];
  for (const entry of readEntries(bytes)) {
    const clean = cleanEntry(entry);
    if (clean.names.length > 0) entries.push(clean);
  }
  if (entries.length === 0) throw new RefusedList(identityMessages.listEmpty);
  return entries;
}

type PackedEntry = [uid: string, names: string[], birthDate: string | null, country: string | null, numbers: string[]];

/** Entries as lines of JSON, in which a process gives them back. */
export const packEntries = (entries: readonly ListEntry[]): Buffer =>
  Buffer.from(
    entries
      .map(({ uid, names, birthDate, country, documentNumbers }) =>
        JSON.stringify([uid, names, birthDate, country, documentNumbers] satisfies PackedEntry),
      )
      .join('\n'),
  );

export const unpackEntries = (bytes: Buffer): ListEntry[] =>
  bytes
    .toString('utf8')
    .split('\n')
    .map((line) => {
      const [uid, names, birthDate, country, documentNumbers] = JSON.parse(line) as PackedEntry;
      return { uid, names, birthDate, country, documentNumbers };
    });
