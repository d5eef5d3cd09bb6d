import { Field, Int, ObjectType } from 'type-graphql';
import { AllowsKey } from '../../platform/request/allows';

/** What came of one of several requests that were answered at once. */
@AllowsKey('waitlist:write')
@ObjectType({ description: 'What came of one of several waitlist requests that were answered at once.' })
export class WaitlistAnswer {
  @Field(() => Int, { description: 'Id of the request.' })
  id!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Why it stays as it was, in Spanish; null when it was answered.',
  })
  error!: string | null;
}
