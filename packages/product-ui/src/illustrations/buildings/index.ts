import { arcade } from './arcade';
import { brick } from './brick';
import type { BuildingName } from '../look';
import type { Building } from './building';
import { courtyard } from './courtyard';
import { hacienda } from './hacienda';
import { loft } from './loft';
import { lowRise } from './low-rise';
import { terraces } from './terraces';
import { tower } from './tower';

export const buildings: readonly [Building, ...Building[]] = [
  tower,
  courtyard,
  terraces,
  brick,
  lowRise,
  arcade,
  hacienda,
  loft,
];

export const buildingsByName: Record<BuildingName, Building> = {
  tower,
  courtyard,
  terraces,
  brick,
  lowRise,
  arcade,
  hacienda,
  loft,
};
