import { groundLine } from './landscape';
import type { Palette } from './palette';
import type { Region } from './place';
import type { Random } from './random';
import { circle, path, polygon, rect, stroke, type Point } from './shapes';

type Plant = (x: number, size: number, palette: Palette) => string;

const tree: Plant = (x, size, { plant, plantDark }) =>
  rect(x - 3, groundLine - size * 0.5, 6, size * 0.5 + 6, plantDark) +
  circle(x, groundLine - size * 0.8, size * 0.4, plant) +
  path(`M${x} ${groundLine - size * 1.2}a${size * 0.4} ${size * 0.4} 0 0 1 0 ${size * 0.8}z`, plantDark);

const cypress: Plant = (x, size, { plant, plantDark }) => {
  const top = groundLine - size * 1.7;
  const side = (way: number) =>
    `M${x} ${top}q${way * size * 0.34} ${size * 0.9} ${way * size * 0.16} ${size * 1.6}h${-way * size * 0.16}z`;
  return rect(x - 3, groundLine - 14, 6, 20, plantDark) + path(side(-1), plant) + path(side(1), plantDark);
};

const palm: Plant = (x, size, { plant, plantDark, shade }) => {
  const top = groundLine - size * 1.6;
  const fronds = [-1, -0.6, 0.6, 1]
    .map((lean) =>
      path(
        `M${x + 8} ${top}q${lean * size * 0.35} ${-size * 0.34} ${lean * size * 0.72} ${size * (0.34 - Math.abs(lean) * 0.12)}q${-lean * size * 0.36} ${-size * 0.2} ${-lean * size * 0.72} ${-size * 0.2}z`,
        lean < 0 ? plant : plantDark,
      ),
    )
    .join('');
  return (
    stroke(`M${x} ${groundLine + 6}q-4 ${-size * 0.8} 8 ${-size * 1.6}`, shade, 7) +
    fronds +
    path(
      `M${x + 4} ${top}q4 ${-size * 0.5} ${size * 0.2} ${-size * 0.45}q${-size * 0.1} ${size * 0.1} ${-size * 0.1} ${size * 0.48}z`,
      plant,
    )
  );
};

const agave: Plant = (x, size, { plant, plantDark }) =>
  [-0.5, -0.28, -0.08, 0.12, 0.32, 0.54]
    .map((lean, index) => {
      const tip: Point = [x + lean * size, groundLine - size * (0.75 - Math.abs(lean) * 0.6)];
      return polygon(
        [[x + lean * 8 - 6, groundLine + 6], tip, [x + lean * 8 + 6, groundLine + 6]],
        index % 2 ? plantDark : plant,
      );
    })
    .join('');

const bush: Plant = (x, size, { plant, plantDark }) =>
  circle(x, groundLine - size * 0.1, size * 0.3, plant) + circle(x + size * 0.32, groundLine, size * 0.24, plantDark);

const kinds = [tree, cypress, palm, agave, bush] as const;

/** The plants of a region: palms on the coast only. */
const regionKinds: Record<Region, readonly [Plant, ...Plant[]]> = {
  sierra: [tree, cypress, agave],
  costa: [palm, palm, bush],
  valle: [tree, cypress, bush],
  ciudad: [tree, bush],
};

/** A few plants on both sides of a building, of at most two kinds, which grow in the region if it is given. */
export function garden(random: Random, palette: Palette, from: number, to: number, region?: Region): string {
  const tall = random.pick(region ? regionKinds[region] : kinds);
  const low = random.pick([agave, bush]);
  const spots = [
    from - random.between(40, 90),
    to + random.between(36, 86),
    from - random.between(120, 170),
    to + random.between(120, 180),
  ];
  const drawn = spots
    .map((x, index) => (index % 2 === 0 ? tall : random.pick([tall, low]))(x, random.between(70, 120), palette))
    .join('');
  return drawn + low(from + 10, 52, palette) + low(to - 30, 46, palette);
}
