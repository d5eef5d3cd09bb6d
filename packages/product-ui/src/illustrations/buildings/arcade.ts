import { groundLine } from '../landscape';
import { arch, polygon, rect } from '../shapes';
import { windows } from '../windows';
import type { Building } from './building';

/** Shops under an arcade with awnings, homes above. */
export const arcade: Building = (random, palette) => {
  const bays = random.whole(4, 5);
  const bay = 92;
  const floors = random.whole(3, 4);
  const front = bays * bay;
  const x = (800 - front) / 2 + random.between(-30, 30);
  const top = groundLine - 112 - floors * 50;
  const shops = Array.from({ length: bays }, (_unused, index) => {
    const left = x + index * bay;
    const tone = index % 2 ? palette.second : palette.roof;
    return (
      arch(left + 12, groundLine - 88, bay - 24, 88, palette.glass) +
      rect(left + 20, groundLine - 52, bay - 40, 52, palette.lit) +
      polygon(
        [
          [left + 8, groundLine - 62],
          [left + bay - 8, groundLine - 62],
          [left + bay + 2, groundLine - 42],
          [left - 2, groundLine - 42],
        ],
        tone,
      )
    );
  }).join('');
  const svg =
    rect(x, top, front, groundLine - top, palette.wall) +
    rect(x + front - 54, top, 54, groundLine - top, palette.shade) +
    windows(random, palette, {
      x: x + 8,
      y: top + 14,
      width: front - 16,
      height: floors * 50,
      columns: bays * 2,
      rows: floors,
      fill: 0.46,
      lit: 0.35,
    }) +
    rect(x - 10, top - 10, front + 20, 12, palette.second) +
    rect(x - 4, groundLine - 110, front + 8, 8, palette.secondShade) +
    shops;
  return { svg, from: x - 6, to: x + front + 6 };
};
