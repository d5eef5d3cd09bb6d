import { getBuildingType, getRegion, type BuildingType, type Place, type Region } from './place';
import { hash } from './random';

export type BuildingName = 'tower' | 'courtyard' | 'terraces' | 'brick' | 'lowRise' | 'arcade' | 'hacienda' | 'loft';

/** The buildings that fit each type. */
const fitting: Record<BuildingType, readonly [BuildingName, ...BuildingName[]]> = {
  casa: ['courtyard', 'lowRise'],
  torre: ['tower'],
  lofts: ['loft'],
  terrazas: ['terraces'],
  portal: ['arcade', 'hacienda'],
  edificio: ['brick', 'lowRise'],
  locales: ['arcade', 'brick'],
};

/** The distinct features of a project's picture. */
export type Look = {
  region: Region;
  building: BuildingName;
  /** One of the region's two backgrounds, of four lights and of four walls. */
  background: number;
  light: number;
  walls: number;
  isMirrored: boolean;
};

/** Number of looks that a project of one region and type can have; half of them where one building fits. More than a list shows. */
const variants = 2 * 2 * 4 * 4 * 2;

function getLook(place: Place, number: number): Look {
  const take = (count: number, shift: number): number => Math.floor(number / shift) % count;
  const buildings = fitting[getBuildingType(place)];
  return {
    region: getRegion(place),
    light: take(4, 1),
    walls: take(4, 4),
    isMirrored: take(2, 16) === 1,
    building: buildings[take(buildings.length, 32)] ?? buildings[0],
    background: take(2, 64),
  };
}

/** Two pictures are alike if building, light, walls and side are the same, whatever is behind them. */
export const toLookKey = ({ building, light, walls, isMirrored }: Look): string =>
  [building, light, walls, isMirrored].join();

/** Similarity of two pictures, from 0; the building is seen first, then the light, the walls and the side. */
const compare = (a: Look, b: Look): number =>
  (a.building === b.building ? 8 : 0) +
  (a.light === b.light ? 3 : 0) +
  (a.walls === b.walls ? 2 : 0) +
  (a.isMirrored === b.isMirrored ? 1 : 0);

/** The look that is least like those before it; the first of them by the number of the project. */
function getLeastAlike(place: Place, before: readonly Look[]): Look {
  const start = hash(`${place.name}|${place.location}`) % variants;
  let [best, lowest] = [getLook(place, start), Infinity];
  for (let step = 0; step < variants && lowest > 0; step += 1) {
    const look = getLook(place, (start + step) % variants);
    const likeness = Math.max(0, ...before.map((other) => compare(look, other)));
    if (likeness < lowest) [best, lowest] = [look, likeness];
  }
  return best;
}

/** The look of each project of a list, as unlike those before it as it can be. */
export function assignLooks(places: readonly Place[]): Look[] {
  const looks: Look[] = [];
  for (const place of places) looks.push(getLeastAlike(place, looks));
  return looks;
}
