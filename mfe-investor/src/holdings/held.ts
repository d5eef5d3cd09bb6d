type Holding = { projectId: number; amount: number };

/** Whole dollars held of each project. */
export function heldByProject(holdings: readonly Holding[]): ReadonlyMap<number, number> {
  const held = new Map<number, number>();
  for (const { projectId, amount } of holdings) held.set(projectId, (held.get(projectId) ?? 0) + amount);
  return held;
}
