import type { EntityManager } from 'typeorm';
import { Investment, Order, Payment } from '../records';

/** Whether entries of the ledger were ever posted about a project, perhaps other than those of investments by hand. */
async function hasEntries(manager: EntityManager, projectId: number, isByHandCounted: boolean): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `SELECT 1 FROM ledger_account AS account JOIN ledger_posting AS posting ON posting.accountId = account.id
      JOIN ledger_entry AS entry ON entry.id = posting.entryId
      WHERE account.projectId = ? ${isByHandCounted ? '' : "AND entry.sourceKind <> 'investment'"} LIMIT 1`,
    [projectId],
  );
  return rows.length > 0;
}

/**
 * Whether a project has or had money: an order, investment, payment or entry.
 * @param isByHandCounted whether investments by hand, whose money moved elsewhere, count
 */
export async function hasMoney(
  manager: EntityManager,
  projectId: number,
  { isByHandCounted = true } = {},
): Promise<boolean> {
  return (
    (await manager.existsBy(Order, { projectId })) ||
    (await manager.existsBy(Payment, { projectId })) ||
    (isByHandCounted && (await manager.existsBy(Investment, { projectId }))) ||
    (await hasEntries(manager, projectId, isByHandCounted))
  );
}
