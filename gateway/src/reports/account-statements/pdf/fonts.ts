import { openSync, type Font, type GlyphRun } from 'fontkit';
import { BoundedCache } from '../../../platform/bounded-cache';

/** The fonts of a statement. Parsing one takes longer than a whole document, so a thread makes them once. */
export type StatementFonts = { regular: Font; medium: Font; bold: Font };

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

/** Reads Inter, in the three weights of a statement. TTF: of the smaller WOFF2 the library makes broken documents. */
export const loadFonts = (): StatementFonts => ({
  regular: read('400Regular/Inter_400Regular'),
  medium: read('500Medium/Inter_500Medium'),
  bold: read('700Bold/Inter_700Bold'),
});
