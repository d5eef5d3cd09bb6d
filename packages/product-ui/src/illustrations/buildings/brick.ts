import { groundLine } from '../landscape';
import { boxes, polygon, rect, type Point } from '../shapes';
import { windows } from '../windows';
import type { Building } from './building';

/** A brick mid-rise with bay windows. */
export const brick: Building = (random, palette) => {
  const floors = random.whole(5, 6);
  const floor = 54;
  const front = random.between(280, 340);
  const x = (800 - front) / 2 + random.between(-60, 40);
  const high = floors * floor + 24;
  const top = groundLine - high;
  const courses: Point[] = Array.from({ length: floors * 3 }, (_unused, row) => [x, top + 18 + row * (floor / 3)]);
  const bay = (left: number) =>
    rect(left, top + 30, 62, high - 78, palette.wall) +
    polygon(
      [
        [left + 62, top + 30],
        [left + 78, top + 40],
        [left + 78, top + high - 56],
        [left + 62, top + high - 48],
      ],
      palette.shade,
    ) +
    windows(random, palette, {
      x: left + 4,
      y: top + 36,
      width: 54,
      height: high - 90,
      columns: 2,
      rows: floors - 1,
      fill: 0.66,
      lit: 0.4,
    });
  const svg =
    rect(x, top, front, high, palette.second) +
    boxes(courses, front, 1.5, palette.secondShade) +
    rect(x + front - 36, top, 36, high, palette.secondShade) +
    bay(x + 36) +
    bay(x + front - 150) +
    windows(random, palette, {
      x: x + 128,
      y: top + 30,
      width: front - 290,
      height: high - 84,
      columns: 1,
      rows: floors - 1,
      fill: 0.5,
    }) +
    rect(x - 10, top - 12, front + 20, 14, palette.wall) +
    rect(x, groundLine - 44, front, 44, palette.shade) +
    rect(x + front / 2 - 28, groundLine - 62, 52, 62, palette.glass) +
    rect(x + front / 2 - 34, groundLine - 70, 64, 8, palette.roof);
  return { svg, from: x - 6, to: x + front + 6 };
};
