/** One part of an allocation: its weight, and an id that breaks ties. */
export type Holding = { id: number; amount: number };

const sumHoldings = (holdings: readonly Holding[]): bigint =>
  holdings.reduce((sum, { amount }) => sum + BigInt(amount), 0n);

/**
 * Shares of an amount in cents, in the order of the holdings, by their amounts: each gets the whole cents of its exact share, and the
 * cents that are left go to the largest remainders, ties to the lowest id. They always sum to the whole, and none is a cent or more off.
 * Without anything held there is nothing to share: all are 0.
 */
export const allocate = (cents: number, holdings: readonly Holding[]): number[] =>
  allocateWithin(cents, holdings, sumHoldings(holdings));

/**
 * The same when the holdings are only a part of what the amount is shared among: together they get the whole cents of their part, never
 * more, and the rest is nobody's share.
 * @param total what the amount is shared among, in the unit of the holdings.
 * @throws RangeError when the holdings are more than that.
 */
export function allocateWithin(cents: number, holdings: readonly Holding[], total: number | bigint): number[] {
  const held = sumHoldings(holdings);
  const divisor = BigInt(total);
  if (held > divisor) throw new RangeError(`Holdings of ${held} are more than ${divisor}`);
  if (held === 0n) return holdings.map(() => 0);
  // BigInt: cents times dollars pass 2^53.
  const exact = holdings.map(({ id, amount }, index) => {
    const scaled = BigInt(cents) * BigInt(amount);
    return { id, index, whole: Number(scaled / divisor), rest: scaled % divisor };
  });
  const part = Number((BigInt(cents) * held) / divisor);
  const left = exact.reduce((sum, { whole }) => sum - whole, part);
  const byRest = [...exact].sort((a, b) => (a.rest === b.rest ? a.id - b.id : a.rest > b.rest ? -1 : 1));
  const raised = new Set(byRest.slice(0, left).map(({ index }) => index));
  return exact.map(({ whole, index }) => whole + (raised.has(index) ? 1 : 0));
}

/**
 * The sum of the shares of some holdings in an amount in cents, as `allocate` gives them, without calculating those of the others.
 * @throws RangeError for an amount below 0
 */
export function sumShares<Each extends Holding>(
  cents: number,
  holdings: readonly Each[],
  isWanted: (holding: Each) => boolean,
): number {
  if (cents < 0) throw new RangeError(`${cents} cents cannot be shared`);
  const held = holdings.reduce((sum, { amount }) => sum + amount, 0);
  if (held === 0) return 0;
  // Almost every amount fits a number, in which a thousand holdings take as long as a few with BigInt.
  const isExact = cents * held <= Number.MAX_SAFE_INTEGER;
  const divisor = BigInt(held);
  const split = (amount: number): { whole: number; rest: number } => {
    if (isExact) return { whole: Math.floor((cents * amount) / held), rest: (cents * amount) % held };
    const scaled = BigInt(cents) * BigInt(amount);
    return { whole: Number(scaled / divisor), rest: Number(scaled % divisor) };
  };
  const parts = holdings.map((holding) => ({ ...split(holding.amount), id: holding.id, isOwn: isWanted(holding) }));
  const left = cents - parts.reduce((sum, { whole }) => sum + whole, 0);
  const isRaised = (own: (typeof parts)[number]): boolean =>
    parts.filter(({ id, rest }) => rest > own.rest || (rest === own.rest && id < own.id)).length < left;
  return parts.reduce((sum, part) => sum + (part.isOwn ? part.whole + (isRaised(part) ? 1 : 0) : 0), 0);
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
