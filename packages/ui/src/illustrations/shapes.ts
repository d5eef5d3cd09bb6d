/** The few marks that every illustration is made of, as SVG text. Coordinates are rounded: they are files that people download. */

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

/** Many equal boxes as one path: a grid of windows costs one element. */
export const boxes = (places: readonly Point[], width: number, height: number, fill: string): string =>
  places.length === 0
    ? ''
    : `<path d="${places.map(([x, y]) => `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`).join('')}" fill="${fill}"/>`;

/** An opening with a round top. */
export const arch = (x: number, y: number, width: number, height: number, fill: string): string => {
  const r = width / 2;
  return path(
    `M${round(x)} ${round(y + height)}v${round(-(height - r))}a${round(r)} ${round(r)} 0 0 1 ${round(width)} 0v${round(height - r)}z`,
    fill,
  );
};
