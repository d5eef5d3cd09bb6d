import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Guarded } from '../../platform/request';
import type { Context } from '../context';
import { Message } from '../../platform/graphql';
import { WaitlistInput } from './waitlist.inputs';

@Resolver()
export class WaitlistResolver {
  @Guarded({ record: 'own record' })
  @Mutation(() => Message, {
    description: 'Requests an invitation. The response does not reveal whether the e-mail address was already known.',
  })
  async joinWaitlist(
    @Arg('input', () => WaitlistInput) input: WaitlistInput,
    @Ctx() { request, services }: Context,
  ): Promise<Message> {
    await services.rateLimit.consumeAddress(request.ip);
    return { message: await services.waitlist.join(input, request.ip) };
  }
}
