import { buildings } from './buildings';
import { height, landscape, width } from './landscape';
import { motifs } from './motifs';
import { palettes } from './palette';
import { garden } from './plants';
import { hash, createRandom } from './random';

export type IllustrationKind = 'building' | 'article';

/** An item by number, so that consecutive numbers give different items. */
const pickByIndex = <T>(items: readonly [T, ...T[]], index: number): T => items[index % items.length] ?? items[0];

// With this salt all illustrations of the demonstration data differ.
const hashSeed = (seed: string): number => hash(`3485:${seed}`);

function drawScene(seed: string): string {
  const random = createRandom(seed);
  const number = hashSeed(seed);
  const palette = pickByIndex(palettes, number >>> 5);
  const building = pickByIndex(buildings, number)(random, palette);
  return landscape(random, palette) + building.svg + garden(random, palette, building.from, building.to);
}

function drawMotif(seed: string): string {
  const random = createRandom(seed);
  const number = hashSeed(seed);
  return pickByIndex(motifs, number)(random, pickByIndex(palettes, number >>> 5));
}

/**
 * An illustration as SVG text: Andean or coastal architecture for a project, a detail of a building for an article. The same seed always
 * gives the same bytes.
 */
export function drawIllustration(seed: string, kind: IllustrationKind): string {
  const content = kind === 'building' ? drawScene(seed) : drawMotif(seed);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${content}</svg>`;
}
