import { groundLine } from '../landscape';
import { polygon, rect, type Point } from '../shapes';
import { windows } from '../windows';
import type { Building } from './building';

/** A former workshop with a saw-tooth roof and a chimney. */
export const loft: Building = (random, palette) => {
  const teeth = random.whole(4, 5);
  const tooth = random.between(84, 98);
  const front = teeth * tooth;
  const x = (800 - front) / 2 + random.between(-30, 30);
  const wall = groundLine - random.between(170, 200);
  const roof: Point[] = [[x, wall]];
  const glass: string[] = [];
  for (let index = 0; index < teeth; index += 1) {
    const left = x + index * tooth;
    roof.push([left, wall - 70], [left + tooth, wall]);
    glass.push(
      polygon(
        [
          [left + 8, wall - 10],
          [left + 8, wall - 52],
          [left + tooth * 0.72, wall - 10],
        ],
        index % 2 ? palette.lit : palette.glass,
      ),
    );
  }
  const high = groundLine - wall;
  const svg =
    rect(x + front - 70, wall - 150, 34, 170, palette.roofShade) +
    rect(x + front - 76, wall - 156, 46, 12, palette.roof) +
    polygon(roof, palette.roof) +
    glass.join('') +
    rect(x, wall, front, high, palette.second) +
    rect(x + front * 0.8, wall, front * 0.2, high, palette.secondShade) +
    windows(random, palette, {
      x: x + 12,
      y: wall + 14,
      width: front - 24,
      height: high - 70,
      columns: teeth * 2,
      rows: 2,
      fill: 0.7,
      lit: 0.3,
    }) +
    rect(x, groundLine - 52, front, 52, palette.wall) +
    rect(x + front * 0.4, groundLine - 46, 90, 46, palette.glass);
  return { svg, from: x - 8, to: x + front + 8 };
};
