/** One datum of a chart. */
export type Datum = {
  key: string;
  /** Full name: 'octubre de 2024'. */
  label: string;
  /** Never negative; only the proportion to the others matters. */
  size: number;
  /** Formatted value: '$291.67'. */
  value: string;
};

/** One datum of a column chart. */
export type ColumnDatum = Datum & {
  /** Short name below its column: 'oct'. */
  tick: string;
  /** Below the tick, where a new group starts: '2025'. */
  group?: string | undefined;
};

/** Size of the largest datum; 0 when there are none. */
export const getLargestSize = (data: readonly Datum[]): number => Math.max(0, ...data.map(({ size }) => size));

/** Height of a bar with its name, in pixels. */
export const barHeight = 48;

/** Height of a column chart, in pixels. */
export const columnChartHeight = 232;
