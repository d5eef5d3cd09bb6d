import type { ColumnDatum } from '../chart-data';

/** Least width of a word below a column, in pixels. */
const minLabelWidth = 27;

/** Every how many columns a word stands, so that words keep apart: parts of a year. */
const strides = [1, 3, 6, 12];

export const getStride = (columnWidth: number): number =>
  strides.find((stride) => stride * columnWidth >= minLabelWidth) ?? 12;

/** What is written below a column. */
export type TickLabels = { tick: string | undefined; group: string | undefined };

/**
 * The words below the columns: where there is no room for all of them, every `stride`th counted from where the last group begins, and the
 * name of a group only where that of the next one is not in its way.
 */
export function getTickLabels(data: readonly ColumnDatum[], stride: number): TickLabels[] {
  const last = Math.max(
    0,
    data.findLastIndex(({ group }) => group),
  );
  return data.map(({ tick, group }, index) => {
    const next = data.slice(index + 1, index + stride).some((later) => later.group);
    return { tick: (index - last) % stride === 0 ? tick : undefined, group: next ? undefined : group };
  });
}
