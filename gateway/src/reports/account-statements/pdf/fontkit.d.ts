// The library publishes no types; these are the parts that we use.
declare module 'fontkit' {
  export type GlyphRun = { positions: object[] };
  export type Font = { layout(text: string, features?: Record<string, boolean>): GlyphRun };
  export function openSync(file: string): Font;
}
