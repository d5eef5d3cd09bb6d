import {
  bankLineStatuses,
  confirmationStates,
  linePurposes,
  orderUses,
  projectPurposes,
  type BankLineStatus,
  type LinePurpose,
  type OrderUse,
} from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import {
  CentsColumn,
  DateColumn,
  IdColumn,
  InstantColumn,
  IntegerColumn,
  oneOfCheck,
  TextColumn,
} from '../../platform/database/columns';
import { CalendarDateScalar, registerEnum } from '../../platform/graphql';
import { User } from '../../access/records';
import { BankStatement } from './bank-statement.entity';

export const BankLineStatusEnum = registerEnum(
  'BankLineStatus',
  bankLineStatuses,
  'matched: assigned; suspense: awaiting assignment; ignored: moved no money.',
  {
    duplicate: 'Possibly a line that is already registered; awaiting a decision.',
    ignored: 'Moved no money.',
    matched: 'Assigned to what it pays.',
    suspense: 'Awaiting assignment.',
    void: 'Part of a voided statement.',
  },
);
export const ConfirmationStateEnum = registerEnum(
  'ConfirmationState',
  confirmationStates,
  "Whether a second administrator has compared a statement with the bank's own website.",
  {
    confirmed: 'By a second administrator, or on posting if one person is enough.',
    pending: 'Its money can be invested but not withdrawn.',
    rejected: 'Voided before it was confirmed.',
  },
);
export const LinePurposeEnum = registerEnum('LinePurpose', linePurposes, 'Purpose of a bank line.', {
  bank_fee: 'Bank charges, and refunds of them.',
  interest: 'Interest paid or charged by the bank.',
  not_ours: 'Booked by the bank by mistake.',
  own_transfer: "Between two of the company's accounts.",
  rent: 'Rent of a project.',
  reversal: 'A deposit the bank reversed.',
  sale: 'Sale of a project.',
});

export const OrderUseEnum = registerEnum('OrderUse', orderUses, 'Effect of a transfer on the order it names.', {
  completed: 'Credited to the balance, from which the order was then paid.',
  ended: 'Credited to the balance, because the order was closed.',
  paid: 'Paid the order; any excess was credited to the balance.',
  partial: 'Less than the order, so credited to the balance.',
});

/**
 * One line of a bank's statement. What the bank wrote never changes; to whom it belongs may. `find-known-lines` decides whether a line of a
 * file is registered already.
 */
@ObjectType({ description: "One line of a bank's statement." })
@Entity('bank_statement_line')
@Index('IDX_bank_statement_line_bankAccountId', ['bankAccountId'])
@Index('IDX_bank_statement_line_bookedOn_amount', ['bookedOn', 'amount'])
@Index('IDX_bank_statement_line_orderId', ['orderId'])
@Index('IDX_bank_statement_line_ruleId', ['ruleId'])
@Index('IDX_bank_statement_line_statementId', ['statementId'])
@Index('IDX_bank_statement_line_status', ['status'])
@Index('UQ_bank_statement_line_batchId', ['batchId'], { unique: true })
@Index('UQ_bank_statement_line_reversedLineId', ['reversedLineId'], { unique: true })
@Check('CHK_bank_statement_line_status', oneOfCheck('status', bankLineStatuses))
@Check(
  'CHK_bank_statement_line_ignored',
  "(status <> 'ignored' OR amount = 0 OR duplicateOf IS NOT NULL) AND (amount <> 0 OR status IN ('ignored', 'void'))",
)
@Check('CHK_bank_statement_line_duplicate', "status <> 'duplicate' OR duplicateOf IS NOT NULL")
@Check(
  'CHK_bank_statement_line_matched',
  "(status = 'matched') = (userId IS NOT NULL OR orderId IS NOT NULL OR withdrawalId IS NOT NULL OR batchId IS NOT NULL OR purpose IS NOT NULL)",
)
@Check('CHK_bank_statement_line_orderUse', oneOfCheck('orderUse', orderUses))
@Check(
  'CHK_bank_statement_line_order',
  '(orderId IS NULL) = (orderUse IS NULL) AND (orderId IS NULL OR (userId IS NOT NULL AND amount > 0))',
)
@Check('CHK_bank_statement_line_batch', 'batchId IS NULL OR amount < 0')
@Check(
  'CHK_bank_statement_line_purpose',
  `(purpose IS NULL OR ${oneOfCheck('purpose', linePurposes)}) AND (projectId IS NOT NULL) = (purpose IS NOT NULL AND ${oneOfCheck('purpose', projectPurposes)})`,
)
@Check(
  'CHK_bank_statement_line_reversal',
  "(reversedLineId IS NOT NULL) = (purpose IS NOT NULL AND purpose = 'reversal') AND (reversedLineId IS NULL OR amount < 0)",
)
@Check(
  'CHK_bank_statement_line_transfer',
  "(otherAccountId IS NOT NULL) = (purpose IS NOT NULL AND purpose = 'own_transfer') AND (otherAccountId IS NULL OR otherAccountId <> bankAccountId)",
)
@Check('CHK_bank_statement_line_rule', 'ruleId IS NULL OR purpose IS NOT NULL')
export class BankStatementLine {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @Field(() => Int, { description: 'The statement it belongs to.' })
  @ForeignKey(() => BankStatement, 'id', {
    name: 'FK_bank_statement_line_statementId',
    onDelete: 'RESTRICT',
    onUpdate: 'RESTRICT',
  })
  @IntegerColumn()
  statementId!: number;

