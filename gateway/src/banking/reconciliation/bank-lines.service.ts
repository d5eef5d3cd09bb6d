import { centsToText, formatExactDollars, ledgerAccounts, parseSignedCents } from '@cimiento/contracts';
import { statementMappingFields } from '@cimiento/contracts/fields';
import { toSchema } from '@cimiento/contracts/schemas';
import { In, IsNull, Not, type EntityManager } from 'typeorm';
import type { Actor, Reader } from '../../platform/request';
import { assertAdministrator, updateWithAudit } from '../../access/audit-log/audit-writer';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import type { Database } from '../../platform/database';
import { ListQueryBuilder } from '../../platform/database/list/list-query-builder';
import { getOrThrow } from '../../platform/database/records';
import { parseInput } from '../../platform/errors';
import { accountSumsSql } from '../../books/ledger/ledger-checkpoint.service';
import { User } from '../../access/records';
import { BankAccount } from '../bank-accounts/bank-account.entity';
import { Withdrawal } from '../withdrawals/withdrawal.entity';
import { isHeld } from '../withdrawals/withdrawal-steps';
import type { BankCoverage } from '../statements/coverage.types';
import { readCoverage } from '../statements/read-coverage';
import { listBatchCandidates } from '../withdrawals/batch-candidates';
import { BankStatementLine } from '../statements/bank-statement-line.entity';
import { bankLineListConfig, type BankLineFilter, type BankLineSort } from './bank-lines.list';
import type { BankLineCandidate, BankReconciliation } from './reconciliation.types';
import { findLastStatement } from './match-lines';
import { listBankCandidates } from './bank-candidates';
import { listPayerCandidates } from './payer-candidates';
import { listProjectCandidates } from './project-candidates';
import { RentMonths } from './rent-months';

/** Most candidates for one line. */
export const maxCandidates = 5;
// Withdrawals that are compared with one line.
const maxCompared = 500;
const amountPoints = 50;

const ledgerBalanceSql = `SELECT COALESCE(SUM(cents), 0) AS cents FROM (${accountSumsSql(
  (accountId) => `${accountId} = (SELECT account.id FROM ledger_account AS account WHERE account.code = ?)`,
)}) AS parts`;

/** Says of each person what tells two of the same name apart. */
async function addDetails(
  reader: EntityManager,
  readBy: Reader,
  candidates: readonly BankLineCandidate[],
): Promise<BankLineCandidate[]> {
  const ids = candidates.flatMap(({ ownerId }) => ownerId ?? []);
  const users = await reader.findBy(User, { id: In(ids) });
  const accounts = await reader.find(BankAccount, { where: { userId: In(ids) }, order: { version: 'ASC' } });
  return candidates.map((candidate) => {
    const user = users.find(({ id }) => id === candidate.ownerId);
    const digits = accounts.findLast(({ userId }) => userId === candidate.ownerId)?.accountNumber.slice(-4);
    const detail = user
      ? [...(readBy.readsUsers ? [user.email] : []), ...(digits ? [`cuenta …${digits}`] : [])].join(' · ')
      : null;
    return { ...candidate, detail };
  });
}

/** Reads of bank statement lines for administrators. */
export class BankLinesService {
  readonly lists: ListQueryBuilder<BankStatementLine, BankLineSort, BankLineFilter>;

  constructor(private readonly database: Database) {
    this.lists = new ListQueryBuilder(database, bankLineListConfig);
  }

  /** To whom a line in suspense may belong, the likeliest first. @throws NOT_FOUND */
  async listCandidates(readBy: Reader, id: number, limit = maxCandidates): Promise<BankLineCandidate[]> {
    const line = await getOrThrow(this.database.reader, BankStatementLine, id);
    if (line.status !== 'suspense') return [];
    const { reader } = this.database;
    const found = line.amount > 0 ? await listPayerCandidates(reader, readBy, line) : await this.listPaid(line);
    const all = [
      ...found,
      ...(await listProjectCandidates(reader, line)),
      ...(await listBankCandidates(reader, readBy, line)),
    ];
    const likeliest = all.toSorted((a, b) => b.score - a.score).slice(0, Math.min(Math.max(limit, 0), maxCandidates));
    return addDetails(reader, readBy, likeliest);
  }

