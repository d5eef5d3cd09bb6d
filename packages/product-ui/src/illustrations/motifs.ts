import { height, width } from './landscape';
import type { Palette } from './palette';
import type { Random } from './random';
import { arch, boxes, circle, path, polygon, rect, stroke, type Point } from './shapes';
import { windows } from './windows';

type Motif = (random: Random, palette: Palette) => string;

const wall = (fill: string): string => rect(0, 0, width, height, fill);

const door: Motif = (random, p) =>
  wall(p.second) +
  rect(0, 480, width, 120, p.path) +
  polygon(
    [
      [520, 480],
      [800, 330],
      [800, 480],
    ],
    p.secondShade,
  ) +
  arch(270, 110, 260, 370, p.wall) +
  arch(300, 145, 200, 335, p.glass) +
  rect(396, 145, 8, 335, p.wall) +
  circle(382, 330, 8, p.lit) +
  rect(230, 480, 340, 22, p.shade) +
  rect(200, 502, 400, 24, p.wall) +
  circle(170, 440, 46, p.plant) +
  circle(205, 455, 34, p.plantDark) +
  rect(140, 470, 80, 50, p.roof, 6) +
  rect(620, random.between(180, 220), 60, 86, p.lit);

const window: Motif = (_random, p) =>
  wall(p.wall) +
  polygon(
    [
      [0, 0],
      [240, 0],
      [0, 420],
    ],
    p.shade,
  ) +
  rect(230, 90, 340, 380, p.roof) +
  rect(254, 114, 292, 332, p.glass) +
  polygon(
    [
      [254, 114],
      [420, 114],
      [254, 330],
    ],
    p.near,
  ) +
  rect(394, 114, 12, 332, p.roof) +
  rect(254, 270, 292, 12, p.roof) +
  rect(200, 446, 400, 26, p.second) +
  [260, 340, 420, 500]
    .map((x, index) => circle(x, 432 - (index % 2) * 16, 38, index % 2 ? p.plantDark : p.plant))
    .join('') +
  [280, 370, 470].map((x) => circle(x, 410, 9, p.lit)).join('') +
  rect(220, 452, 360, 60, p.secondShade, 8);

const stairs: Motif = (random, p) => {
  const steps = 8;
  const parts = Array.from({ length: steps }, (_unused, index) => {
    const x = 60 + index * 86;
    const y = 540 - index * 58;
    return rect(x, y, width - x, height - y, index % 2 ? p.wall : p.shade) + rect(x, y, width - x, 8, p.roof);
  });
  return wall(p.sky) + circle(random.between(150, 260), 150, 74, p.sun) + parts.join('');
};

const plan: Motif = (_random, p) => {
  const ink = '#f7f4ee';
  const lines: Point[] = Array.from({ length: 19 }, (_unused, index) => [40 * (index + 1), 0]);
  return (
    wall('#123328') +
    boxes(lines, 1, height, '#1f4639') +
    boxes(
      lines.slice(0, 14).map(([x]) => [0, x] as Point),
      width,
      1,
      '#1f4639',
    ) +
    stroke(
      'M160 120h480v360H160zM160 300h200v-60M360 120v60M360 300v180M360 360h120M540 360h100M480 120v100h160',
      ink,
      8,
    ) +
    stroke('M360 180a60 60 0 0 1 -60 60M480 360a60 60 0 0 1 60 -60', p.lit, 4) +
    stroke('M160 520h480M160 508v24M640 508v24', p.lit, 3) +
    rect(196, 156, 90, 60, '#2c5b4c', 6) +
    rect(520, 400, 80, 50, '#2c5b4c', 6) +
    circle(420, 230, 26, '#b8482a')
  );
};

const bricks: Motif = (random, p) => {
  const tones = [p.second, p.roof, p.secondShade, p.shade] as const;
  const rows = Array.from({ length: 7 }, (_unused, row) =>
    Array.from({ length: 7 - row }, (_none, column) =>
      rect(90 + row * 46 + column * 92, 510 - row * 62, 84, 54, random.chance(0.16) ? p.lit : random.pick(tones), 3),
    ).join(''),
  );
  return wall(p.glow) + circle(620, 150, 70, p.sun) + rect(0, 566, width, 34, p.ground) + rows.join('');
};

const keys: Motif = (_random, p) =>
  wall(p.near) +
  path('M120 360L400 130l280 230v160H120z', p.wall) +
  polygon(
    [
      [400, 130],
      [680, 360],
      [680, 520],
      [400, 520],
    ],
    p.shade,
  ) +
  path('M80 372L400 104l320 268-26 30L400 156 106 402z', p.roof) +
  circle(400, 330, 62, p.lit) +
  circle(400, 330, 26, p.wall) +
  rect(386, 385, 28, 120, p.lit) +
  rect(414, 440, 36, 22, p.lit) +
  rect(414, 478, 26, 22, p.lit);

const balcony: Motif = (random, p) => {
  const floors = [0, 1, 2].map((floor) => {
    const y = 40 + floor * 190;
    const rails: Point[] = Array.from({ length: 24 }, (_unused, index) => [120 + index * 24, y + 104]);
    return (
      rect(180, y, 170, 130, p.glass) +
      rect(450, y, 170, 130, random.chance(0.5) ? p.lit : p.glass) +
      boxes(rails, 4, 44, p.line) +
      rect(110, y + 98, 580, 8, p.line) +
      rect(96, y + 146, 608, 14, p.roof) +
      circle(random.between(200, 600), y + 118, 30, p.plant)
    );
  });
  return (
    wall(p.wall) +
    polygon(
      [
        [560, 0],
        [800, 0],
        [800, 600],
        [680, 600],
      ],
      p.shade,
    ) +
    floors.join('')
  );
};

const city: Motif = (random, p) => {
  const blocks = [0, 1, 2, 3, 4, 5].map((index) => {
    const x = 30 + index * 126;
    const top = random.between(150, 380);
    return (
      rect(x, top, 110, height - top, index % 2 ? p.second : p.wall) +
      rect(x + 84, top, 26, height - top, index % 2 ? p.secondShade : p.shade) +
      windows(random, p, {
        x: x + 8,
        y: top + 16,
        width: 70,
        height: height - top - 40,
        columns: 3,
        rows: Math.round((height - top) / 46),
        lit: 0.4,
      })
    );
  });
  return (
    wall(p.sky) +
    circle(random.between(120, 680), 130, 66, p.sun) +
    rect(0, 300, width, 300, p.glow) +
    blocks.join('') +
    rect(0, 560, width, 40, p.plantDark)
  );
};

export const motifs: readonly [Motif, ...Motif[]] = [door, window, stairs, plan, bricks, keys, balcony, city];
