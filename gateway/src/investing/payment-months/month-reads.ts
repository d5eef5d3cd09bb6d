import { addMonths, isPeriod } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { isUnconfirmedSql } from '../../books/ledger/unconfirmed-lines';
import type { RentScope } from '../rent-calendar/rent-reads';

type CollectedRow = { projectId: number; period: string; reference: string | null; cents: number | string };

const confirmedSql = `AND NOT (received.sourceKind = 'bankLine' AND EXISTS (SELECT 1 FROM bank_statement_line AS line
      WHERE line.id = received.sourceId AND ${isUnconfirmedSql('line')}))`;

const collectedSql = (condition: string): string => `
  SELECT account.projectId, SUBSTR(received.occurredOn, 1, 7) AS period, received.reference, SUM(posting.amount) AS cents
  FROM ledger_entry AS received
  JOIN ledger_posting AS posting ON posting.entryId = received.id
  JOIN ledger_account AS account ON account.id = posting.accountId AND account.kind = 'rent'
  WHERE received.kind = 'rent'
    AND ((received.reference >= ? AND received.reference <= ?) OR (received.occurredOn >= ? AND received.occurredOn < ?))
    AND NOT EXISTS (SELECT 1 FROM ledger_entry AS reversal WHERE reversal.reversalOf = received.id) ${condition}
  GROUP BY account.projectId, SUBSTR(received.occurredOn, 1, 7), received.reference`;

/** Cents that projects sent, by project and month. */
export type CollectedMonths = Map<number, Map<string, number>>;

/**
 * Cents that projects sent for the months of a range. Rent whose reference is a month is of that month, other rent of the month in which it
 * arrived. An entry that was reversed does not count.
 * @param isConfirmed whether a line of a statement that nobody has confirmed does not count either
 */
export async function readCollectedMonths(
  reader: EntityManager,
  scope: RentScope,
  { from, to }: { from: string; to: string },
  isConfirmed: boolean,
): Promise<CollectedMonths> {
  const projectIds = typeof scope === 'object' && 'projectIds' in scope ? scope.projectIds : null;
  const ofProjects = projectIds ? `AND account.projectId IN (${projectIds.map(() => '?').join(', ') || 'NULL'})` : '';
  const rows = await reader.query<CollectedRow[]>(collectedSql(`${isConfirmed ? confirmedSql : ''} ${ofProjects}`), [
    ...[from, to, `${from}-01`, `${addMonths(to, 1)}-01`],
    ...(projectIds ?? []),
  ]);
  const collected: CollectedMonths = new Map();
  for (const { projectId, period, reference, cents } of rows) {
    const month = isPeriod(reference) ? reference : period;
    const months = collected.get(projectId) ?? new Map<string, number>();
    months.set(month, (months.get(month) ?? 0) + Number(cents));
    collected.set(projectId, months);
  }
  return collected;
}

/** Cents that projects sent for a month, by project; a line of a statement that nobody has confirmed does not count. */
export async function readCollected(
  reader: EntityManager,
  scope: RentScope,
  period: string,
): Promise<Map<number, number>> {
  const months = await readCollectedMonths(reader, scope, { from: period, to: period }, true);
  return new Map([...months].flatMap(([id, cents]) => (cents.has(period) ? [[id, cents.get(period) ?? 0]] : [])));
}

/** The last posted monthly payment of each project for a month. */
export async function readLastRuns(reader: EntityManager, period: string): Promise<Map<number, number>> {
  const rows = await reader.query<{ projectId: number; id: number | string }[]>(
    "SELECT projectId, MAX(id) AS id FROM payment_run WHERE period = ? AND status = 'posted' GROUP BY projectId",
    [period],
  );
  return new Map(rows.map(({ projectId, id }) => [projectId, Number(id)]));
}
