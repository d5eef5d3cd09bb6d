import type { PaymentStatus } from '@cimiento/contracts';
import DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';
import type { PaymentRunCounts } from './payment-run-counts.types';

type CountRow = { runId: number; status: PaymentStatus; payments: number | string };

/** Counts the payments of monthly payments by status, those of one moment with one query. */
export function countRunPayments(reader: EntityManager): DataLoader<number, PaymentRunCounts> {
  return new DataLoader(async (ids: readonly number[]) => {
    const rows = await reader.query<CountRow[]>(
      `SELECT runId, status, COUNT(*) AS payments FROM payment
      WHERE runId IN (${ids.map(() => '?').join(', ')}) GROUP BY runId, status`,
      [...ids],
    );
    const counts = new Map(ids.map((id) => [id, { paid: 0, pending: 0, missed: 0 }]));
    for (const { runId, status, payments } of rows)
      Object.assign(counts.get(runId) ?? {}, { [status]: Number(payments) });
    return ids.map((id) => counts.get(id) ?? { paid: 0, pending: 0, missed: 0 });
  });
}
