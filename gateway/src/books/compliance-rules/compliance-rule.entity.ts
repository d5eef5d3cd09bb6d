import { complianceKinds, type ComplianceKind } from '@cimiento/contracts/fields';
import { Field, ObjectType } from 'type-graphql';
import { Check, Entity, Index } from 'typeorm';
import { DateColumn, IdColumn, oneOfCheck, TextColumn } from '../../platform/database/columns';
import { CalendarDateScalar, registerEnum } from '../../platform/graphql';

export const ComplianceKindEnum = registerEnum(
  'ComplianceKind',
  complianceKinds,
  'Kind of a figure that the law sets.',
  {
    identity_threshold: 'Sum of deposits within 30 days from which they are reported, in dollars.',
    identity_years: 'Years for which the file of an identity is kept.',
    listed_countries: 'Countries of high risk, by their ISO codes.',
    risk_above_declared: 'Points for deposits above twice the declared yearly amount.',
    risk_amount: 'Points for deposits of 10,000 dollars or more in 12 months.',
    risk_cleared_match: 'Points for a possible match that was cleared.',
    risk_foreign_resident: 'Points for residence outside Ecuador.',
    risk_large_amount: 'Points for deposits of 50,000 dollars or more in 12 months, in place of `risk_amount`.',
    risk_listed_country: 'Points for a country of high risk.',
    risk_pep: 'Points for a politically exposed person.',
    risk_pep_related: 'Points for a relative or associate of one.',
    risk_remote: 'Points for an identity that was checked at a distance.',
    risk_undocumented_funds: 'Points for an origin of funds that needs a document and has none.',
    vat: 'Value added tax, in percent.',
  },
);

/** A figure that the law sets, for a time, with its source. */
@ObjectType({ description: 'A figure that the law sets, for a time, with its source.' })
@Entity('compliance_rule')
@Index('UQ_compliance_rule_kind_validFrom', ['kind', 'validFrom'], { unique: true })
@Check('CHK_compliance_rule_kind', oneOfCheck('kind', complianceKinds))
@Check('CHK_compliance_rule_validTo', 'validTo >= validFrom')
export class ComplianceRule {
  @IdColumn()
  id!: number;

  @Field(() => ComplianceKindEnum)
  @TextColumn(30)
  kind!: ComplianceKind;

  @Field(() => String, { description: 'Value as text, for example `15` for 15 percent.' })
  @TextColumn(100)
  value!: string;

  @Field(() => CalendarDateScalar, { description: 'First day on which it applies.' })
  @DateColumn()
  validFrom!: string;

  @Field(() => CalendarDateScalar, { nullable: true, description: 'Last day; null while no end is known.' })
  @DateColumn({ nullable: true })
  validTo!: string | null;

  @Field(() => String, { description: 'Law, article or resolution that sets it.' })
  @TextColumn(500)
  source!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Person who confirmed the value; null while nobody has.',
  })
  @TextColumn(200, { nullable: true })
  confirmedBy!: string | null;
}
