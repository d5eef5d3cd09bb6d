import { Field, ObjectType } from 'type-graphql';
import { CalendarDateScalar, MoneyScalar } from '../../platform/graphql';
import { ExitCost } from './exits.types';

@ObjectType({
  description: 'The sale of a project, as everyone can check it. Amounts are null until the proceeds are distributed.',
})
export class ProjectSale {
  @Field(() => CalendarDateScalar, { nullable: true, description: 'Date of the sale; null if it was not recorded.' })
  soldOn!: string | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'Sale price.' })
  price!: string | null;

  @Field(() => [ExitCost], { nullable: true, description: 'Costs deducted from the sale price.' })
  costs!: ExitCost[] | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'All fees of the sale, including tax.' })
  fee!: string | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Distributed amount: price less costs and fees, plus the rest of the reserve.',
  })
  net!: string | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'Distributed amount for each $1,000 invested.' })
  perFraction!: string | null;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'Date on which the proceeds were first distributed, in Ecuador.',
  })
  distributedOn!: string | null;
}
