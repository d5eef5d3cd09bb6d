/** From where on a list is read in another way; what it answers is the same on either side of each. */
export const listLimits = {
  /** Up to here a list of values lets the database go by an index; beyond, it does better with the question itself. */
  fewValues: 1000,
  /** As many values as tell whether it is most that are found. */
  sample: 2000,
  /** More rows than this stand close enough together for the first of them to be met in the order of the list. */
  sparse: 50_000,
  /** The same where the order is that of another table. */
  sparseByReference: 10_000,
  /** How far they are looked for in the order: each is a page of the table to read. */
  glance: 1500,
  /** How many of them are to be hoped for there. */
  hope: 50,
  /** Keys of an order that are read at first: a project has so many investments that a few fill a page. */
  fewKeys: 4,
  /** Rows to leave out from which on it pays to count first, and to come from the nearer end. */
  farOffset: 10_000,
};
