/** One datum of a chart. */
export type Datum = {
  key: string;
  /** What it is of, in full: 'octubre de 2024'. */
  label: string;
  /** Its size, never negative; only its proportion to the others matters. */
  size: number;
  /** Its value, written for people: '$291.67'. */
  value: string;
};

/** One datum of a row of columns. */
export type ColumnDatum = Datum & {
  /** Short, below its column: 'oct'. */
  tick: string;
  /** Below the tick, where something new begins: '2025'. */
  group?: string | undefined;
};

/** Size of the largest datum, 0 of none. */
export const getLargestSize = (data: readonly Datum[]): number => Math.max(0, ...data.map(({ size }) => size));
