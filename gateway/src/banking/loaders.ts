import DataLoader from 'dataloader';
import { type EntityManager, In } from 'typeorm';
import { CollectingAccount } from '../books/collecting-accounts/collecting-account.entity';
import { BankAccount } from './bank-accounts/bank-account.entity';
import { RecordLoader } from '../platform/graphql/loader';
import { BankStatement } from './statements/bank-statement.entity';
import { BankStatementLine } from './statements/bank-statement-line.entity';
import { readReceived } from './reconciliation/read-received';
import { BankRule } from './rules/bank-rule.entity';
import { readApprovables } from './withdrawals/approvable';
import { readFlags } from './withdrawals/withdrawal-flags';
import { WithdrawalBatch } from './withdrawals/withdrawal-batch.entity';
import { Withdrawal } from './withdrawals/withdrawal.entity';

/** Number of lines of a record, by the column that names it. */
function countLines(reader: EntityManager, column: 'statementId' | 'ruleId'): DataLoader<number, number> {
  return new DataLoader(async (ids: readonly number[]) => {
    const rows = await reader
      .createQueryBuilder(BankStatementLine, 'line')
      .select(`line.${column}`, 'id')
      .addSelect('COUNT(*)', 'lines')
      .where({ [column]: In([...ids]) })
      .groupBy(`line.${column}`)
      .getRawMany<{ id: number; lines: number | string }>();
    const countById = new Map(rows.map(({ id, lines }) => [id, Number(lines)]));
    return ids.map((id) => countById.get(id) ?? 0);
  });
}

/** The withdrawals of files for the bank, by the id of the file. */
function batchWithdrawals(reader: EntityManager): DataLoader<number, Withdrawal[]> {
  return new DataLoader(async (ids: readonly number[]) => {
    const rows = await reader.find(Withdrawal, { where: { batchId: In([...ids]) }, order: { id: 'ASC' } });
    const byBatch = new Map<number | null, Withdrawal[]>(ids.map((id) => [id, []]));
    for (const row of rows) byBatch.get(row.batchId)?.push(row);
    return ids.map((id) => byBatch.get(id) ?? []);
  });
}

/** Cents that transfers brought to the balance for orders that they did not pay exactly, by the id of the order. */
function receivedForOrder(reader: EntityManager): DataLoader<number, number> {
  return new DataLoader((ids: readonly number[]) => readReceived(reader, ids));
}

/** Facts about withdrawals beyond their columns, a page at a time. */
const ofWithdrawals = <T extends object>(
  read: (reader: EntityManager, rows: readonly Withdrawal[]) => Promise<Map<number, T>>,
  reader: EntityManager,
): DataLoader<Withdrawal, T, number> =>
  new DataLoader(
    async (rows: readonly Withdrawal[]) => {
      const byRow = await read(reader, rows);
      return rows.map(({ id }) => byRow.get(id) ?? new Error(`nothing is known of withdrawal ${id}`));
    },
    { maxBatchSize: 500, cacheKeyFn: ({ id }) => id },
  );

export const createBankingLoaders = (reader: EntityManager) => ({
  /** Who may approve a withdrawal that waits. */
  approvable: ofWithdrawals(readApprovables, reader),
  batchWithdrawals: batchWithdrawals(reader),
  bankAccount: new RecordLoader(reader, BankAccount),
  bankLine: new RecordLoader(reader, BankStatementLine),
  bankStatement: new RecordLoader(reader, BankStatement),
  bankRule: new RecordLoader(reader, BankRule),
  /** Number of lines that a saved rule assigned, by the id of the rule. */
  bankRuleLines: countLines(reader, 'ruleId'),
  collectingAccount: new RecordLoader(reader, CollectingAccount),
  /** Number of lines of a bank's statement, by the id of the statement. */
  bankStatementLines: countLines(reader, 'statementId'),
  receivedForOrder: receivedForOrder(reader),
  withdrawal: new RecordLoader(reader, Withdrawal),
  withdrawalBatch: new RecordLoader(reader, WithdrawalBatch),
  /** The flags that an approver checks. */
  withdrawalFlags: ofWithdrawals(readFlags, reader),
});

export type BankingLoaders = ReturnType<typeof createBankingLoaders>;
