import type { Palette } from '../palette';
import type { Random } from '../random';

/** What a building draws, and between which two points it stands. */
export type Drawn = { svg: string; from: number; to: number };
export type Building = (random: Random, palette: Palette) => Drawn;
