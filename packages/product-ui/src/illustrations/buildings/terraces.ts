import { groundLine } from '../landscape';
import { circle, polygon, rect } from '../shapes';
import { windows } from '../windows';
import type { Building } from './building';

/** Homes that climb a slope, the roof of each the terrace of the next. */
export const terraces: Building = (random, palette) => {
  const steps = random.whole(4, 5);
  const stepWidth = random.between(92, 112);
  const stepHeight = random.between(62, 76);
  const flip = random.chance(0.5);
  const span = steps * stepWidth + 60;
  const x0 = (800 - span) / 2;
  const place = (index: number) => (flip ? x0 + (steps - 1 - index) * stepWidth : x0 + index * stepWidth);
  const parts = Array.from({ length: steps }, (_unused, index) => {
    const x = place(index);
    const high = stepHeight * (index + 1);
    const top = groundLine - high;
    const planter = [0.15, 0.35, 0.55]
      .map((share) => circle(x + stepWidth * share, top - 4, 9, share === 0.35 ? palette.plantDark : palette.plant))
      .join('');
    return (
      planter +
      rect(x, top, stepWidth + 60, high, index % 2 ? palette.wall : palette.second) +
      rect(x + stepWidth + 34, top, 26, high, index % 2 ? palette.shade : palette.secondShade) +
      rect(x - 6, top, stepWidth + 72, 8, index % 2 ? palette.roof : palette.wall) +
      windows(random, palette, {
        x: x + 6,
        y: top + 16,
        width: stepWidth + 22,
        height: stepHeight - 22,
        columns: 3,
        rows: 1,
        fill: 0.6,
        lit: 0.45,
      })
    );
  });
  const svg =
    (flip ? parts : [...parts]).join('') +
    polygon(
      [
        [x0 - 30, groundLine + 6],
        [x0, groundLine - 14],
        [x0 + span, groundLine - 14],
        [x0 + span + 30, groundLine + 6],
      ],
      palette.path,
    );
  return { svg, from: x0, to: x0 + span };
};
