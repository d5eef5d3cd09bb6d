import { groundLine } from '../landscape';
import { boxes, polygon, rect, type Point } from '../shapes';
import { windows } from '../windows';
import type { Building } from './building';

/** A slender tower with balconies and a planted roof. */
export const tower: Building = (random, palette) => {
  const floors = random.whole(9, 12);
  const floor = 32;
  const front = random.between(140, 180);
  const side = random.between(54, 84);
  const x = random.between(260, 380);
  const top = groundLine - floors * floor - 30;
  const balconies: Point[] = Array.from({ length: floors }, (_unused, index) => [
    x - 14,
    top + 24 + index * floor + 18,
  ]);
  const svg =
    rect(x, top, front, groundLine - top, palette.wall) +
    polygon(
      [
        [x + front, top],
        [x + front + side, top + 26],
        [x + front + side, groundLine],
        [x + front, groundLine],
      ],
      palette.shade,
    ) +
    windows(random, palette, {
      x: x + 18,
      y: top + 20,
      width: front - 26,
      height: floors * floor,
      columns: 4,
      rows: floors,
    }) +
    windows(random, palette, {
      x: x + front + 8,
      y: top + 40,
      width: side - 16,
      height: floors * floor - 20,
      columns: 2,
      rows: floors,
      lit: 0.15,
    }) +
    boxes(balconies, front * 0.58, 6, palette.second) +
    boxes(
      balconies.map(([bx, by]) => [bx, by + 6]),
      front * 0.58,
      3,
      palette.secondShade,
    ) +
    rect(x - 8, top - 10, front + 16, 10, palette.roof) +
    rect(x + front * 0.6, top - 44, front * 0.28, 34, palette.second) +
    rect(x + front * 0.35, groundLine - 40, 44, 40, palette.glass) +
    rect(x - 20, groundLine - 6, front + side + 40, 10, palette.path);
  return { svg, from: x - 14, to: x + front + side };
};
