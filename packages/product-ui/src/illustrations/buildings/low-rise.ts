import { groundLine } from '../landscape';
import { polygon, rect } from '../shapes';
import { windows } from '../windows';
import type { Building } from './building';

/** Long decks under wide roofs, by the water. */
export const lowRise: Building = (random, palette) => {
  const levels = random.whole(2, 3);
  const front = random.between(380, 460);
  const x = (800 - front) / 2 + random.between(-40, 40);
  const level = 84;
  const parts = Array.from({ length: levels }, (_unused, index) => {
    const inset = index * random.between(34, 58);
    const left = x + inset;
    const size = front - inset * 1.4;
    const top = groundLine - level * (index + 1);
    return (
      rect(left, top, size, level, palette.wall) +
      rect(left + size * 0.7, top, size * 0.3, level, palette.second) +
      windows(random, palette, {
        x: left + 10,
        y: top + 16,
        width: size * 0.66,
        height: level - 26,
        columns: 5,
        rows: 1,
        fill: 0.74,
        lit: 0.4,
      }) +
      rect(left + size * 0.76, top + 20, size * 0.16, level - 20, palette.secondShade) +
      polygon(
        [
          [left - 30, top],
          [left - 18, top - 12],
          [left + size + 30, top - 12],
          [left + size + 18, top],
        ],
        palette.roof,
      ) +
      rect(left - 18, top, size + 36, 5, palette.roofShade)
    );
  });
  const svg =
    parts.join('') +
    rect(x - 40, groundLine - 4, front + 80, 12, palette.path) +
    rect(x + front * 0.1, groundLine + 20, front * 0.5, 22, palette.far, 11);
  return { svg, from: x - 26, to: x + front + 26 };
};
