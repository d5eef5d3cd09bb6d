import { Field, ObjectType } from 'type-graphql';
import { CalendarDateScalar, DateTimeScalar } from '../../platform/graphql';

@ObjectType({
  description: 'A test installation: its users and money are not real, and its clock can be moved.',
})
export class Sandbox {
  @Field(() => DateTimeScalar, { description: 'Current time according to the sandbox clock.' })
  now!: Date;

  @Field(() => CalendarDateScalar, { description: "Today's date according to the sandbox clock." })
  date!: string;

  @Field(() => CalendarDateScalar, { description: 'Latest date to which the sandbox clock can be moved.' })
  maxDate!: string;
}
