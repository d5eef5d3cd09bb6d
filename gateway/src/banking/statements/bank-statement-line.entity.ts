import {
  bankLineStatuses,
  billedFees,
  confirmationStates,
  expenseCategories,
  expenseSources,
  linePurposes,
  orderUses,
  projectPurposes,
  suspenseReasons,
  type BankLineStatus,
  type BilledFee,
  type ExpenseCategory,
  type ExpenseSource,
  type LinePurpose,
  type OrderUse,
  type SuspenseReason,
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
  UpdatedAtColumn,
  CreatedAtColumn,
} from '../../platform/database/columns';
import { CalendarDateScalar, registerEnum, TimeField } from '../../platform/graphql';
import { User } from '../../access/records';
import { BilledFeeEnum, ExpenseCategoryEnum, ExpenseSourceEnum } from './house-enums';
import { BankStatement } from './bank-statement.entity';
import { OrderUseEnum } from './line-enums';

export const BankLineStatusEnum = registerEnum(
  'BankLineStatus',
  bankLineStatuses,
  'Status of a bank line, such as `matched` (assigned), `suspense` (awaiting assignment) or `ignored` (did not move any money).',
  {
    duplicate: 'Possible duplicate of a registered line; awaiting a decision.',
    ignored: 'Did not move any money.',
    matched: 'Assigned to a user, record or purpose.',
    suspense: 'Awaiting assignment.',
    void: 'Part of a voided statement.',
  },
);
export const ConfirmationStateEnum = registerEnum(
  'ConfirmationState',
  confirmationStates,
  "Whether a second administrator has checked a statement against the bank's own website.",
  {
    confirmed: 'Confirmed by a second administrator, or when posted if one administrator is sufficient.',
    pending: 'Money from the statement can be invested but not withdrawn.',
    rejected: 'Voided before confirmation.',
  },
);
export const LinePurposeEnum = registerEnum('LinePurpose', linePurposes, 'Purpose of a bank line.', {
  bank_fee: 'Bank charges and their refunds.',
  capital: 'Project capital that was handed over to buy the house.',
  expense: 'Expense of the house of a project.',
  fee: 'Fee that the company took out.',
  interest: 'Interest paid or charged by the bank.',
  not_ours: 'Booked by the bank in error.',
  own_transfer: 'Transfer between two company accounts.',
  rent: 'Project rent.',
  reversal: 'A deposit reversed by the bank.',
  sale: 'Sale of a project.',
});

/**
 * One line of a bank's statement. What the bank wrote never changes; to whom it belongs may. `find-known-lines` decides whether a line of a
 * file is registered already.
 */
@ObjectType({ description: 'A line in a bank statement.' })
@Entity('bank_statement_line')
@Index('IDX_bank_statement_line_updatedAt_id', ['updatedAt', 'id'])
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
@Check('CHK_bank_statement_line_suspenseReason', oneOfCheck('suspenseReason', suspenseReasons))
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
@Check('CHK_bank_statement_line_category', oneOfCheck('category', expenseCategories))
@Check('CHK_bank_statement_line_feeKind', oneOfCheck('feeKind', billedFees))
@Check('CHK_bank_statement_line_paidFrom', oneOfCheck('paidFrom', expenseSources))
@Check(
  'CHK_bank_statement_line_house',
  "(category IS NOT NULL) = (purpose IS NOT NULL AND purpose = 'expense') AND (paidFrom IS NOT NULL) = (category IS NOT NULL) AND (feeKind IS NOT NULL) = (purpose IS NOT NULL AND purpose = 'fee') AND (period IS NULL OR (purpose IS NOT NULL AND purpose = 'rent'))",
)
export class BankStatementLine {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @Field(() => Int, { description: 'The statement that contains the line.' })
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

  @Field(() => CalendarDateScalar, { description: 'Date on which the bank booked the transaction.' })
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

  @Field(() => String, { nullable: true, description: 'Name of the payer, if the bank states it.' })
  @TextColumn(120, { nullable: true })
  payerName!: string | null;

  /** Why it was not assigned when it was posted. It stays with a line that somebody assigned since. */
  @TextColumn(20, { nullable: true })
  suspenseReason!: SuspenseReason | null;

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
  @Field(() => Int, { nullable: true, description: 'The registered line that this line duplicates or may duplicate.' })
  @IntegerColumn({ nullable: true })
  duplicateOf!: number | null;

