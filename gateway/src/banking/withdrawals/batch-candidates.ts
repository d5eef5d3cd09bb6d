import { sumMoney } from '@cimiento/contracts';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { normalizeText } from '../../platform/normalize-text';
import { WithdrawalBatch } from './withdrawal-batch.entity';
import { findPaidRows, getFileId, readPayableRows } from './file-rows';
import type { BankStatementLine } from '../statements/bank-statement-line.entity';
import { describeBatch } from './describe-batch';
import type { Withdrawal } from './withdrawal.entity';

// Files that are compared with one line, the newest ones.
const maxCompared = 100;
// Above any candidate that is not a file. A number says more than a sum that may be another's too.
const points = { total: 100, number: 200 } as const;

/** The numbers of files that a bank's text names: 'PAGO MASIVO LOTE 12'. */
const findBatchNumbers = ({ description, reference }: BankStatementLine): number[] =>
  [...normalizeText(`${description ?? ''} ${reference ?? ''}`).matchAll(/\blote\W{0,4}(\d{1,9})\b/g)].map(
    ([, number]) => Number(number),
  );

/** A file that a debit may pay, with the withdrawals of it, and why in Spanish; the higher the score, the likelier. */
export type BatchCandidate = {
  batchId: number;
  withdrawals: Withdrawal[];
  label: string;
  reasons: string[];
  score: number;
};

/** Files of withdrawals that a debit may pay: of its total, or named in its text. One that was cancelled after it was read may be paid too. */
export async function listBatchCandidates(reader: EntityManager, line: BankStatementLine): Promise<BatchCandidate[]> {
  const open = { bankLineId: IsNull() };
  const where = [
    { ...open, state: Not('cancelled' as const) },
    { ...open, readAt: Not(IsNull()) },
  ];
  const batches = await reader.find(WithdrawalBatch, { where, order: { id: 'DESC' }, take: maxCompared });
  const rows = await readPayableRows(
    reader,
    batches.map(({ id }) => id),
  );
  const named = new Set(findBatchNumbers(line));
  return batches.flatMap(({ id }): BatchCandidate[] => {
    const payable = rows.filter((row) => getFileId(row) === id);
    const paid = findPaidRows(payable, -line.amount);
    const isNamed = named.has(id) && payable.length > 0;
    if (!paid && !isNamed) return [];
    const withdrawals = paid ?? payable;
    const total = sumMoney(withdrawals.map(({ amount }) => amount));
    return [
      {
        batchId: id,
        withdrawals,
        label: describeBatch(id, withdrawals.length, total),
        reasons: [...(paid ? ['Mismo total'] : []), ...(isNamed ? ['El texto nombra el lote'] : [])],
        score: (paid ? points.total : 0) + (isNamed ? points.number : 0),
      },
    ];
  });
}
