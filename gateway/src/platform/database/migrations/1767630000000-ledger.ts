import type { MigrationInterface, QueryRunner } from 'typeorm';
import { cents, createTable, date, idColumn, instant, integer, keyInteger, nullable, text } from './tables';

const restrict = 'RESTRICT';

const toOneOfCheck = (column: string, values: string[]): string =>
  `${column} IN (${values.map((value) => `'${value}'`).join(', ')})`;

/** The ledger: accounts, entries, postings, seals. */
export class Ledger1767630000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createAccounts(runner);
    await createEntries(runner);
    await createPostings(runner);
    await createSeals(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['ledger_seal', 'ledger_posting', 'ledger_entry', 'ledger_account'])
      await runner.dropTable(table);
  }
}

const createAccounts = (runner: QueryRunner): Promise<void> =>
  createTable(runner, {
    name: 'ledger_account',
    columns: [
      idColumn(),
      text('code', 60),
      text('kind', 20),
      nullable(integer('userId')),
      nullable(integer('projectId')),
      nullable(cents('balance')),
      nullable(integer('sequence')),
    ],
    uniques: { UQ_ledger_account_code: ['code'] },
    indexes: { IDX_ledger_account_userId: ['userId'], IDX_ledger_account_projectId: ['projectId'] },
    checks: {
      CHK_ledger_account_kind: toOneOfCheck('kind', [
        'bank',
        'available',
        'held',
        'capital',
        'rent',
        'proceeds',
        'withholding',
        'fee',
        'suspense',
      ]),
      CHK_ledger_account_carries: '(userId IS NULL) = (sequence IS NULL) AND (balance IS NULL) = (sequence IS NULL)',
      CHK_ledger_account_sequence: 'sequence >= 0',
      CHK_ledger_account_held: "kind <> 'held' OR balance >= 0",
    },
    userReferences: { FK_ledger_account_userId: { column: 'userId', onDelete: restrict } },
  });

const createEntries = (runner: QueryRunner): Promise<void> =>
  createTable(runner, {
    name: 'ledger_entry',
    columns: [
      idColumn(),
      text('key', 100),
      text('kind', 20),
      date('occurredOn'),
      instant('createdAt'),
      nullable(integer('actorId')),
      text('sourceKind', 20),
      integer('sourceId'),
      nullable(text('reference', 64)),
      text('memo', 300),
      nullable(integer('reversalOf')),
    ],
    uniques: { UQ_ledger_entry_key: ['key'], UQ_ledger_entry_reversalOf: ['reversalOf'] },
    indexes: { IDX_ledger_entry_sourceKind_sourceId: ['sourceKind', 'sourceId'], IDX_ledger_entry_kind: ['kind'] },
    checks: {
      CHK_ledger_entry_kind: toOneOfCheck('kind', [
        'opening',
        'deposit',
        'order',
        'investment',
        'payment',
        'rent',
        'withdrawal',
        'exit',
        'adjustment',
        'reversal',
      ]),
      CHK_ledger_entry_sourceKind: toOneOfCheck('sourceKind', [
        'user',
        'project',
        'investment',
        'order',
        'payment',
        'withdrawal',
        'bankLine',
        'exit',
        'adjustment',
      ]),
      CHK_ledger_entry_reversalOf: "(kind = 'reversal') = (reversalOf IS NOT NULL)",
    },
    userReferences: { FK_ledger_entry_actorId: { column: 'actorId', onDelete: restrict } },
    references: { FK_ledger_entry_reversalOf: { column: 'reversalOf', table: 'ledger_entry' } },
  });

const createPostings = (runner: QueryRunner): Promise<void> =>
  createTable(runner, {
    name: 'ledger_posting',
    columns: [
      idColumn(),
      integer('entryId'),
      integer('accountId'),
      cents('amount'),
      nullable(integer('sequence')),
      nullable(cents('balanceAfter')),
    ],
    uniques: { UQ_ledger_posting_accountId_sequence: ['accountId', 'sequence'] },
    indexes: { IDX_ledger_posting_entryId: ['entryId'] },
    checks: {
      CHK_ledger_posting_amount: 'amount <> 0',
      CHK_ledger_posting_sequence: '(sequence IS NULL) = (balanceAfter IS NULL) AND sequence >= 1',
    },
    references: {
      FK_ledger_posting_entryId: { column: 'entryId', table: 'ledger_entry' },
      FK_ledger_posting_accountId: { column: 'accountId', table: 'ledger_account' },
    },
  });

const createSeals = (runner: QueryRunner): Promise<void> =>
  createTable(runner, {
    name: 'ledger_seal',
    columns: [
      keyInteger('position'),
      text('subject', 10),
      integer('recordId'),
      text('salt', 32),
      text('contentHash', 64),
      text('previousHash', 64),
      text('hash', 64),
    ],
    uniques: {
      UQ_ledger_seal_subject_recordId: ['subject', 'recordId'],
      UQ_ledger_seal_previousHash: ['previousHash'],
    },
    checks: { CHK_ledger_seal_subject: toOneOfCheck('subject', ['ledger', 'audit']) },
  });
