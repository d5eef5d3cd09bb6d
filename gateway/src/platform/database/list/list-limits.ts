/** Tests lower these to reach every read path with few rows; what a list answers is the same. */
export const listLimits = {
  /** Rows that are counted at most; above it the total is capped. */
  maxCountedRows: 10_000,
  /** Up to this many ids are inlined as IN (…); above it a subquery is faster. */
  maxInlinedIds: 1000,
  /** Up to this many values of a repeated column are read each in the order of its index; above it their rows are sorted. */
  maxSeparateValues: 100,
  /** Rows that are read in the order of the list in search of a page of matches, when a search matches many. */
  maxScannedRows: 5000,
};
