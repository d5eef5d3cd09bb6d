import type { Palette } from '../palette';
import type { Random } from '../random';

/** Draws a building and returns its left and right edges. */
export type Drawn = { svg: string; from: number; to: number };
export type Building = (random: Random, palette: Palette) => Drawn;
