import { addMonths } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { isUnconfirmedSql } from '../../books/ledger/unconfirmed-lines';
import type { RentScope } from '../rent-calendar/rent-reads';

const isPeriod = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

type CollectedRow = { projectId: number; reference: string | null; cents: number | string };

const collectedSql = (condition: string): string => `
  SELECT account.projectId, received.reference, SUM(posting.amount) AS cents
  FROM ledger_entry AS received
  JOIN ledger_posting AS posting ON posting.entryId = received.id
  JOIN ledger_account AS account ON account.id = posting.accountId AND account.kind = 'rent'
  WHERE received.kind = 'rent' AND (received.reference = ? OR (received.occurredOn >= ? AND received.occurredOn < ?))
    AND NOT EXISTS (SELECT 1 FROM ledger_entry AS reversal WHERE reversal.reversalOf = received.id)
    AND NOT (received.sourceKind = 'bankLine' AND EXISTS (SELECT 1 FROM bank_statement_line AS line
      WHERE line.id = received.sourceId AND ${isUnconfirmedSql('line')})) AND ${condition}
  GROUP BY account.projectId, received.reference`;

/**
 * Cents that projects sent for a month, by project. Rent whose reference is a month is of that month, other rent of the month in which it
 * arrived. An entry that was reversed does not count, nor a line of a statement that nobody has confirmed.
 */
export async function readCollected(
  reader: EntityManager,
  scope: RentScope,
  period: string,
): Promise<Map<number, number>> {
  const projectIds = typeof scope === 'object' && 'projectIds' in scope ? scope.projectIds : null;
  const condition = projectIds ? `account.projectId IN (${projectIds.map(() => '?').join(', ') || 'NULL'})` : '1 = 1';
  const rows = await reader.query<CollectedRow[]>(collectedSql(condition), [
    ...[period, `${period}-01`, `${addMonths(period, 1)}-01`],
    ...(projectIds ?? []),
  ]);
  const collected = new Map<number, number>();
  for (const { projectId, reference, cents } of rows)
    if (reference === null || reference === period || !isPeriod(reference))
      collected.set(projectId, (collected.get(projectId) ?? 0) + Number(cents));
  return collected;
}

/** The last posted monthly payment of each project for a month. */
export async function readLastRuns(reader: EntityManager, period: string): Promise<Map<number, number>> {
  const rows = await reader.query<{ projectId: number; id: number | string }[]>(
    "SELECT projectId, MAX(id) AS id FROM payment_run WHERE period = ? AND status = 'posted' GROUP BY projectId",
    [period],
  );
  return new Map(rows.map(({ projectId, id }) => [projectId, Number(id)]));
}
