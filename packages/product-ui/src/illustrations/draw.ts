import { buildings, buildingsByName } from './buildings';
import { height, landscape, width } from './landscape';
import { assignLooks, type Look } from './look';
import { motifs } from './motifs';
import { getPalette, palettes } from './palette';
import type { Place } from './place';
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

const toKey = ({ name, location }: Place): string => `${name}|${location}`;

/** A scene that fits a project, and that no project before it in the list has. */
function drawPlace(seed: string, place: Place, list: readonly Place[]): string {
  const random = createRandom(seed);
  // In a fixed order: searching or sorting a list changes no picture of it.
  const key = toKey(place);
  const before = list.filter((other) => toKey(other) < key).sort((a, b) => (toKey(a) < toKey(b) ? -1 : 1));
  const look = assignLooks([...before, place]).at(-1) as Look;
  const { region, light, walls, isMirrored } = look;
  const palette = getPalette(light, walls, region === 'costa');
  const building = buildingsByName[look.building](random, palette);
  const scene =
    landscape(random, palette, look) + building.svg + garden(random, palette, building.from, building.to, region);
  return isMirrored ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${scene}</g>` : scene;
}

function drawMotif(seed: string): string {
  const random = createRandom(seed);
  const number = hashSeed(seed);
  return pickByIndex(motifs, number)(random, pickByIndex(palettes, number >>> 5));
}

/** The project that a picture is of, and the list that it is shown in. */
export type Subject = { place: Place; list?: readonly Place[] };

/**
 * An illustration as SVG text: a building in its landscape for a project, a detail of a building for an article. The same seed, project and
 * list always give the same bytes. With a project, region and building fit it, and it differs from those before it in the list.
 */
export function drawIllustration(seed: string, kind: IllustrationKind, subject?: Subject): string {
  const drawBuilding = () => (subject ? drawPlace(seed, subject.place, subject.list ?? []) : drawScene(seed));
  const content = kind === 'building' ? drawBuilding() : drawMotif(seed);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${content}</svg>`;
}
