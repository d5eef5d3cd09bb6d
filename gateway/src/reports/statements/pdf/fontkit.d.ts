// The library has no types of its own; this is what is used of it.
declare module 'fontkit' {
  export type GlyphRun = { positions: object[] };
  export type Font = { layout(text: string, features?: Record<string, boolean>): GlyphRun };
  export function openSync(file: string): Font;
}
