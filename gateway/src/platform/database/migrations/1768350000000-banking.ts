import { cents, date, idColumn, instant, integer, longText, nullable, text, type NewTable, NewTables } from './tables';

/** Bank accounts, statements of the company's banks, withdrawals and the files for the bank. */
export class Banking1768350000000 extends NewTables {
  readonly name = 'ProjectReserved1768350000000';

  protected readonly tables: NewTable[] = [
    {
      name: 'collecting_account',
      columns: [
        ...[idColumn(), text('bank', 80), text('accountType', 20), text('accountNumber', 40), text('holderName', 120)],
        ...[text('holderIdNumber', 20), nullable(longText('statementMapping'))],
      ],
      uniques: [['bank', 'accountNumber']],
      values: { accountType: ['savings', 'checking'] },
    },
    {
      name: 'bank_statement',
      columns: [
        ...[idColumn(), integer('bankAccountId'), cents('openingBalance'), cents('closingBalance'), date('firstDay')],
        ...[date('lastDay'), integer('createdBy'), instant('createdAt'), nullable(integer('number'))],
        ...[nullable(text('gapReason', 200)), nullable(instant('voidedAt')), nullable(integer('voidedBy'))],
        ...[nullable(text('voidReason', 200))],
      ],
      indexes: [['bankAccountId', 'lastDay']],
      uniques: [['number']],
      references: { createdBy: 'users', bankAccountId: 'collecting_account' },
    },
    {
      name: 'bank_statement_line',
      columns: [
        ...[idColumn(), integer('statementId'), integer('bankAccountId'), date('bookedOn'), cents('amount')],
        ...[nullable(text('description', 300)), nullable(text('reference', 100)), text('status', 20)],
        ...[nullable(integer('userId')), nullable(integer('orderId')), nullable(integer('withdrawalId'))],
        ...[nullable(instant('decidedAt')), nullable(integer('projectId')), nullable(text('purpose', 20))],
        ...[nullable(cents('balance')), nullable(cents('reachedBalance')), nullable(integer('duplicateOf'))],
      ],
      indexes: [['statementId'], ['status'], ['bankAccountId'], ['bookedOn', 'amount']],
      values: { status: ['matched', 'suspense', 'ignored', 'duplicate', 'void'] },
      checks: {
        matched:
          "(status = 'matched') = (userId IS NOT NULL OR orderId IS NOT NULL OR withdrawalId IS NOT NULL OR projectId IS NOT NULL)",
        purpose: "(purpose IS NULL OR purpose IN ('rent', 'sale')) AND (projectId IS NULL) = (purpose IS NULL)",
        ignored:
          "(status <> 'ignored' OR amount = 0 OR duplicateOf IS NOT NULL) AND (amount <> 0 OR status IN ('ignored', 'void'))",
        duplicate: "status <> 'duplicate' OR duplicateOf IS NOT NULL",
      },
      references: { bankAccountId: 'collecting_account', statementId: 'bank_statement', userId: 'users' },
    },
    {
      name: 'bank_account',
      columns: [
        ...[idColumn(), integer('userId'), integer('version'), text('bank', 80), text('accountType', 20)],
        ...[text('accountNumber', 40), text('holderName', 120), text('holderIdNumber', 20), integer('createdBy')],
        ...[instant('createdAt')],
      ],
      uniques: [['userId', 'version']],
      values: { accountType: ['savings', 'checking'] },
      checks: { version: 'version >= 1' },
      references: { userId: 'users', createdBy: 'users' },
    },
    {
      name: 'withdrawal_batch',
      columns: [
        ...[idColumn(), integer('withdrawals'), cents('total'), text('sha256', 64), longText('content')],
        ...[nullable(integer('collectingAccountId')), integer('createdBy'), instant('createdAt')],
      ],
      checks: { total: 'total > 0' },
      references: { createdBy: 'users', collectingAccountId: 'collecting_account' },
    },
    {
      name: 'withdrawal',
      columns: [
        ...[idColumn(), integer('userId'), cents('amount'), text('status', 20), text('reference', 25)],
        ...[integer('bankAccountId'), instant('createdAt'), nullable(instant('decidedAt'))],
        ...[nullable(integer('decidedBy')), nullable(text('reason', 200)), nullable(date('paidOn'))],
        ...[nullable(text('bankReference', 64)), nullable(integer('collectingAccountId'))],
        ...[nullable(integer('bankLineId')), nullable(integer('returnLineId')), nullable(integer('batchId'))],
      ],
      indexes: [['userId'], ['status'], ['batchId']],
      uniques: [['reference'], ['bankLineId'], ['returnLineId']],
      values: { status: ['requested', 'approved', 'paid', 'rejected', 'cancelled', 'returned'] },
      checks: {
        amount: 'amount > 0',
        paidOn: "(status IN ('paid', 'returned')) = (paidOn IS NOT NULL)",
        decidedBy: 'decidedBy IS NULL OR decidedBy <> userId',
      },
      references: {
        userId: 'users',
        decidedBy: 'users',
        bankAccountId: 'bank_account',
        collectingAccountId: 'collecting_account',
        batchId: 'withdrawal_batch',
      },
    },
  ];
}
