/** Colour of a badge (`packages/ui/src/data/Badge.tsx`): quiet, good, waiting for somebody, bad, or the product's own. */
export type BadgeTone = 'neutral' | 'success' | 'warning' | 'danger' | 'brass';

/** A value as its badge shows it. */
export type BadgeFacts = { label: string; tone: BadgeTone };

/** Facts about one value of a status. */
export type StatusFacts<Status extends string> = BadgeFacts & {
  /** Whether it is open or in effect: it holds money, fractions or access, or waits for a step. */
  isLive: boolean;
  /** Statuses that can follow, also by the correction of a mistake. A final status has none. */
  next: readonly Status[];
};

/** The live values of a status, in the order of its table. */
export const listLive = <Status extends string>(table: Readonly<Record<Status, StatusFacts<Status>>>): Status[] =>
  (Object.keys(table) as Status[]).filter((status) => table[status].isLive);
