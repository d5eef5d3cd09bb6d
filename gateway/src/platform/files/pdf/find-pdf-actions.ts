import { PdfDamagedError, readPackedObjects, type UnpackBudget } from './packed-objects';
import { PdfRules } from './pdf-rules';
import { PdfComplexError, PdfSyntax, type PdfValue } from './pdf-syntax';

/**
 * The verdict on a PDF: harmless, one that acts, one with links to something else than pages and e-mail addresses, or one that cannot be read without a password,
 * at all, or without too much memory.
 */
export type PdfVerdict = 'harmless' | 'acts' | 'link' | 'encrypted' | 'damaged' | 'too complex';

// All compressed objects together, unpacked. A document of 10 MB has a tenth of it.
const maxUnpackedBytes = 64 * 1024 * 1024;

/** Positions behind each occurrence of a word, other than as the end of another one. */
function* findAfter(text: string, word: string, notBehind = ''): Generator<number> {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    if (!notBehind || !text.endsWith(notBehind, at)) yield at + word.length;
}

/** Number of the object whose keyword starts at a position; null when something else than blanks is before it. */
function readNumber(text: string, at: number): number | null {
  const [, number] = /(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]*$/.exec(text.slice(Math.max(0, at - 40), at)) ?? [];
  return number === undefined ? null : Number(number);
}

/** Start of the data of a stream, when the keyword of one follows. */
function findData(syntax: PdfSyntax, text: string): number | null {
  if (!syntax.skipWord('stream')) return null;
  if (text.startsWith('\r\n', syntax.at)) return syntax.at + 2;
  return /[\r\n]/.test(text[syntax.at] ?? '') ? syntax.at + 1 : syntax.at;
}

const isType = (value: PdfValue, type: string): boolean =>
  value.kind === 'dict' &&
  value.entries.some(([key, part]) => key === 'Type' && part.kind === 'name' && part.text === type);

const isEncrypted = (trailer: PdfValue): boolean =>
  trailer.kind === 'dict' && trailer.entries.some(([name]) => name === 'Encrypt');

/** The findings of one pass over all objects. */
class Findings {
  readonly rules = new PdfRules();
  isEncrypted = false;
  hasCatalog = false;
  unread: 'damaged' | 'too complex' | null = null;

  add(number: number | null, value: PdfValue): void {
    this.rules.check(number, value);
    if (isType(value, 'Catalog')) this.hasCatalog = true;
  }

  /** Runs a part of the reading. One that fails leaves the others, which may say why. */
  try(read: () => void): void {
    try {
      read();
    } catch (error) {
      if (error instanceof PdfComplexError) this.unread ??= 'too complex';
      else if (error instanceof PdfDamagedError) this.unread ??= 'damaged';
      else throw error;
    }
  }

  getVerdict(): PdfVerdict {
    if (this.rules.doesAct()) return 'acts';
    // Its compressed parts and its texts stay unread, and with them what they hide.
    if (this.isEncrypted) return 'encrypted';
    if (this.unread) return this.unread;
    if (this.rules.hasRefusedLink()) return 'link';
    return this.hasCatalog ? 'harmless' : 'damaged';
  }
}

/**
 * Reads every object that is anywhere in a PDF, also those in compressed parts, of earlier versions and that no table names: readers differ in which
 * one they take. Takes as long as the bytes make it: it runs in a process with limits.
 */
export function findPdfActions(bytes: Buffer): PdfVerdict {
  const text = bytes.toString('latin1');
  const found = new Findings();
  // The letters of a document are read once or twice.
  const budget: UnpackBudget = { letters: 4 * text.length, bytes: maxUnpackedBytes };
  const readObject = (at: number): void => {
    const syntax = new PdfSyntax(text, budget, at);
    const value = syntax.read();
    found.add(readNumber(text, at - 'obj'.length), value);
    const data = value.kind === 'dict' ? findData(syntax, text) : null;
    if (value.kind !== 'dict' || data === null) return;
    found.rules.checkStream(value);
    if (isType(value, 'XRef') && isEncrypted(value)) found.isEncrypted = true;
    for (const [number, packed] of readPackedObjects(value, bytes, data, budget)) found.add(number, packed);
  };
  for (const at of findAfter(text, 'obj', 'end')) found.try(() => readObject(at));
  for (const at of findAfter(text, 'trailer'))
    found.try(() => {
      const trailer = new PdfSyntax(text, budget, at).read();
      found.rules.checkTrailer(trailer);
      if (isEncrypted(trailer)) found.isEncrypted = true;
    });
  return found.getVerdict();
}
