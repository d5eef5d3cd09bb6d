import { limits, listStaffRolesWith } from '@cimiento/contracts';
import { In, IsNull, type EntityManager } from 'typeorm';
import { type AccountMakers, mayShareMaker, type Makers } from '../../access/approvals/account-makers';
import { User } from '../../access/records';
import { BankAccount } from '../bank-accounts/bank-account.entity';
import { type Barred, readChangers, readCreditors } from './may-approve';
import type { Withdrawal } from './withdrawal.entity';

/** From when, and by whom, a withdrawal may be approved that nobody may approve now; null and empty where somebody may. */
export type Approvable = { from: Date | null; by: number[] };

const pauseMs = limits.recoveryPauseHours.max * 3_600_000;

/** Users who may not approve a withdrawal, for good or until an instant. */
type Bars = { forGood: readonly (number | null)[]; forTime: readonly (readonly [number, Date])[] };

/** From when one administrator may approve a withdrawal, in ms; null for never. Users who may be one person are barred together. */
function getStart(admin: User, { forGood, forTime }: Bars, makers: Makers): number | null {
  const isTheirs = (id: number | null): boolean => id !== null && mayShareMaker(makers, admin.id, id);
  if (forGood.some(isTheirs)) return null;
  const recovered = admin.recoveredAt === null ? 0 : admin.recoveredAt.getTime() + pauseMs;
  const ends = forTime.filter(([id]) => isTheirs(id)).map(([, end]) => end.getTime());
  return Math.max(recovered, ...ends);
}

const listBarred = (barred: Barred, userId: number): (readonly [number, Date])[] => [...(barred.get(userId) ?? [])];

/** Who may approve withdrawals that wait, by their ids. */
export async function readApprovables(
  reader: EntityManager,
  accountMakers: AccountMakers,
  rows: readonly Withdrawal[],
): Promise<Map<number, Approvable>> {
  const userIds = [...new Set(rows.map(({ userId }) => userId))];
  const staffRole = In([...listStaffRolesWith(['withdrawals:decide'])]);
  const admins = await reader.findBy(User, { role: 'admin', staffRole, disabledAt: IsNull() });
  const accounts = await reader.find(BankAccount, { where: { userId: In(userIds) }, order: { version: 'ASC' } });
  const [creditors, changers] = [await readCreditors(reader, userIds), await readChangers(reader, userIds)];
  const barsByRow = rows.map((row): [number, Bars] => {
    const own = accounts.filter(({ userId }) => userId === row.userId);
    const used = own.filter((account) => account.id === row.bankAccountId || account === own.at(-1));
    const forGood = [row.userId, row.takenOutBy, row.undoneBy, ...used.map(({ createdBy }) => createdBy)];
    return [row.id, { forGood, forTime: [creditors, changers].flatMap((barred) => listBarred(barred, row.userId)) }];
  });
  const barredIds = barsByRow.flatMap(([, { forGood, forTime }]) => [...forGood, ...forTime.map(([id]) => id)]);
  const people = [...admins.map(({ id }) => id), ...barredIds.filter((id) => id !== null)];
  const makers = await accountMakers.read(reader, people);
  return new Map(
    barsByRow.map(([id, bars]): [number, Approvable] => {
      const starts = admins.flatMap((admin) => {
        const start = getStart(admin, bars, makers);
        return start === null ? [] : [{ id: admin.id, start }];
      });
      const first = Math.min(...starts.map(({ start }) => start));
      if (starts.length === 0 || first <= Date.now()) return [id, { from: null, by: [] }];
      const by = starts.filter(({ start }) => start === first).map((admin) => admin.id);
      return [id, { from: new Date(first), by }];
    }),
  );
}
