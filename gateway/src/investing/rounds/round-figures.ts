import { fractionPrice } from '@cimiento/contracts';
import DataLoader from 'dataloader';
import { In, type EntityManager } from 'typeorm';
import { Order, Round, RoundInterest } from '../records';

/** Sum of a column of the rows of rounds, by round; the alias of the rows is `item`. */
async function sumByRound(
  reader: EntityManager,
  entity: typeof Order | typeof RoundInterest,
  column: 'amount' | 'fractions',
  where: object,
): Promise<Map<number, number>> {
  const rows = await reader
    .createQueryBuilder(entity, 'item')
    .select('item.roundId', 'roundId')
    .addSelect(`SUM(item.${column})`, 'total')
    .where(where)
    .groupBy('item.roundId')
    .getRawMany<{ roundId: number; total: number | string }>();
  return new Map(rows.map(({ roundId, total }) => [roundId, Number(total)]));
}

/** Whole dollars of paid orders, by round. */
export const readPaid = (reader: EntityManager, roundIds: readonly number[]): Promise<Map<number, number>> =>
  sumByRound(reader, Order, 'amount', { roundId: In([...roundIds]), status: 'paid' });

/** Fractions of open interests, by round. */
export const readWanted = (reader: EntityManager, roundIds: readonly number[]): Promise<Map<number, number>> =>
  sumByRound(reader, RoundInterest, 'fractions', { roundId: In([...roundIds]), state: 'open' });

/** Whole dollars of paid orders of a round. */
export const roundPaid = (reader: EntityManager): DataLoader<number, number> =>
  new DataLoader(async (ids: readonly number[]) => {
    const paid = await readPaid(reader, ids);
    return ids.map((id) => paid.get(id) ?? 0);
  });

/** Whole dollars of open interests in a round. */
export const roundInterested = (reader: EntityManager): DataLoader<number, number> =>
  new DataLoader(async (ids: readonly number[]) => {
    const wanted = await readWanted(reader, ids);
    return ids.map((id) => (wanted.get(id) ?? 0) * fractionPrice);
  });

/** The round of a project; null where there is none. */
export const roundOfProject = (reader: EntityManager): DataLoader<number, Round | null> =>
  new DataLoader(async (ids: readonly number[]) => {
    const rounds = await reader.findBy(Round, { projectId: In([...ids]) });
    const byProject = new Map(rounds.map((round) => [round.projectId, round]));
    return ids.map((id) => byProject.get(id) ?? null);
  });
