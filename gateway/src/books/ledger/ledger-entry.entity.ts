import { ledgerEntryKinds, ledgerSourceKinds, type LedgerEntryKind, type LedgerSourceKind } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import {
  DateColumn,
  IdColumn,
  InstantColumn,
  IntegerColumn,
  oneOfCheck,
  TextColumn,
} from '../../platform/database/columns';
import { CalendarDateScalar, DateTimeScalar, registerEnum } from '../../platform/graphql';
import { AllowsKey } from '../../platform/request';
import { User } from '../../access/records';

export const LedgerEntryKindEnum = registerEnum('LedgerEntryKind', ledgerEntryKinds, 'Cause of the money movement.', {
  adjustment: 'A manual correction.',
  capital: 'Capital handed over to buy a house.',
  exit: 'The sale of a project.',
  expense: 'An expense of a house.',
  fee: 'Fees, expenses and reserve of a rent, or a fee that was paid out.',
  investment: 'An investment recorded by an administrator.',
  opening: 'Balances carried over from before the ledger.',
  rent: 'Rent received.',
});
export const LedgerSourceKindEnum = registerEnum(
  'LedgerSourceKind',
  ledgerSourceKinds,
  'Kind of source record for a ledger entry.',
);

/** The record that an entry follows. */
@ObjectType({ description: 'The source record of a ledger entry.' })
export class LedgerEntrySource {
  @Field(() => LedgerSourceKindEnum)
  kind!: LedgerSourceKind;

  @Field(() => Int, { description: 'ID of the source record, which may have been deleted.' })
  id!: number;
}

/** One movement of money: two or more postings that sum to 0. Never changed or deleted; a reversing entry corrects it. */
@AllowsKey('ledger:read')
@ObjectType({
  description:
    'A movement of money in the ledger. Entries are never changed or deleted; corrections are made with a reversing entry.',
})
@Entity('ledger_entry')
@Index('UQ_ledger_entry_key', ['key'], { unique: true })
@Index('UQ_ledger_entry_reversalOf', ['reversalOf'], { unique: true })
@Index('IDX_ledger_entry_sourceKind_sourceId', ['sourceKind', 'sourceId'])
@Index('IDX_ledger_entry_kind', ['kind'])
@Index('IDX_ledger_entry_memo', ['memo'])
@Index('IDX_ledger_entry_occurredOn', ['occurredOn'])
@Index('IDX_ledger_entry_reference', ['reference'])
@Check('CHK_ledger_entry_kind', oneOfCheck('kind', ledgerEntryKinds))
@Check('CHK_ledger_entry_sourceKind', oneOfCheck('sourceKind', ledgerSourceKinds))
@Check('CHK_ledger_entry_reversalOf', "(kind = 'reversal') = (reversalOf IS NOT NULL)")
export class LedgerEntry {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  /** The purpose of the entry, such as 'payment:7:1': posting it again violates the unique index. */
  @Field(() => String, { description: 'Unique key of the entry, for example `payment:7:1`.' })
  @TextColumn(100)
  key!: string;

  @Field(() => LedgerEntryKindEnum)
  @TextColumn(20)
  kind!: LedgerEntryKind;

  @Field(() => CalendarDateScalar, { description: 'Date on which the money moved.' })
  @DateColumn()
  occurredOn!: string;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;

  /** The user who caused it; null for a migration or a job. */
  @ForeignKey(() => User, 'id', { name: 'FK_ledger_entry_actorId', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @IntegerColumn({ nullable: true })
  actorId!: number | null;

  @Field(() => LedgerSourceKindEnum, { description: 'Kind of source record.' })
  @TextColumn(20)
  sourceKind!: LedgerSourceKind;

  @Field(() => Int, { description: 'ID of the source record, which may have been deleted.' })
  @IntegerColumn()
  sourceId!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Payment month, order number or bank reference.',
  })
  @TextColumn(64, { nullable: true })
  reference!: string | null;

  @Field(() => String, { description: 'Description for display.' })
  @TextColumn(300)
  memo!: string;

  @ForeignKey(() => LedgerEntry, 'id', {
    name: 'FK_ledger_entry_reversalOf',
    onDelete: 'RESTRICT',
    onUpdate: 'RESTRICT',
  })
  @Field(() => Int, {
    nullable: true,
    description: 'ID of the entry that this entry reverses. An entry can be reversed only once.',
  })
  @IntegerColumn({ nullable: true })
  reversalOf!: number | null;
}
