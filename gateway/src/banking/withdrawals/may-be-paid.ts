import { addWeekdays, fileWeekdays, parseCents, toCalendarDate, withdrawalMessages } from '@cimiento/contracts';
import { In, IsNull, LessThan, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { getOrThrow } from '../../platform/database/records';
import { ExpectedError } from '../../platform/errors';
import { listBatchCandidates } from './batch-candidates';
import { BankStatementLine } from '../statements/bank-statement-line.entity';
import type { CoveredDays } from '../statements/find-coverage';
import { listReferences } from '../statements/line-texts';
import { readCoverage } from '../statements/read-coverage';
import { WithdrawalBatch } from './withdrawal-batch.entity';
import { isHeld } from './withdrawal-steps';
import type { Withdrawal } from './withdrawal.entity';

/** Whether every day that statements say something of, up to the last, is known, and the last one too. */
const isKnown = (days: readonly CoveredDays[], from: string, last: string): boolean =>
  days.some((range) => range.state !== 'gap' && range.from <= last && range.to >= last) &&
  !days.some((range) => range.state === 'gap' && range.from <= last && range.to >= from);

/**
 * Whether the account has a debit since the reading that may be a withdrawal's and settled none: one that waits and pays it alone or with the
 * file that it left, or one that names it, whatever it was assigned to.
 */
async function hasOpenDebit(
  reader: EntityManager,
  row: Withdrawal,
  batch: WithdrawalBatch,
  from: string,
): Promise<boolean> {
  const where = {
    bankAccountId: batch.collectingAccountId ?? 0,
    bookedOn: MoreThanOrEqual(from),
    amount: LessThan(0),
    status: In(['suspense', 'duplicate', 'matched']),
    withdrawalId: IsNull(),
    batchId: IsNull(),
  };
  for (const line of await reader.findBy(BankStatementLine, where)) {
    if (listReferences(line).includes(row.reference)) return true;
    if (line.status === 'matched') continue;
    if (line.amount === -parseCents(row.amount)) return true;
    if ((await listBatchCandidates(reader, line)).some(({ batchId }) => batchId === batch.id)) return true;
  }
  return false;
}

/**
 * The last day on which the bank may still pay a withdrawal that left a downloaded file: the day that the statements of the paying account must
 * cover. Null for any other, once they do without its debit, or once somebody stated that the bank did not pay it.
 */
export async function findHeldUntil(reader: EntityManager, row: Withdrawal): Promise<string | null> {
  if (!isHeld(row) || row.notPaidAt !== null) return null;
  const batch = await getOrThrow(reader, WithdrawalBatch, row.readBatchId ?? 0);
  const from = toCalendarDate(batch.readAt ?? batch.undoneAt ?? batch.createdAt);
  const last = addWeekdays(from, fileWeekdays);
  if (batch.collectingAccountId === null) return last;
  const isPast = isKnown(await readCoverage(reader, batch.collectingAccountId), from, last);
  return isPast && !(await hasOpenDebit(reader, row, batch, from)) ? null : last;
}

/** Refuses to approve what the bank may have paid. @throws MAY_BE_PAID */
export async function assertNotHeld(reader: EntityManager, row: Withdrawal, message?: string): Promise<void> {
  const until = await findHeldUntil(reader, row);
  if (until !== null)
    throw new ExpectedError('MAY_BE_PAID', message ?? withdrawalMessages.mayBePaid(row.readBatchId ?? 0, until));
}

/**
 * Refuses to give back the amount of what the bank may have paid, or may pay by a file that it is still in.
 * @param message in place of the one for administrators
 * @throws MAY_BE_PAID
 */
export async function assertReleasable(reader: EntityManager, row: Withdrawal, message?: string): Promise<void> {
  if (row.status === 'requested' && row.batchId !== null)
    throw new ExpectedError('MAY_BE_PAID', message ?? withdrawalMessages.mayBePaidInBatch(row.batchId));
  await assertNotHeld(reader, row, message);
}
