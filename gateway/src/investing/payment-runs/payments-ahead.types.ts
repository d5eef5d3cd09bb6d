import { Field, Int, ObjectType } from 'type-graphql';
import { CalendarDateScalar } from '../../platform/graphql';

@ObjectType({ description: 'Payments dated in the future.' })
export class PaymentsAhead {
  @Field(() => Int, { description: 'Number of payments.' })
  payments!: number;

  @Field(() => CalendarDateScalar, { description: 'Latest payment date.' })
  lastDate!: string;
}
