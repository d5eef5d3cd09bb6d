import type { MigrationInterface, QueryRunner } from 'typeorm';
import { cents, createTable, date, idColumn, instant, integer, longText, nullable, text } from './tables';

const onDelete = 'RESTRICT';

/** Investors' bank accounts, withdrawals, and the files for the bank. */
export class Withdrawals1767660000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createBankAccounts(runner);
    await createBatches(runner);
    await createWithdrawals(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['withdrawal', 'withdrawal_batch', 'bank_account']) await runner.dropTable(table);
  }
}

const createBankAccounts = (runner: QueryRunner): Promise<void> =>
  createTable(runner, {
    name: 'bank_account',
    columns: [
      idColumn(),
      integer('userId'),
      integer('version'),
      text('bank', 80),
      text('accountType', 20),
      text('accountNumber', 40),
      text('holderName', 120),
      text('holderIdNumber', 20),
      integer('createdBy'),
      instant('createdAt'),
    ],
    uniques: { UQ_bank_account_userId_version: ['userId', 'version'] },
    checks: {
      CHK_bank_account_accountType: "accountType IN ('savings', 'checking')",
      CHK_bank_account_version: 'version >= 1',
    },
    userReferences: {
      FK_bank_account_userId: { column: 'userId', onDelete },
      FK_bank_account_createdBy: { column: 'createdBy', onDelete },
    },
  });

const createBatches = (runner: QueryRunner): Promise<void> =>
  createTable(runner, {
    name: 'withdrawal_batch',
    columns: [
      idColumn(),
      integer('withdrawals'),
      cents('total'),
      text('sha256', 64),
      longText('content'),
      nullable(integer('collectingAccountId')),
      integer('createdBy'),
      instant('createdAt'),
    ],
    checks: { CHK_withdrawal_batch_total: 'total > 0' },
    userReferences: { FK_withdrawal_batch_createdBy: { column: 'createdBy', onDelete } },
    references: {
      FK_withdrawal_batch_collectingAccountId: { column: 'collectingAccountId', table: 'collecting_account' },
    },
  });

const createWithdrawals = (runner: QueryRunner): Promise<void> =>
  createTable(runner, {
    name: 'withdrawal',
    columns: [
      idColumn(),
      integer('userId'),
      cents('amount'),
      text('status', 20),
      text('reference', 25),
      integer('bankAccountId'),
      instant('createdAt'),
      nullable(instant('decidedAt')),
      nullable(integer('decidedBy')),
      nullable(text('reason', 200)),
      nullable(date('paidOn')),
      nullable(text('bankReference', 64)),
      nullable(integer('collectingAccountId')),
      nullable(integer('bankLineId')),
      nullable(integer('returnLineId')),
      nullable(integer('batchId')),
    ],
    uniques: {
      UQ_withdrawal_reference: ['reference'],
      UQ_withdrawal_bankLineId: ['bankLineId'],
      UQ_withdrawal_returnLineId: ['returnLineId'],
    },
    indexes: {
      IDX_withdrawal_userId: ['userId'],
      IDX_withdrawal_status: ['status'],
      IDX_withdrawal_batchId: ['batchId'],
    },
    checks: {
      CHK_withdrawal_amount: 'amount > 0',
      CHK_withdrawal_status: "status IN ('requested', 'approved', 'paid', 'rejected', 'cancelled', 'returned')",
      CHK_withdrawal_paidOn: "(status IN ('paid', 'returned')) = (paidOn IS NOT NULL)",
      CHK_withdrawal_decidedBy: 'decidedBy IS NULL OR decidedBy <> userId',
    },
    userReferences: {
      FK_withdrawal_userId: { column: 'userId', onDelete },
      FK_withdrawal_decidedBy: { column: 'decidedBy', onDelete },
    },
    references: {
      FK_withdrawal_bankAccountId: { column: 'bankAccountId', table: 'bank_account' },
      FK_withdrawal_collectingAccountId: { column: 'collectingAccountId', table: 'collecting_account' },
      FK_withdrawal_batchId: { column: 'batchId', table: 'withdrawal_batch' },
    },
  });
