import { Field, Int, ObjectType } from 'type-graphql';
import { CalendarDateScalar, MoneyScalar } from '../../platform/graphql';

@ObjectType({ description: 'Deposits of a user that reach the reporting threshold within 30 days.' })
export class ThresholdRow {
  @Field(() => Int)
  userId!: number;

  @Field(() => String, { description: 'Name of the user; their ID without `users:read`.' })
  userName!: string;

  @Field(() => MoneyScalar, { description: 'Sum of the deposits.' })
  total!: string;

  @Field(() => CalendarDateScalar, { description: 'Day of the first deposit.' })
  from!: string;

  @Field(() => CalendarDateScalar, { description: 'Day of the last deposit.' })
  to!: string;

  @Field(() => Int, { description: 'Number of deposits.' })
  movements!: number;
}
