import { buildings } from './buildings';
import { height, landscape, width } from './landscape';
import { motifs } from './motifs';
import { palettes } from './palette';
import { garden } from './plants';
import { hash, createRandom } from './random';

export type IllustrationKind = 'building' | 'article';

/** One of a list by a number: consecutive numbers give different ones. */
const pickByIndex = <T>(items: readonly [T, ...T[]], index: number): T => items[index % items.length] ?? items[0];

// The salt is one under which the demonstration's pictures are all of another kind.
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
 * Our own picture of a seed, as the text of an SVG file: Andean and coastal architecture for a project, a detail of a building for an
 * article. The same seed gives the same bytes.
 */
export function drawIllustration(seed: string, kind: IllustrationKind): string {
  const content = kind === 'building' ? drawScene(seed) : drawMotif(seed);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${content}</svg>`;
}
