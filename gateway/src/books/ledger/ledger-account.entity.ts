import { ledgerAccountKinds, type LedgerAccountKind } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { CentsColumn, IdColumn, IntegerColumn, oneOfCheck, TextColumn } from '../../platform/database/columns';
import { registerEnum } from '../../platform/graphql';
import { AllowsKey } from '../../platform/request';
import { User } from '../../access/records';

export const LedgerAccountKindEnum = registerEnum('LedgerAccountKind', ledgerAccountKinds, 'Kind of ledger account.', {
  available: 'Amount an investor can spend.',
  capital: 'Money invested in projects.',
  escrow: 'Money of rounds that is kept apart until they succeed.',
  expenses: 'Expenses of houses that are not deducted yet.',
  fee: 'Fees earned, and the tax on them.',
  held: "Amount held for an investor's withdrawals and interests in rounds.",
  proceeds: 'Sale proceeds.',
  property: 'Houses that the capital of projects bought.',
  rent: 'Rents to pass on to investors.',
  reserve: 'Rent kept for later expenses.',
  suspense: 'Unidentified money.',
  withholding: 'Taxes withheld.',
});

/**
 * An account of the ledger. A positive amount is what somebody is owed or a project has received, a negative one is what lies in a bank.
 *
 * Only an investor's accounts carry `balance` and `sequence`. The others have neither: every movement of a project or a bank would wait
 * for that row, and their balance is the sum of their postings.
 */
@AllowsKey('ledger:read')
@ObjectType({
  description:
    'A ledger account. A positive balance is money owed to someone or received; a negative balance is money held in a bank.',
})
@Entity('ledger_account')
@Index('UQ_ledger_account_code', ['code'], { unique: true })
@Index('IDX_ledger_account_userId', ['userId'])
@Index('IDX_ledger_account_projectId', ['projectId'])
@Check('CHK_ledger_account_kind', oneOfCheck('kind', ledgerAccountKinds))
@Check('CHK_ledger_account_carries', '(userId IS NULL) = (sequence IS NULL) AND (balance IS NULL) = (sequence IS NULL)')
@Check('CHK_ledger_account_sequence', 'sequence >= 0')
@Check('CHK_ledger_account_held', "kind <> 'held' OR balance >= 0")
export class LedgerAccount {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  /** 'investor:7:available'; see `ledgerAccounts` in the contracts. */
  @Field(() => String, { description: 'Account code, for example `investor:7:available` or `project:3:rent`.' })
  @TextColumn(60)
  code!: string;

  @Field(() => LedgerAccountKindEnum)
  @TextColumn(20)
  kind!: LedgerAccountKind;

  @ForeignKey(() => User, 'id', { name: 'FK_ledger_account_userId', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @IntegerColumn({ nullable: true })
  userId!: number | null;

  /** Not a foreign key: the account outlives its project. */
  @IntegerColumn({ nullable: true })
  projectId!: number | null;

  /** Cents. Corrections may make it negative. */
  @CentsColumn({ nullable: true })
  balance!: number | null;

  /** Sequence of the account's last posting; 0 if it has none. */
  @IntegerColumn({ nullable: true })
  sequence!: number | null;
}