  @Field(() => Int)
  @ForeignKey(() => CollectingAccount, 'id', {
    name: 'FK_bank_statement_line_bankAccountId',
    onDelete: 'RESTRICT',
    onUpdate: 'RESTRICT',
  })
  @IntegerColumn()
  bankAccountId!: number;

  @Field(() => CalendarDateScalar, { description: 'Day on which the bank booked it.' })
  @DateColumn()
  bookedOn!: string;

  /** Cents; negative for a debit. */
  @CentsColumn()
  amount!: number;

  @Field(() => String, { nullable: true })
  @TextColumn(300, { nullable: true })
  description!: string | null;

  @Field(() => String, { nullable: true })
  @TextColumn(100, { nullable: true })
  reference!: string | null;

  /** Cents: the account's balance after the line as the bank states it; null where its file has no running balance. */
  @CentsColumn({ nullable: true })
  balance!: number | null;

  /** Cents: the balance after the line by the opening balance and the lines of its file; null for a line of an earlier release. */
  @CentsColumn({ nullable: true })
  reachedBalance!: number | null;

  @Field(() => BankLineStatusEnum)
  @TextColumn(20)
  status!: BankLineStatus;

  /** No foreign key: a line never refers to a later one. */
  @Field(() => Int, { nullable: true, description: 'The registered line it duplicates or may duplicate.' })
  @IntegerColumn({ nullable: true })
  duplicateOf!: number | null;

  /** To whose balance the money went, also when it paid an order. */
  @Field(() => Int, { nullable: true, description: 'The investor whose balance it credited.' })
  @ForeignKey(() => User, 'id', { name: 'FK_bank_statement_line_userId', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @IntegerColumn({ nullable: true })
  userId!: number | null;

  @Field(() => Int, { nullable: true, description: 'The order it names; `orderUse` says whether it paid the order.' })
  @IntegerColumn({ nullable: true })
  orderId!: number | null;

  @Field(() => OrderUseEnum, { nullable: true, description: 'Effect on its order; null without an order.' })
  @TextColumn(20, { nullable: true })
  orderUse!: OrderUse | null;

  @Field(() => Int, { nullable: true, description: 'The withdrawal it paid or returned.' })
  @IntegerColumn({ nullable: true })
  withdrawalId!: number | null;

  @Field(() => Int, { nullable: true, description: 'The withdrawal batch it paid.' })
  // By the name of its table: a batch is made from these lines' withdrawals, so its folder imports this one.
  @ForeignKey('withdrawal_batch', 'id', {
    name: 'FK_bank_statement_line_batchId',
    onDelete: 'RESTRICT',
    onUpdate: 'RESTRICT',
  })
  @IntegerColumn({ nullable: true })
  batchId!: number | null;

  /** No foreign key: a project may be deleted, and what its money did stays. */
  @Field(() => Int, { nullable: true, description: 'The project the money belongs to.' })
  @IntegerColumn({ nullable: true })
  projectId!: number | null;

  @Field(() => LinePurposeEnum, { nullable: true, description: 'Purpose of the money of a project or the bank.' })
  @TextColumn(20, { nullable: true })
  purpose!: LinePurpose | null;

  /** No foreign key: a line never refers to a later one. Unique: a deposit is taken back once. */
  @Field(() => Int, { nullable: true, description: 'The deposit it reverses.' })
  @IntegerColumn({ nullable: true })
  reversedLineId!: number | null;

  @Field(() => Int, { nullable: true, description: "The other account of a transfer between the company's accounts." })
  @ForeignKey(() => CollectingAccount, 'id', {
    name: 'FK_bank_statement_line_otherAccountId',
    onDelete: 'RESTRICT',
    onUpdate: 'RESTRICT',
  })
  @IntegerColumn({ nullable: true })
  otherAccountId!: number | null;

  /** No foreign key: SQLite would copy the table for it, and rules are never removed. */
  @Field(() => Int, { nullable: true, description: 'Id of the saved rule that assigned it; null if no rule did.' })
  @IntegerColumn({ nullable: true })
  ruleId!: number | null;

  /** When it was last matched, or its match undone, by a person; null for a line that matched by itself. */
  @InstantColumn({ nullable: true })
  decidedAt!: Date | null;
}
