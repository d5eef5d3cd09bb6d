import { In } from 'typeorm';
import type { Database } from '../../platform/database';
import { SecurityEvent } from '../records';

/**
 * Finds the last sign-in of each account among old events, which stays: without it the next sign-in would count as the first, of which nobody
 * is notified.
 */
export const findLastSignIns =
  ({ reader }: Database) =>
  async (rows: readonly object[]): Promise<ReadonlySet<number>> => {
    const signIns = (rows as readonly SecurityEvent[]).filter(
      ({ kind, userId }) => kind === 'sign_in' && userId !== null,
    );
    if (signIns.length === 0) return new Set();
    const lasts = await reader
      .createQueryBuilder(SecurityEvent, 'event')
      .select('MAX(event.id)', 'id')
      .where({ kind: 'sign_in', userId: In([...new Set(signIns.map(({ userId }) => userId))]) })
      .groupBy('event.userId')
      .getRawMany<{ id: number | string }>();
    return new Set(lasts.map(({ id }) => Number(id)));
  };
