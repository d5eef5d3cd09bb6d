import { registrationFields, type Registration } from '@cimiento/contracts/fields';
import { registrationSchema } from '@cimiento/contracts/schemas';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Guarded, type Viewer } from '../../platform/request';
import type { Context } from '../context';
import { getSecurityActor } from '../../access/security-events/security-events.service';
import { User } from '../../access/records';
import { createInputType } from '../../platform/graphql';

const RegistrationInput = createInputType(
  'RegistrationInput',
  'Details of the account to register.',
  registrationFields,
  {
    schema: registrationSchema(true),
  },
);

@Resolver()
export class RegistrationResolver {
  @Guarded({ notice: 'own account', record: 'security event' })
  @Mutation(() => User, {
    description:
      'Creates an account with an invitation code, which counts as one use of the code; does not sign in. CONFLICT if the username or e-mail address is taken.',
  })
  async register(
    @Arg('input', () => RegistrationInput) input: Registration,
    @Ctx() { request, services }: Context,
  ): Promise<Viewer> {
    await services.rateLimit.consumeAddress(request.ip);
    const user = await services.registration.register(input);
    await services.securityEvents.record({ kind: 'registered', userId: user.id, actor: getSecurityActor(request) });
    return user;
  }
}
