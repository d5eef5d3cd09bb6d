import type {
  InvitationsInput as Contract,
  WaitlistInvitationInput as WaitlistContract,
} from '@cimiento/contracts/schemas';
import { Field, InputType, Int } from 'type-graphql';
import { CalendarDateScalar } from '../graphql/scalars';

@InputType({ description: 'Invitation codes to be made.' })
export class InvitationsInput implements Contract {
  @Field(() => Int, { nullable: true, description: 'How many codes, from 1 to 100; 1 unless told otherwise.' })
  count!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How many registrations each is good for, from 1 to 100000; 1 unless told otherwise.',
  })
  maxUses!: number;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'The last day on which they are good, in Ecuador; without it they never expire.',
  })
  expiresOn!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The only e-mail that can register: then it is one code with one use.',
  })
  email!: string | null;
}

@InputType({ description: 'The invitation of somebody on the waitlist.' })
export class WaitlistInvitationInput implements WaitlistContract {
  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'The last day on which its code is good, in Ecuador; without it the code never expires.',
  })
  expiresOn!: string | null;
}
