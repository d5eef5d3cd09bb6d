/** One part of an allocation: its weight, and an id that breaks ties. */
export type Holding = { id: number; amount: number };

/**
 * Shares of an amount in cents, in the order of the holdings, by their amounts: each gets the whole cents of its exact share, and the
 * cents that are left go to the largest remainders, ties to the lowest id. They always sum to the whole, and none is a cent or more off.
 * Without anything held there is nothing to share: all are 0.
 */
export function allocate(cents: number, holdings: readonly Holding[]): number[] {
  const held = holdings.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  if (held === 0n) return holdings.map(() => 0);
  // BigInt: cents times dollars pass 2^53.
  const exact = holdings.map(({ id, amount }, index) => {
    const scaled = BigInt(cents) * BigInt(amount);
    return { id, index, whole: Number(scaled / held), rest: scaled % held };
  });
  const left = exact.reduce((sum, { whole }) => sum - whole, cents);
  const byRest = exact.toSorted((one, other) =>
    one.rest === other.rest ? one.id - other.id : one.rest > other.rest ? -1 : 1,
  );
  const raised = new Set(byRest.slice(0, left).map(({ index }) => index));
  return exact.map(({ whole, index }) => whole + (raised.has(index) ? 1 : 0));
}

/** One holding per project with the amounts of its holdings added up; the other values are those of the project's first holding. */
export function groupHoldings<T extends { projectId: number; amount: number }>(
  holdings: readonly T[],
): ReadonlyMap<number, T> {
  const groups = new Map<number, T>();
  for (const holding of holdings) {
    const amount = (groups.get(holding.projectId)?.amount ?? 0) + holding.amount;
    groups.set(holding.projectId, { ...(groups.get(holding.projectId) ?? holding), amount });
  }
  return groups;
}
