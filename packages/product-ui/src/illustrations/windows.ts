import type { Palette } from './palette';
import type { Random } from './random';
import { boxes, type Point } from './shapes';

type Grid = {
  x: number;
  y: number;
  width: number;
  height: number;
  columns: number;
  rows: number;
  /** Share of a cell that the window takes. */
  fill?: number;
  /** Share of windows that are lit. */
  lit?: number;
};

/** A grid of equal windows, some of them lit. */
export function windows(
  random: Random,
  palette: Palette,
  { x, y, width, height, columns, rows, fill = 0.56, lit = 0.3 }: Grid,
): string {
  const cell = { width: width / columns, height: height / rows };
  const size = { width: cell.width * fill, height: cell.height * (fill + 0.08) };
  const dark: Point[] = [];
  const bright: Point[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const place: Point = [
        x + cell.width * (column + 0.5) - size.width / 2,
        y + cell.height * (row + 0.5) - size.height / 2,
      ];
      (random.chance(lit) ? bright : dark).push(place);
    }
  }
  return boxes(dark, size.width, size.height, palette.glass) + boxes(bright, size.width, size.height, palette.lit);
}