  /** To whose balance the money went, also when it paid an order. */
  @Field(() => Int, { nullable: true, description: 'ID of the investor whose balance the line credited.' })
  @ForeignKey(() => User, 'id', { name: 'FK_bank_statement_line_userId', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @IntegerColumn({ nullable: true })
  userId!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'ID of the order that the line names; `orderUse` indicates whether the line paid the order.',
  })
  @IntegerColumn({ nullable: true })
  orderId!: number | null;

  @Field(() => OrderUseEnum, { nullable: true, description: 'Effect of the line on the order; null without an order.' })
  @TextColumn(20, { nullable: true })
  orderUse!: OrderUse | null;

  @Field(() => Int, { nullable: true, description: 'ID of the withdrawal that the line paid or returned.' })
  @IntegerColumn({ nullable: true })
  withdrawalId!: number | null;

  @Field(() => Int, { nullable: true, description: 'ID of the withdrawal batch that the line paid.' })
  // By the name of its table: a batch is made from these lines' withdrawals, so its folder imports this one.
  @ForeignKey('withdrawal_batch', 'id', {
    name: 'FK_bank_statement_line_batchId',
    onDelete: 'RESTRICT',
    onUpdate: 'RESTRICT',
  })
  @IntegerColumn({ nullable: true })
  batchId!: number | null;

  /** No foreign key: a project may be deleted, and what its money did stays. */
  @Field(() => Int, { nullable: true, description: 'ID of the project to which the money belongs.' })
  @IntegerColumn({ nullable: true })
  projectId!: number | null;

  @Field(() => LinePurposeEnum, {
    nullable: true,
    description: 'Purpose of money that belongs to a project or to the bank.',
  })
  @TextColumn(20, { nullable: true })
  purpose!: LinePurpose | null;

  @Field(() => String, {
    nullable: true,
    description: 'Month of a rent, in YYYY-MM format; null for the month in which the bank booked it.',
  })
  @TextColumn(7, { nullable: true })
  period!: string | null;

  @Field(() => ExpenseCategoryEnum, { nullable: true, description: 'Category of an expense.' })
  @TextColumn(20, { nullable: true })
  category!: ExpenseCategory | null;

  @Field(() => String, { nullable: true, description: 'Details of an expense or payment.' })
  @TextColumn(120, { nullable: true })
  memo!: string | null;

  /** No foreign key: a document may be removed, and what it proved stays. */
  @Field(() => Int, {
    nullable: true,
    description: 'ID of the project document that proves the expense or payment.',
  })
  @IntegerColumn({ nullable: true })
  documentId!: number | null;

  @Field(() => BilledFeeEnum, { nullable: true, description: 'Fee that the debit paid out.' })
  @TextColumn(20, { nullable: true })
  feeKind!: BilledFee | null;

  @Field(() => ExpenseSourceEnum, { name: 'from', nullable: true, description: 'Money that pays the expense.' })
  @TextColumn(10, { nullable: true })
  paidFrom!: ExpenseSource | null;

  /** No foreign key: a line never refers to a later one. Unique: a deposit is taken back once. */
  @Field(() => Int, { nullable: true, description: 'ID of the deposit that the line reverses.' })
  @IntegerColumn({ nullable: true })
  reversedLineId!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'ID of the other company account involved in an internal transfer.',
  })
  @ForeignKey(() => CollectingAccount, 'id', {
    name: 'FK_bank_statement_line_otherAccountId',
    onDelete: 'RESTRICT',
    onUpdate: 'RESTRICT',
  })
  @IntegerColumn({ nullable: true })
  otherAccountId!: number | null;

  /** No foreign key: SQLite would copy the table for it, and rules are never removed. */
  @Field(() => Int, {
    nullable: true,
    description: 'ID of the saved rule that assigned the line; null if a rule did not assign it.',
  })
  @IntegerColumn({ nullable: true })
  ruleId!: number | null;

  /** When it was last matched, or its match undone, by a person; null for a line that matched by itself. */
  @InstantColumn({ nullable: true })
  decidedAt!: Date | null;

  @TimeField()
  @CreatedAtColumn()
  createdAt?: Date | null;

  @TimeField()
  @UpdatedAtColumn()
  updatedAt?: Date | null;
}
