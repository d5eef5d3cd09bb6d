import type { ColumnDatum } from '../chart-data';

/** Minimum width of a label, in pixels. */
const minLabelWidth = 27;

/** A label at every nth column; these divide a year. */
const strides = [1, 3, 6, 12];

/** Number of columns that share one label, from the width of a column in pixels. */
export const getStride = (columnWidth: number): number =>
  strides.find((stride) => stride * columnWidth >= minLabelWidth) ?? 12;

/** The labels below one column. */
export type TickLabels = { tick: string | undefined; group: string | undefined };

/**
 * The labels below the columns: every `stride`th tick, counted from the start of the last group, and a group's name unless the next
 * group's name would overlap it.
 */
export function getTickLabels(data: readonly ColumnDatum[], stride: number): TickLabels[] {
  const last = data.reduce((found, { group }, index) => (group ? index : found), 0);
  return data.map(({ tick, group }, index) => {
    const next = data.slice(index + 1, index + stride).some((later) => later.group);
    return { tick: (index - last) % stride === 0 ? tick : undefined, group: next ? undefined : group };
  });
}
