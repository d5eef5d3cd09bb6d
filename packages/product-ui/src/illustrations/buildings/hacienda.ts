import { groundLine } from '../landscape';
import { arch, polygon, rect } from '../shapes';
import { windows } from '../windows';
import type { Building } from './building';

/** A low house with a bell tower under tiled roofs. */
export const hacienda: Building = (random, palette) => {
  const front = random.between(360, 430);
  const x = (800 - front) / 2 + random.between(-30, 60);
  const left = random.chance(0.5);
  const towerX = left ? x + 24 : x + front - 108;
  const wall = groundLine - 128;
  const svg =
    rect(towerX, wall - 120, 84, 250, palette.shade) +
    rect(towerX, wall - 120, 56, 250, palette.wall) +
    polygon(
      [
        [towerX - 16, wall - 120],
        [towerX + 42, wall - 178],
        [towerX + 100, wall - 120],
      ],
      palette.roof,
    ) +
    polygon(
      [
        [towerX + 42, wall - 178],
        [towerX + 100, wall - 120],
        [towerX + 56, wall - 120],
      ],
      palette.roofShade,
    ) +
    arch(towerX + 24, wall - 96, 34, 60, palette.lit) +
    rect(x, wall, front, 128, palette.wall) +
    rect(x + front * 0.78, wall, front * 0.22, 128, palette.shade) +
    polygon(
      [
        [x - 30, wall + 6],
        [x + 20, wall - 48],
        [x + front - 20, wall - 48],
        [x + front + 30, wall + 6],
      ],
      palette.roof,
    ) +
    polygon(
      [
        [x + front * 0.78, wall + 6],
        [x + front * 0.74, wall - 48],
        [x + front - 20, wall - 48],
        [x + front + 30, wall + 6],
      ],
      palette.roofShade,
    ) +
    windows(random, palette, {
      x: x + 16,
      y: wall + 26,
      width: front - 32,
      height: 56,
      columns: 6,
      rows: 1,
      fill: 0.36,
      lit: 0.4,
    }) +
    rect(x, groundLine - 26, front, 26, palette.second) +
    arch(x + front * 0.46, groundLine - 92, 54, 92, palette.glass) +
    rect(x - 24, groundLine - 4, front + 48, 10, palette.path);
  return { svg, from: x - 16, to: x + front + 16 };
};
