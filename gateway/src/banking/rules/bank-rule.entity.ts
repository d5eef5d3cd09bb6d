import { lineDirections, rulePurposes, type LineDirection, type RulePurpose } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey } from 'typeorm';
import { User } from '../../access/records';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import { IdColumn, InstantColumn, IntegerColumn, oneOfCheck, TextColumn } from '../../platform/database/columns';
import { DateTimeScalar, registerEnum } from '../../platform/graphql';

export const RulePurposeEnum = registerEnum('RulePurpose', rulePurposes, 'Purpose assigned by a saved rule.', {
  bank_fee: 'Bank charges, and refunds of them.',
  interest: 'Interest paid or charged by the bank.',
  not_ours: 'Booked by the bank by mistake.',
});
export const LineDirectionEnum = registerEnum(
  'LineDirection',
  lineDirections,
  'Whether a line is a credit or a debit.',
  { credit: 'Incoming money.', debit: 'Outgoing money.' },
);
const restrict = { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' } as const;

/** A saved rule: lines with its text belong to its purpose. A deleted one stays, because lines name it. */
@ObjectType({ description: 'A saved rule for bank statement lines that identify no user.' })
@Entity('bank_rule')
@Check('CHK_bank_rule_purpose', oneOfCheck('purpose', rulePurposes))
@Check('CHK_bank_rule_direction', oneOfCheck('direction', lineDirections))
@Check('CHK_bank_rule_deleted', '(deletedAt IS NULL) = (deletedBy IS NULL)')
export class BankRule {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @Field(() => String, { description: 'Text in the description or the reference; case and accents are ignored.' })
  @TextColumn(100)
  text!: string;

  @Field(() => RulePurposeEnum, { description: 'Purpose it assigns.' })
  @TextColumn(20)
  purpose!: RulePurpose;

  @Field(() => Int, { nullable: true, description: 'Account the rule applies to; null for all.' })
  @ForeignKey(() => CollectingAccount, 'id', { name: 'FK_bank_rule_bankAccountId', ...restrict })
  @IntegerColumn({ nullable: true })
  bankAccountId!: number | null;

  @Field(() => LineDirectionEnum, { nullable: true, description: 'Direction the rule applies to; null for both.' })
  @TextColumn(10, { nullable: true })
  direction!: LineDirection | null;

  @Field(() => Int, { description: 'Id of the administrator who saved it.' })
  @ForeignKey(() => User, 'id', { name: 'FK_bank_rule_createdBy', ...restrict })
  @IntegerColumn()
  createdBy!: number;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;

  @ForeignKey(() => User, 'id', { name: 'FK_bank_rule_deletedBy', ...restrict })
  @IntegerColumn({ nullable: true })
  deletedBy!: number | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was deleted; null while it is active.' })
  @InstantColumn({ nullable: true })
  deletedAt!: Date | null;
}
