import { parseCents, withdrawalStatus } from '@cimiento/contracts';
import { In, IsNull, type EntityManager } from 'typeorm';
import { Withdrawal } from './withdrawal.entity';

/** Whether a payment was recorded by hand, and no line of a statement has confirmed it. */
export const isPaidByHand = ({ paidOn, bankLineId }: Pick<Withdrawal, 'paidOn' | 'bankLineId'>): boolean =>
  paidOn !== null && bankLineId === null;

const sumCents = (rows: readonly Withdrawal[]): number => rows.reduce((sum, { amount }) => sum + parseCents(amount), 0);

/** Whether a withdrawal that left a file still belongs to what the bank may pay by it. */
const hasLeft = ({ status, batchId }: Withdrawal): boolean => batchId === null && withdrawalStatus[status].isLive;

/**
 * The withdrawals that a debit of a file may pay: those in it that are approved or whose payment was recorded by hand, and those that left it
 * after it was read.
 */
export async function readPayableRows(
  manager: EntityManager,
  ids: readonly number[],
  lock: object = {},
): Promise<Withdrawal[]> {
  const where = [{ batchId: In([...ids]) }, { readBatchId: In([...ids]), batchId: IsNull() }];
  const rows = await manager.find(Withdrawal, { where, order: { id: 'ASC' }, ...lock });
  return rows.filter((row) => (row.batchId !== null && row.status === 'approved') || isPaidByHand(row) || hasLeft(row));
}

/** The file that a withdrawal is in, or that it left after it was read. */
export const getFileId = ({ batchId, readBatchId }: Withdrawal): number | null => batchId ?? readBatchId;

/**
 * Those of a file's withdrawals that a debit of this many cents pays: the approved ones in it, with or without those whose payment was
 * recorded by hand and those that left it. Null when none of these has this sum.
 */
export function findPaidRows(rows: readonly Withdrawal[], cents: number): Withdrawal[] | null {
  const isIn = (row: Withdrawal): boolean => row.batchId !== null;
  const lists: Withdrawal[][] = [
    rows.filter((row) => isIn(row) && row.status === 'approved'),
    rows.filter(isIn),
    rows.filter((row) => !isPaidByHand(row)),
    [...rows],
  ];
  return lists.find((list) => list.length > 0 && sumCents(list) === cents) ?? null;
}
