import { limits, listStaffRolesWith } from '@cimiento/contracts';
import { In, IsNull, type EntityManager } from 'typeorm';
import { User } from '../../access/records';
import { BankAccount } from '../bank-accounts/bank-account.entity';
import { readChangers, readCreditors } from './may-approve';
import type { Withdrawal } from './withdrawal.entity';

/** From when, and by whom, a withdrawal may be approved that nobody may approve now; null and empty where somebody may. */
export type Approvable = { from: Date | null; by: number[] };

const pauseMs = limits.recoveryPauseHours.max * 3_600_000;

/** From when one administrator may approve a withdrawal, in ms; null for never. @param ends of what bars them for a time */
function getStart(row: Withdrawal, admin: User, editors: readonly number[], ends: readonly (Date | undefined)[]) {
  if ([row.userId, row.takenOutBy, row.undoneBy, ...editors].includes(admin.id)) return null;
  const recovered = admin.recoveredAt === null ? 0 : admin.recoveredAt.getTime() + pauseMs;
  return Math.max(recovered, ...ends.map((end) => end?.getTime() ?? 0));
}

/** Who may approve withdrawals that wait, by their ids. */
export async function readApprovables(
  reader: EntityManager,
  rows: readonly Withdrawal[],
): Promise<Map<number, Approvable>> {
  const userIds = [...new Set(rows.map(({ userId }) => userId))];
  const staffRole = In([...listStaffRolesWith(['withdrawals:decide'])]);
  const admins = await reader.findBy(User, { role: 'admin', staffRole, disabledAt: IsNull() });
  const accounts = await reader.find(BankAccount, { where: { userId: In(userIds) }, order: { version: 'ASC' } });
  const [creditors, changers] = [await readCreditors(reader, userIds), await readChangers(reader, userIds)];
  return new Map(
    rows.map((row): [number, Approvable] => {
      const own = accounts.filter(({ userId }) => userId === row.userId);
      const used = own.filter((account) => account.id === row.bankAccountId || account === own.at(-1));
      const editors = used.map(({ createdBy }) => createdBy);
      const starts = admins.flatMap((admin) => {
        const ends = [creditors, changers].map((barred) => barred.get(row.userId)?.get(admin.id));
        const start = getStart(row, admin, editors, ends);
        return start === null ? [] : [{ id: admin.id, start }];
      });
      const first = Math.min(...starts.map(({ start }) => start));
      if (starts.length === 0 || first <= Date.now()) return [row.id, { from: null, by: [] }];
      const by = starts.filter(({ start }) => start === first).map(({ id }) => id);
      return [row.id, { from: new Date(first), by }];
    }),
  );
}
