import type { Palette } from '../palette';
import type { Random } from '../random';
import { arcade } from './arcade';
import { brick } from './brick';
import { courtyard } from './courtyard';
import { hacienda } from './hacienda';
import { loft } from './loft';
import { lowRise } from './low-rise';
import { terraces } from './terraces';
import { tower } from './tower';

/** What a building draws, and between which two points it stands. */
export type Drawn = { svg: string; from: number; to: number };
export type Building = (random: Random, palette: Palette) => Drawn;

export const buildings: readonly [Building, ...Building[]] = [tower, courtyard, terraces, brick, lowRise, arcade, hacienda, loft];
