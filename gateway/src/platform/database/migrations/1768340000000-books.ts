import type { QueryRunner } from 'typeorm';
import {
  cents,
  date,
  idColumn,
  instant,
  integer,
  keyInteger,
  nullable,
  text,
  type NewTable,
  NewTables,
} from './tables';

/** The ledger, with its first account. */
export class Books1768340000000 extends NewTables {
  readonly name = 'KnownDevices1768340000000';

  protected readonly tables: NewTable[] = [
    {
      name: 'ledger_account',
      columns: [
        ...[idColumn(), text('code', 60), text('kind', 20), nullable(integer('userId'))],
        ...[nullable(integer('projectId')), nullable(cents('balance')), nullable(integer('sequence'))],
      ],
      indexes: [['userId'], ['projectId']],
      uniques: [['code']],
      values: { kind: ['bank', 'available', 'held', 'capital', 'rent', 'proceeds', 'withholding', 'fee', 'suspense'] },
      checks: {
        carries: '(userId IS NULL) = (sequence IS NULL) AND (balance IS NULL) = (sequence IS NULL)',
        sequence: 'sequence >= 0',
        held: "kind <> 'held' OR balance >= 0",
      },
      references: { userId: 'users' },
    },
    {
      name: 'ledger_entry',
      columns: [
        ...[idColumn(), text('key', 100), text('kind', 20), date('occurredOn'), instant('createdAt')],
        ...[nullable(integer('actorId')), text('sourceKind', 20), integer('sourceId'), nullable(text('reference', 64))],
        ...[text('memo', 300), nullable(integer('reversalOf'))],
      ],
      indexes: [['sourceKind', 'sourceId'], ['kind'], ['memo'], ['reference']],
      uniques: [['key'], ['reversalOf']],
      values: {
        kind: [
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
        ],
        sourceKind: [
          'user',
          'project',
          'investment',
          'order',
          'payment',
          'withdrawal',
          'bankLine',
          'exit',
          'adjustment',
        ],
      },
      checks: { reversalOf: "(kind = 'reversal') = (reversalOf IS NOT NULL)" },
      references: { actorId: 'users', reversalOf: 'ledger_entry' },
    },
    {
      name: 'ledger_posting',
      columns: [
        ...[idColumn(), integer('entryId'), integer('accountId'), cents('amount'), nullable(integer('sequence'))],
        ...[nullable(cents('balanceAfter'))],
      ],
      indexes: [['entryId']],
      uniques: [['accountId', 'sequence']],
      checks: { amount: 'amount <> 0', sequence: '(sequence IS NULL) = (balanceAfter IS NULL) AND sequence >= 1' },
      references: { entryId: 'ledger_entry', accountId: 'ledger_account' },
    },
    {
      name: 'ledger_checkpoint',
      columns: [idColumn(), integer('throughId'), integer('accountId'), text('kind', 20), cents('total')],
      uniques: [['throughId', 'accountId', 'kind']],
      values: {
        kind: [
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
        ],
      },
      references: { accountId: 'ledger_account' },
    },
    {
      name: 'ledger_seal',
      columns: [
        ...[keyInteger('position'), text('subject', 10), integer('recordId'), text('salt', 32)],
        ...[text('contentHash', 64), text('previousHash', 64), text('hash', 64)],
      ],
      uniques: [['subject', 'recordId'], ['previousHash']],
      values: { subject: ['ledger', 'audit'] },
    },
    {
      name: 'uncovered_credit',
      columns: [idColumn(), integer('userId'), cents('cents'), instant('createdAt')],
      indexes: [['userId', 'createdAt']],
      references: { userId: 'users' },
    },
  ];

  override async up(runner: QueryRunner): Promise<void> {
    await super.up(runner);
    await runner.query("INSERT INTO ledger_account (code, kind) VALUES ('bank:0', 'bank')");
  }
}
