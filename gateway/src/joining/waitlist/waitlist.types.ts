import { Field, Int, ObjectType } from 'type-graphql';
import { AllowsKey } from '../../platform/request';

/** The outcome for one of several requests answered at once. */
@AllowsKey('waitlist:write')
@ObjectType({ description: 'Result for one of several waitlist requests that were decided together.' })
export class WaitlistAnswer {
  @Field(() => Int, { description: 'ID of the waitlist request.' })
  id!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Reason why the request was left unchanged, in Spanish; null if it was decided.',
  })
  error!: string | null;
}
