import DataLoader from 'dataloader';
import { type EntityManager, In } from 'typeorm';
import { BankAccount } from './bank-accounts/bank-account.entity';
import { byId } from '../platform/graphql/loader';
import { BankStatementLine } from './reconciliation/bank-statement-line.entity';
import { Withdrawal } from './withdrawals/withdrawal.entity';

function bankStatementLines(reader: EntityManager): DataLoader<number, number> {
  return new DataLoader(async (ids: readonly number[]) => {
    const rows = await reader
      .createQueryBuilder(BankStatementLine, 'line')
      .select('line.statementId', 'id')
      .addSelect('COUNT(*)', 'lines')
      .where({ statementId: In([...ids]) })
      .groupBy('line.statementId')
      .getRawMany<{ id: number; lines: number | string }>();
    const countById = new Map(rows.map(({ id, lines }) => [id, Number(lines)]));
    return ids.map((id) => countById.get(id) ?? 0);
  });
}

export const createBankingLoaders = (reader: EntityManager) => ({
  bankAccount: byId(reader, BankAccount),
  bankLine: byId(reader, BankStatementLine),
  /** How many lines a bank's statement has, by the id of the statement. */
  bankStatementLines: bankStatementLines(reader),
  withdrawal: byId(reader, Withdrawal),
});

export type BankingLoaders = ReturnType<typeof createBankingLoaders>;
