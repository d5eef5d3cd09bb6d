import { Field, ObjectType } from 'type-graphql';
import { CalendarDateScalar, DateTimeScalar } from '../../platform/graphql/scalars';

@ObjectType({
  description: 'An installation for tests: its people and its money are not real, and its clock can be moved.',
})
export class Sandbox {
  @Field(() => DateTimeScalar, { description: 'The time by its clock.' })
  now!: Date;

  @Field(() => CalendarDateScalar, { description: 'The day by its clock.' })
  date!: string;

  @Field(() => CalendarDateScalar, { description: 'The latest day to which its clock can be moved.' })
  maxDate!: string;
}
