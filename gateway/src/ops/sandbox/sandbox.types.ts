import { Field, ObjectType } from 'type-graphql';
import { CalendarDateScalar, DateTimeScalar } from '../../platform/graphql';

@ObjectType({
  description: 'A test installation: its users and money are not real, and its clock can be moved.',
})
export class Sandbox {
  @Field(() => DateTimeScalar, { description: 'Current time according to its clock.' })
  now!: Date;

  @Field(() => CalendarDateScalar, { description: 'Today according to its clock.' })
  date!: string;

  @Field(() => CalendarDateScalar, { description: 'Latest day to which its clock can be moved.' })
  maxDate!: string;
}
