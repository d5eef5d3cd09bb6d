import { findReferencedUserId } from '@cimiento/contracts';
import { In, type EntityManager } from 'typeorm';
import { forEachChunk } from '../../books/ledger/post-accounts';
import { findProposedExits, Order, Project } from '../../investing/records';
import { User } from '../../access/records';
import { listOrderNames, type Texts } from '../statements/line-texts';
import { Withdrawal } from '../withdrawals/withdrawal.entity';

/** The records that the references of a statement name. */
export type ReferencedRecords = {
  /** By reference and by number. */
  orders: Map<string, Order>;
  /** Projects that can still take the money of an order. */
  openProjects: Set<number>;
  users: Set<number>;
  withdrawals: Map<string, Withdrawal>;
};

export async function findReferencedRecords(
  manager: EntityManager,
  lines: readonly Texts[],
): Promise<ReferencedRecords> {
  const names = [...new Set(lines.flatMap(listOrderNames))];
  const records: ReferencedRecords = {
    orders: new Map(),
    openProjects: new Set(),
    users: new Set(),
    withdrawals: new Map(),
  };
  await forEachChunk(names, async (chunk) => {
    for (const order of await manager.findBy(Order, [{ reference: In(chunk) }, { number: In(chunk) }])) {
      records.orders.set(order.number, order);
      if (order.reference) records.orders.set(order.reference, order);
    }
    for (const withdrawal of await manager.findBy(Withdrawal, { reference: In(chunk) }))
      records.withdrawals.set(withdrawal.reference, withdrawal);
    const userIds = chunk.flatMap((reference) => findReferencedUserId(reference) ?? []);
    for (const { id } of await manager.find(User, { select: { id: true }, where: { id: In(userIds) } }))
      records.users.add(id);
  });
  const projectIds = [...records.orders.values()].map(({ projectId }) => projectId);
  const proposed = await findProposedExits(manager, [...new Set(projectIds)]);
  for (const project of await manager.findBy(Project, { id: In(projectIds) }))
    if (project.status !== 'exited' && !proposed.has(project.id)) records.openProjects.add(project.id);
  return records;
}
