import { decode } from 'iconv-lite';

export type DecodedText = { text: string; encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'cp850' };

const sampleBytes = 4096;
const spanishLetter = /[áéíóúüñ]/giu;

/** The byte order of UTF-16 text without a mark: nearly every other byte of it is NUL. Null for other text. */
function findWideOrder(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const counts: [even: number, odd: number] = [0, 0];
  const sample = bytes.subarray(0, sampleBytes);
  for (const [index, byte] of sample.entries()) if (byte === 0) counts[index % 2 === 0 ? 0 : 1] += 1;
  const [even, odd] = counts;
  if (even + odd < sample.length / 4) return null;
  if (odd > even * 9) return 'utf-16le';
  return even > odd * 9 ? 'utf-16be' : null;
}

const isUpper = (letter: string): boolean => letter !== letter.toLowerCase();

/** Number of accented Spanish letters of a text that have the case of the letter beside them. */
function countFitting(text: string): number {
  let count = 0;
  for (const match of text.matchAll(spanishLetter)) {
    const around = `${text[match.index - 1] ?? ''}${text[match.index + 1] ?? ''}`;
    const beside = [...around].filter((letter) => /[a-z]/i.test(letter));
    if (beside.length > 0 && beside.some((letter) => isUpper(letter) === isUpper(match[0]))) count += 1;
  }
  return count;
}

// One byte that is not UTF-8 must not change all other letters of the file.
const isMostlyUtf8 = (text: string): boolean =>
  (text.match(/[^\0-\x7f�]/gu) ?? []).length > (text.match(/�/gu) ?? []).length;

/** The text of a bank's file, and the encoding that it was written in. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes;
  const marked = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null;
  const wide = marked ?? findWideOrder(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: wide };
  const lossy = new TextDecoder('utf-8').decode(bytes);
  if (!lossy.includes('�') || isMostlyUtf8(lossy)) return { text: lossy, encoding: 'utf-8' };
  const western = new TextDecoder('windows-1252').decode(bytes);
  const dos = decode(Buffer.from(bytes), 'cp850');
  return countFitting(dos) > countFitting(western)
    ? { text: dos, encoding: 'cp850' }
    : { text: western, encoding: 'windows-1252' };
}
