import { groundLine } from '../landscape';
import { arch, polygon, rect } from '../shapes';
import { windows } from '../windows';
import type { Building } from './building';

/** A house around a courtyard: two floors, an arcade below, a tiled roof. */
export const courtyard: Building = (random, palette) => {
  const arches = random.whole(5, 7);
  const bay = 68;
  const span = arches * bay;
  const x = (800 - span) / 2 + random.between(-50, 50);
  const top = groundLine - 210;
  const openings = Array.from({ length: arches }, (_unused, index) =>
    arch(
      x + index * bay + 12,
      groundLine - 96,
      bay - 24,
      96,
      index === Math.floor(arches / 2) ? palette.lit : palette.glass,
    ),
  ).join('');
  const svg =
    rect(x, top, span, 210, palette.wall) +
    rect(x + span * 0.72, top, span * 0.28, 210, palette.shade) +
    polygon(
      [
        [x - 26, top],
        [x + 26, top - 54],
        [x + span - 26, top - 54],
        [x + span + 26, top],
      ],
      palette.roof,
    ) +
    polygon(
      [
        [x + span * 0.72, top],
        [x + span * 0.72, top - 54],
        [x + span - 26, top - 54],
        [x + span + 26, top],
      ],
      palette.roofShade,
    ) +
    windows(random, palette, {
      x: x + 4,
      y: top + 20,
      width: span - 8,
      height: 66,
      columns: arches,
      rows: 1,
      fill: 0.42,
      lit: 0.4,
    }) +
    rect(x - 6, top + 96, span + 12, 8, palette.second) +
    openings +
    rect(x - 18, groundLine - 4, span + 36, 10, palette.path);
  return { svg, from: x - 10, to: x + span + 10 };
};
