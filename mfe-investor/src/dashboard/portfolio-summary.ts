type Holding = { projectId: number; amount: number };

/** Whole dollars invested, and over how many distinct projects. */
export const portfolioSummary = (investments: readonly Holding[]): { invested: number; properties: number } => ({
  invested: investments.reduce((sum, { amount }) => sum + amount, 0),
  properties: new Set(investments.map(({ projectId }) => projectId)).size,
});
