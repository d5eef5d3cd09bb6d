type Statement = { id: number; openingBalance: number; closingBalance: number };

/**
 * Of statements that end on one day, the last one by their balances: the one that no other of them continues. Where those are several with
 * different closing balances, or none, nobody knows which is the last.
 * @param ofDay the newest first
 */
export function pickLast<S extends Statement>(ofDay: readonly S[]): { statement: S; isUncertain: boolean } | null {
  const [newest] = ofDay;
  if (!newest) return null;
  const ends = ofDay.filter(
    ({ id, closingBalance }) => !ofDay.some((other) => other.id !== id && other.openingBalance === closingBalance),
  );
  const isUncertain = new Set(ends.map(({ closingBalance }) => closingBalance)).size !== 1;
  return { statement: (isUncertain ? undefined : ends[0]) ?? newest, isUncertain };
}
