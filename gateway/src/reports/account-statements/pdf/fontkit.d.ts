// The library publishes no types; these are the parts that we use.
declare module 'fontkit' {
  export type GlyphRun = { positions: object[] };
  export type Font = {
    /** Code points that it has glyphs for. */
    characterSet: number[];
    glyphForCodePoint(codePoint: number): object;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string, features?: Record<string, boolean>): GlyphRun;
  };
  export function openSync(file: string): Font;
  export function create(font: Uint8Array): Font;
}
