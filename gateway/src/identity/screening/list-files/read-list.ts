import { isUtf8 } from 'node:buffer';
import type { ScreeningListKind } from '@cimiento/contracts';
import { identityMessages } from '@cimiento/contracts/identity-messages';
import { cleanEntry, RefusedList, type ListEntry } from './list-entry';
import { readOfacList } from './read-ofac';
import { readOwnList } from './read-own';
import { readUnList } from './read-un';

/** The file of a list, and of its alternate names. */
export type ListBytes = { kind: ScreeningListKind; file: Uint8Array; alt: Uint8Array | null };

// Bytes that the parser of XML gets at once.
const partLength = 64 * 1024;

/** A decoder of UTF-8, or else of the code page of older files. */
const createDecoder = (bytes: Uint8Array) => new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252');

const decode = (bytes: Uint8Array): string => createDecoder(bytes).decode(bytes);

/** The text in parts: the whole one would take more memory than the file. */
function* decodeParts(bytes: Uint8Array): Generator<string> {
  const decoder = createDecoder(bytes);
  for (let at = 0; at < bytes.length; at += partLength)
    yield decoder.decode(bytes.subarray(at, at + partLength), { stream: true });
}

function readEntries({ kind, file, alt }: ListBytes): Iterable<ListEntry> {
  if (kind === 'own') return readOwnList(decode(file));
  if (kind === 'un') return readUnList(decodeParts(file));
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
