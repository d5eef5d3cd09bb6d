import { lineDirections, rulePurposes, type LineDirection, type RulePurpose } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey } from 'typeorm';
import { User } from '../../access/users/user.entity';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import { IdColumn, InstantColumn, IntegerColumn, oneOfCheck, TextColumn } from '../../platform/database/columns';
import { registerEnum } from '../../platform/graphql/register-enum';
import { DateTimeScalar } from '../../platform/graphql/scalars';

export const RulePurposeEnum = registerEnum('RulePurpose', rulePurposes, 'What a saved rule says that a line is.', {
  bank_fee: 'What the bank charges, or gives back of it.',
  interest: 'What the bank pays or charges for money.',
  not_ours: 'Booked by mistake of the bank.',
});
export const LineDirectionEnum = registerEnum(
  'LineDirection',
  lineDirections,
  'Whether a line brings money or takes it.',
  { credit: 'It brings money.', debit: 'It takes money.' },
);
const restrict = { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' } as const;

/** A saved rule: lines with its text belong to its purpose. A deleted one stays, because lines name it. */
@ObjectType({ description: "A saved rule for lines of the bank's statements that name nobody." })
@Entity('bank_rule')
@Check('CHK_bank_rule_purpose', oneOfCheck('purpose', rulePurposes))
@Check('CHK_bank_rule_direction', oneOfCheck('direction', lineDirections))
@Check('CHK_bank_rule_deleted', '(deletedAt IS NULL) = (deletedBy IS NULL)')
export class BankRule {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @Field(() => String, { description: 'What the description or the reference has, without case and accents.' })
  @TextColumn(100)
  text!: string;

  @Field(() => RulePurposeEnum, { description: 'What such a line is.' })
  @TextColumn(20)
  purpose!: RulePurpose;

  @Field(() => Int, { nullable: true, description: 'The account of its lines; null for all.' })
  @ForeignKey(() => CollectingAccount, 'id', { name: 'FK_bank_rule_bankAccountId', ...restrict })
  @IntegerColumn({ nullable: true })
  bankAccountId!: number | null;

  @Field(() => LineDirectionEnum, { nullable: true, description: 'The direction of its lines; null for both.' })
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

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was deleted; null while it is applied.' })
  @InstantColumn({ nullable: true })
  deletedAt!: Date | null;
}
