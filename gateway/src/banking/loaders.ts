import DataLoader from 'dataloader';
import { type EntityManager, In } from 'typeorm';
import { CollectingAccount } from '../books/collecting-accounts/collecting-account.entity';
import { BankAccount } from './bank-accounts/bank-account.entity';
import { byId } from '../platform/graphql/loader';
import { BankStatement } from './reconciliation/bank-statement.entity';
import { BankStatementLine } from './reconciliation/bank-statement-line.entity';
import { readReceived } from './reconciliation/read-received';
import { BankRule } from './rules/bank-rule.entity';
import { WithdrawalBatch } from './withdrawals/withdrawal-batch.entity';
import { Withdrawal } from './withdrawals/withdrawal.entity';

/** How many lines a record has, by the column that names it. */
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

export const createBankingLoaders = (reader: EntityManager) => ({
  batchWithdrawals: batchWithdrawals(reader),
  bankAccount: byId(reader, BankAccount),
  bankLine: byId(reader, BankStatementLine),
  bankStatement: byId(reader, BankStatement),
  bankRule: byId(reader, BankRule),
  /** How many lines a saved rule assigned, by the id of the rule. */
  bankRuleLines: countLines(reader, 'ruleId'),
  collectingAccount: byId(reader, CollectingAccount),
  /** How many lines a bank's statement has, by the id of the statement. */
  bankStatementLines: countLines(reader, 'statementId'),
  receivedForOrder: receivedForOrder(reader),
  withdrawal: byId(reader, Withdrawal),
  withdrawalBatch: byId(reader, WithdrawalBatch),
});

export type BankingLoaders = ReturnType<typeof createBankingLoaders>;
