import { IsNull, Not, type EntityManager } from 'typeorm';
import { BankStatement } from './bank-statement.entity';
import { findCoverage, type CoveredDays } from './find-coverage';

/** The days of an account covered by its confirmed statements, without voided ones. */
export async function readCoverage(reader: EntityManager, bankAccountId: number): Promise<CoveredDays[]> {
  const where = { bankAccountId, voidedAt: IsNull(), confirmedAt: Not(IsNull()) };
  return findCoverage(await reader.find(BankStatement, { where, order: { firstDay: 'ASC', id: 'ASC' } }));
}
