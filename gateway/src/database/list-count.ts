import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { anyOf, type Condition, recordsWith } from './list-query';
import type { Part } from './list-search';

/** A share of the rows that a search finds: those of a part that are not in an earlier one. */
export type Share = { part: Part; others: readonly Condition[] };

export type Counted = {
  total: number;
  /** What the rows were counted by; null when they could not be told apart by an index. */
  shares: readonly Share[] | null;
};

type Rows<T extends ObjectLiteral> = { reader: EntityManager; entity: EntityTarget<T>; conditions: readonly Condition[] };

const count = <T extends ObjectLiteral>({ reader, entity, conditions }: Rows<T>, ...more: readonly Condition[]): Promise<number> =>
  recordsWith(reader, entity, [...conditions, ...more]).getCount();

/** How many rows have one of the parts: exactly, and by an index wherever there is one. */
export async function counted<T extends ObjectLiteral>(rows: Rows<T>, parts: readonly Part[]): Promise<Counted> {
  if (parts.some(({ reach }) => reach === 'all')) return { total: await count(rows, anyOf(parts.map(({ wanted }) => wanted))), shares: null };
  // Where most are found, the others are fewer to count.
  if (parts.some(({ mostly }) => mostly)) {
    const [every, others] = await Promise.all([count(rows), count(rows, ...parts.map(({ unwanted }) => unwanted))]);
    return { total: every - others, shares: null };
  }
  const fewFirst = [...parts].sort((one, other) => Number(one.reach === 'many') - Number(other.reach === 'many'));
  const shares = fewFirst.map((part, index): Share => ({ part, others: fewFirst.slice(0, index).map(({ unwanted }) => unwanted) }));
  const sizes = await Promise.all(shares.map(({ part, others }) => count(rows, part.wanted, ...others)));
  return { total: sizes.reduce((sum, size) => sum + size, 0), shares: shares.filter((_share, index) => sizes[index] !== 0) };
}
