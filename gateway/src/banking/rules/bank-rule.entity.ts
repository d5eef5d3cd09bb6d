import { lineDirections, rulePurposes, type LineDirection, type RulePurpose } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey } from 'typeorm';
import { User } from '../../access/records';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import { IdColumn, InstantColumn, IntegerColumn, oneOfCheck, TextColumn } from '../../platform/database/columns';
import { DateTimeScalar, registerEnum } from '../../platform/graphql';

export const RulePurposeEnum = registerEnum('RulePurpose', rulePurposes, 'Purpose assigned by a saved rule.', {
  bank_fee: 'Bank charges and their refunds.',
  interest: 'Interest paid or charged by the bank.',
  not_ours: 'Booked by the bank in error.',
  rent: 'Project rent.',
});
export const LineDirectionEnum = registerEnum(
  'LineDirection',
  lineDirections,
  'Whether a line is a credit or a debit.',
  { credit: 'Incoming money.', debit: 'Outgoing money.' },
);
const restrict = { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' } as const;

/** A saved rule: lines with its text belong to its purpose. A deleted one stays, because lines name it. */
@ObjectType({ description: 'A saved rule for bank statement lines that do not identify a user.' })
@Entity('bank_rule')
@Check('CHK_bank_rule_purpose', oneOfCheck('purpose', rulePurposes))
@Check('CHK_bank_rule_direction', oneOfCheck('direction', lineDirections))
@Check('CHK_bank_rule_project', "(projectId IS NOT NULL) = (purpose = 'rent')")
@Check('CHK_bank_rule_deleted', '(deletedAt IS NULL) = (deletedBy IS NULL)')
export class BankRule {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @Field(() => String, { description: 'Text to match in the description or reference; case and accents are ignored.' })
  @TextColumn(100)
  text!: string;

  @Field(() => RulePurposeEnum, { description: 'Purpose that the rule assigns to lines.' })
  @TextColumn(20)
  purpose!: RulePurpose;

  @Field(() => Int, {
    nullable: true,
    description: 'ID of the account to which the rule applies; null for all accounts.',
  })
  @ForeignKey(() => CollectingAccount, 'id', { name: 'FK_bank_rule_bankAccountId', ...restrict })
  @IntegerColumn({ nullable: true })
  bankAccountId!: number | null;

  /** No foreign key: a project may be deleted, and the rule stays for what it assigned. */
  @Field(() => Int, {
    nullable: true,
    description: 'ID of the project whose rent it is; null unless the purpose is `rent`.',
  })
  @IntegerColumn({ nullable: true })
  projectId!: number | null;

  @Field(() => LineDirectionEnum, {
    nullable: true,
    description: 'Transaction direction to which the rule applies; null for both directions.',
  })
  @TextColumn(10, { nullable: true })
  direction!: LineDirection | null;

  @Field(() => Int, { description: 'ID of the administrator who saved the rule.' })
  @ForeignKey(() => User, 'id', { name: 'FK_bank_rule_createdBy', ...restrict })
  @IntegerColumn()
  createdBy!: number;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;

  @ForeignKey(() => User, 'id', { name: 'FK_bank_rule_deletedBy', ...restrict })
  @IntegerColumn({ nullable: true })
  deletedBy!: number | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the rule was deleted; null while it is active.' })
  @InstantColumn({ nullable: true })
  deletedAt!: Date | null;
}
