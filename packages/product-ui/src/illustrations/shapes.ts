/** The shapes of every illustration, as SVG text. Coordinates are rounded to keep the files small. */

const round = (value: number): number => Math.round(value * 10) / 10;

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${radius ? ` rx="${radius}"` : ''}/>`;

export type Point = readonly [number, number];

export const polygon = (points: readonly Point[], fill: string): string =>
  `<path d="M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z" fill="${fill}"/>`;

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

export const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Equal boxes as one path: a single element for a grid of windows. */
export const boxes = (corners: readonly Point[], width: number, height: number, fill: string): string =>
  corners.length === 0
    ? ''
    : `<path d="${corners.map(([x, y]) => `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`).join('')}" fill="${fill}"/>`;

/** A door or window with a round top. */
export const arch = (x: number, y: number, width: number, height: number, fill: string): string => {
  const r = width / 2;
  return path(
    `M${round(x)} ${round(y + height)}v${round(-(height - r))}a${round(r)} ${round(r)} 0 0 1 ${round(width)} 0v${round(height - r)}z`,
    fill,
  );
};
