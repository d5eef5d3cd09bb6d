import { Field, Int, ObjectType } from 'type-graphql';
import { CalendarDateScalar } from '../../platform/graphql/scalars';

@ObjectType({ description: 'Payments that have a date to come.' })
export class PaymentsAhead {
  @Field(() => Int, { description: 'How many there are.' })
  payments!: number;

  @Field(() => CalendarDateScalar, { description: 'The latest of their dates.' })
  lastDate!: string;
}