  /** The month for which a line is proposed as rent of a project. @throws NOT_FOUND */
  async proposeRentMonth(id: number, projectId: number): Promise<string> {
    const { reader } = this.database;
    const { bookedOn } = await getOrThrow(reader, BankStatementLine, id);
    return (await RentMonths.read(reader, { projectIds: [projectId] }, [bookedOn])).propose(projectId, bookedOn);
  }

  /** The latest statement of each account against the ledger. */
  async compareWithLedger(): Promise<BankReconciliation[]> {
    const { reader } = this.database;
    const accounts = await reader.find(CollectingAccount, { order: { id: 'ASC' } });
    return Promise.all(
      accounts.map(async ({ id: bankAccountId }) => {
        const statement = await findLastStatement(reader, bankAccountId);
        const waiting = { bankAccountId, status: 'duplicate' } as const;
        const code = ledgerAccounts.bank(bankAccountId).code;
        const [row] = await reader.query<{ cents: number | string }[]>(ledgerBalanceSql, [code, code]);
        // Money in a bank is negative in the ledger; 0 - x keeps 0 positive.
        const ledger = 0 - Number(row?.cents ?? 0);
        return {
          bankAccountId,
          statementBalance: statement && centsToText(statement.closingBalance),
          statementDay: statement?.lastDay ?? null,
          ledgerBalance: centsToText(ledger),
          difference: statement && centsToText(statement.closingBalance - ledger),
          suspense: await reader.countBy(BankStatementLine, { bankAccountId, status: 'suspense' }),
          duplicates: await reader.countBy(BankStatementLine, waiting),
          duplicatesTotal: centsToText(Number((await reader.sum(BankStatementLine, 'amount', waiting)) ?? 0)),
        };
      }),
    );
  }

  /** The days of an account covered by its confirmed statements, without voided ones. @throws NOT_FOUND */
  async describeCoverage(bankAccountId: number): Promise<BankCoverage> {
    const { reader } = this.database;
    await getOrThrow(reader, CollectingAccount, bankAccountId);
    return { bankAccountId, days: await readCoverage(reader, bankAccountId) };
  }

  /** The columns of a bank's file, as JSON; null before the first. @throws NOT_FOUND */
  async findMapping(bankAccountId: number): Promise<string | null> {
    return (await getOrThrow(this.database.reader, CollectingAccount, bankAccountId)).statementMapping;
  }

  /** @throws VALIDATION_FAILED, NOT_FOUND */
  async saveMapping(bankAccountId: number, input: unknown, by: Actor): Promise<void> {
    const statementMapping = JSON.stringify(parseInput(toSchema(statementMappingFields), input));
    await this.database.transaction(async (manager) => {
      await assertAdministrator(manager, by);
      const before = await getOrThrow(manager, CollectingAccount, bankAccountId);
      if (before.statementMapping !== statementMapping)
        await updateWithAudit({ manager, entity: CollectingAccount, by }, bankAccountId, { statementMapping });
    });
  }

  private async listPaid(line: BankStatementLine): Promise<BankLineCandidate[]> {
    const nobody = { userId: null, orderId: null, withdrawalId: null };
    const batches = await listBatchCandidates(this.database.reader, line);
    return [...batches.map((batch) => ({ ...nobody, ...batch })), ...(await this.listWithdrawals(line))];
  }

  private async listWithdrawals({ amount }: BankStatementLine): Promise<BankLineCandidate[]> {
    const where = [{ status: 'approved' as const }, { status: 'requested' as const, readBatchId: Not(IsNull()) }];
    const found = await this.database.reader.find(Withdrawal, { where, order: { id: 'ASC' }, take: maxCompared });
    const rows = found.filter((row) => row.status === 'approved' || isHeld(row));
    return rows
      .filter((withdrawal) => parseSignedCents(withdrawal.amount) === -amount)
      .map((withdrawal) => ({
        userId: null,
        orderId: null,
        withdrawalId: withdrawal.id,
        label: `Retiro ${withdrawal.reference} por ${formatExactDollars(withdrawal.amount)}`,
        reasons: ['Mismo monto'],
        score: amountPoints,
      }));
  }
}
