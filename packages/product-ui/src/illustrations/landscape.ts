import type { Palette } from './palette';
import type { Region } from './place';
import type { Random } from './random';
import { circle, path, polygon, rect, type Point } from './shapes';

/** Size in the drawing's own units. */
export const width = 800;
export const height = 600;
/** Height at which buildings stand. */
export const groundLine = 486;

const ridge = (random: Random, base: number, rise: number, step: number): Point[] => {
  const points: Point[] = [[0, height]];
  for (let x = 0; x <= width + step; x += step) points.push([x, base - random.between(0, rise)]);
  return [...points, [width + step, height]];
};

function volcano(random: Random, palette: Palette): string {
  const x = random.between(120, 680);
  const half = random.between(260, 380);
  const top = random.between(150, 220);
  const snow = 46;
  const slope = half / (groundLine - top);
  return (
    polygon(
      [
        [x - half, groundLine],
        [x - 22, top],
        [x + 22, top],
        [x + half, groundLine],
      ],
      palette.far,
    ) +
    polygon(
      [
        [x - 22 - slope * snow, top + snow],
        [x - 22, top],
        [x + 22, top],
        [x + 22 + slope * snow, top + snow],
        [x + 34, top + snow - 16],
        [x + 8, top + snow + 8],
        [x - 26, top + snow - 14],
      ],
      palette.glow,
    )
  );
}

const ranges = (random: Random, palette: Palette): string =>
  polygon(ridge(random, 330, 130, 100), palette.far) + polygon(ridge(random, 420, 80, 80), palette.near);

function sea(random: Random, palette: Palette): string {
  const horizon = random.between(330, 370);
  const waves = [0, 1, 2, 3]
    .map((row) => rect(random.between(0, 500), horizon + 24 + row * 26, random.between(120, 280), 3, palette.glow, 2))
    .join('');
  return (
    rect(0, horizon, width, height - horizon, palette.far) + rect(0, horizon + 60, width, height, palette.near) + waves
  );
}

function hills(random: Random, palette: Palette): string {
  const a = random.between(300, 360);
  const b = random.between(360, 410);
  return (
    path(`M0 ${a}C200 ${a - 90} 360 ${a + 60} 520 ${a - 10}S760 ${a - 70} 800 ${a - 20}V600H0z`, palette.far) +
    path(`M0 ${b + 30}C160 ${b - 50} 300 ${b + 40} 470 ${b}S700 ${b - 60} 800 ${b + 10}V600H0z`, palette.near)
  );
}

/** Roofs of a city, near and far. */
function skyline(random: Random, palette: Palette): string {
  const row = (top: number, rise: number, step: number, fill: string): string =>
    Array.from({ length: Math.ceil(width / step) }, (_unused, index) => {
      const y = top - random.between(0, rise);
      return rect(index * step, y, step - random.between(0, 10), groundLine - y, fill);
    }).join('');
  return row(360, 150, 74, palette.far) + row(430, 90, 96, palette.near);
}

const backgrounds = [volcano, ranges, sea, hills] as const;

/** The landscape behind a building, by its region. Only the coast has the sea. */
const regionBackgrounds: Record<Region, readonly [typeof sea, typeof sea]> = {
  sierra: [volcano, ranges],
  costa: [sea, sea],
  valle: [hills, hills],
  ciudad: [skyline, skyline],
};

function sky(random: Random, palette: Palette): string {
  const x = random.between(90, 710);
  const y = random.between(90, 190);
  const radius = random.between(38, 62);
  const band = random.between(230, 300);
  return (
    rect(0, 0, width, height, palette.sky) +
    rect(0, band, width, height - band, palette.glow) +
    circle(x, y, radius, palette.sun)
  );
}

/** Sky, sun or moon, a distant background, and the ground. Any background unless a region and one of its two are given. */
export function landscape(random: Random, palette: Palette, land?: { region: Region; background: number }): string {
  const background = land
    ? regionBackgrounds[land.region][land.background % 2 === 0 ? 0 : 1]
    : random.pick(backgrounds);
  const ground =
    rect(0, groundLine, width, height - groundLine, palette.ground) + rect(0, groundLine + 62, width, 26, palette.path);
  return sky(random, palette) + background(random, palette) + ground;
}
