import { feeBase, feeBases, feeKinds, type FeeBase, type FeeKind } from '@cimiento/contracts';
import { Field, Float, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { User } from '../../access/records';
import {
  DateColumn,
  FlagColumn,
  IdColumn,
  InstantColumn,
  IntegerColumn,
  oneOfCheck,
  OptionalRateColumn,
  RateColumn,
  TextColumn,
} from '../../platform/database/columns';
import { CalendarDateScalar, registerEnum } from '../../platform/graphql';

/** Meanings of the kinds of fees in the API. */
export const feeMeanings = {
  management: 'Percentage of each rent.',
  performance: 'Percentage of the profit of a sale.',
  platform: 'Percentage of the capital that was raised.',
  sale: 'Percentage of the sale price.',
};
export const FeeKindEnum = registerEnum('FeeKind', feeKinds, 'Kind of a fee that a project charges.', feeMeanings);
export const FeeBaseEnum = registerEnum('FeeBase', feeBases, 'Amount of which a fee is a percentage.', {
  net_profit: 'Profit of the sale.',
  price: 'Sale price.',
  raised: 'Capital that was raised.',
  rent: 'Gross rent of a month.',
});

const baseCheck = feeKinds.map((kind) => `(kind = '${kind}' AND base = '${feeBase[kind]}')`).join(' OR ');

/** A fee that a project charges from a day on. Several of one kind follow each other. */
@ObjectType('FeeRule', { description: 'A fee that a project charges from a day on. Percentages are percent.' })
@Entity('fee_rule')
@Index('UQ_fee_rule_projectId_kind_validFrom', ['projectId', 'kind', 'validFrom'], { unique: true })
@Check('CHK_fee_rule_kind', oneOfCheck('kind', feeKinds))
@Check('CHK_fee_rule_base', baseCheck)
@Check('CHK_fee_rule_percent', 'percent > 0 AND percent <= 1000000')
@Check('CHK_fee_rule_hurdle', "(hurdlePercent IS NOT NULL) = (kind = 'performance')")
export class FeeRuleRecord {
  @IdColumn()
  id!: number;

  /** Not a foreign key: what a fee took stays in the books when a project is deleted. */
  @IntegerColumn()
  projectId!: number;

  @Field(() => FeeKindEnum)
  @TextColumn(20)
  kind!: FeeKind;

  @Field(() => FeeBaseEnum, { description: 'The amount that the percentage is of.' })
  @TextColumn(20)
  base!: FeeBase;

  @Field(() => Float, { description: 'Fee in percent, before tax.' })
  @RateColumn()
  percent!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Simple annual return up to which a performance fee takes nothing, in percent.',
  })
  @OptionalRateColumn()
  hurdlePercent!: number | null;

  @Field(() => Boolean, {
    description: 'Whether a performance fee above its minimum return is charged on the whole profit.',
  })
  @FlagColumn()
  catchUp!: boolean;

  @Field(() => Float, {
    nullable: true,
    description: 'Tax in percent; 0 if included; null for the rate in force on the date of the entry.',
  })
  @OptionalRateColumn()
  vatPercent!: number | null;

  @Field(() => CalendarDateScalar, { description: 'First day on which it is charged.' })
  @DateColumn()
  validFrom!: string;

  @ForeignKey(() => User, 'id', { name: 'FK_fee_rule_createdBy', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @IntegerColumn({ nullable: true })
  createdBy!: number | null;

  @InstantColumn()
  createdAt!: Date;
}
