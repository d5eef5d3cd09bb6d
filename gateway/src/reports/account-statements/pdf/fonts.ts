import { readFileSync } from 'node:fs';
import { create, openSync, type Font, type GlyphRun } from 'fontkit';
import { BoundedCache } from '../../../platform/bounded-cache';
import { unwrapWoff } from './unwrap-woff';

type Weight = 'regular' | 'medium' | 'bold';

/**
 * The fonts of a statement. Parsing one takes longer than a whole document, so a thread makes them once. The fallback has the letters of
 * almost every script in one coarse weight, for a name that the others cannot print.
 */
export type StatementFonts = Readonly<Record<Weight | 'fallback', Font>>;

const hasLetter = /\p{L}/u;

const isLetter = (codePoint: number): boolean => hasLetter.test(String.fromCodePoint(codePoint));

// Enough for the words and amounts that statements share; then it starts anew.
const maxRuns = 2_000;

/** A copy: PDFKit scales the positions that it gets. */
function copyRun(run: GlyphRun): GlyphRun {
  const positions = run.positions.map((position) =>
    Object.assign(Object.create(Object.getPrototypeOf(position)), position),
  );
  return Object.assign(Object.create(Object.getPrototypeOf(run)), run, { positions });
}

/**
 * Inter with digits of one width in amounts, so that they align, and without the arrows and the like that it draws in place of signs. A
 * word is laid out once for all documents: that is most of the work. Asked for here and not with each text: PDFKit remembers only layouts
 * without features.
 */
function read(name: string): Font {
  const font = openSync(require.resolve(`@expo-google-fonts/inter/${name}.ttf`));
  // The library remembers a glyph with the character that it met it for first: as a part of 'Í', the one of 'I' would have none for ever, and
  // could not be read back from any later document.
  for (const character of font.characterSet.filter(isLetter)) font.glyphForCodePoint(character);
  const layout = font.layout.bind(font);
  const runs = new BoundedCache<string, GlyphRun>(maxRuns);
  return Object.assign(font, {
    layout: (text: string): GlyphRun =>
      copyRun(runs.getOrCreate(text, () => layout(text, { calt: false, tnum: !hasLetter.test(text) }))),
  });
}

// One free font of 3 MB for almost all scripts: a good one for each would be hundreds.
const fallbackFile = '@fontsource/unifontex/files/unifontex-latin-400-normal.woff';

/** Reads Inter, in the three weights of a statement. TTF: of the smaller WOFF2 the library makes broken documents. */
export function loadFonts(): StatementFonts {
  let fallback: Font | undefined;
  return {
    regular: read('400Regular/Inter_400Regular'),
    medium: read('500Medium/Inter_500Medium'),
    bold: read('700Bold/Inter_700Bold'),
    // Read when the first text needs it: most statements never do.
    get fallback() {
      fallback ??= create(unwrapWoff(readFileSync(require.resolve(fallbackFile))));
      return fallback;
    },
  };
}

// Words from the right to the left, with the blanks between them. The fallback has no tables that turn them around.
const right = '[\\p{sc=Arabic}\\p{sc=Hebrew}\\p{sc=Syriac}\\p{sc=Thaana}]';
const word = `${right}(?:${right}|\\p{M})*`;
const fromRight = new RegExp(`${word}(?:[\\s'’-]+${word})*`, 'gu');
const turnAround = (words: string): string => [...words].reverse().join('');

// Joiners and the like have no glyph: a font without them would print a box.
const unseen = /\p{Default_Ignorable_Code_Point}/gu;
const missing = '\ufffd';

const canPrint = (font: Font, letter: string): boolean =>
  letter < ' ' || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

/** The font that prints a whole text, and the text as it prints it: a letter that no font has becomes a replacement sign, never an empty box. */
export function chooseFont(
  fonts: StatementFonts,
  weight: Weight,
  text: string,
): { name: keyof StatementFonts; text: string } {
  const seen = text.replace(unseen, '');
  if ([...seen].every((letter) => canPrint(fonts[weight], letter))) return { name: weight, text: seen };
  const printed = [...seen].map((letter) => (canPrint(fonts.fallback, letter) ? letter : missing));
  return { name: 'fallback', text: printed.join('').replace(fromRight, turnAround) };
}
