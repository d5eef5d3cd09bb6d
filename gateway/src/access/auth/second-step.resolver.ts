import { messages } from '@cimiento/contracts';
import { secondFactorSchema } from '@cimiento/contracts/schemas';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Guarded, toViewer, type Viewer } from '../../platform/request';
import { parseInput, unauthenticated } from '../../platform/errors';
import type { Context } from '../context';
import type { SecondFactorCheck } from '../second-factor/second-factor.service';
import { getSecurityActor } from '../security-events/security-events.service';
import { User } from '../records';
import { SecondFactorInput } from './auth.inputs';
import { finishSignIn } from './finish-sign-in';

/** The second step of signing in, for accounts with a second factor. */
@Resolver()
export class SecondStepResolver {
  @Guarded({ notice: 'own account', record: 'security event' })
  @Mutation(() => User, {
    description:
      'Completes a sign-in that failed with SECOND_FACTOR_REQUIRED in this browser, using a code from the authenticator app or a recovery code. Gives the session a new ID. UNAUTHENTICATED if the code is wrong or the password was entered too long ago, TOO_MANY_REQUESTS after too many attempts.',
  })
  async completeSignIn(
    @Arg('input', () => SecondFactorInput) input: SecondFactorInput,
    @Ctx() context: Context,
  ): Promise<Viewer> {
    await context.services.rateLimit.consumeAddress(context.request.ip);
    const { code } = parseInput(secondFactorSchema, input);
    const user = await context.services.pendingSignIns.getUser(context.request);
    return complete(context, user, (manager) => context.services.secondFactor.useCode(manager, user.id, code));
  }

  @Mutation(() => String, {
    description:
      'Returns the options for completing a sign-in with a passkey, as JSON for `navigator.credentials.get`. CONFLICT if passkeys are not supported here.',
  })
  async startPasskeySignIn(@Ctx() { request, services }: Context): Promise<string> {
    await services.rateLimit.consumeAddress(request.ip);
    const user = await services.pendingSignIns.getUser(request);
    return services.passkeys.startSigning(user.id, 'sign_in', request);
  }

  @Guarded({ notice: 'own account', record: 'security event' })
  @Mutation(() => User, {
    description:
      'Completes a passkey sign-in with the signed response, given as JSON. UNAUTHENTICATED if the response is not valid, TOO_MANY_REQUESTS after too many attempts.',
  })
  async completePasskeySignIn(
    @Arg('credential', () => String) credential: string,
    @Ctx() context: Context,
  ): Promise<Viewer> {
    const { request, services } = context;
    await services.rateLimit.consumeAddress(request.ip);
    const user = await services.pendingSignIns.getUser(request);
    const signer = { userId: user.id, purpose: 'sign_in' } as const;
    return complete(context, user, (manager) => services.passkeys.use(manager, signer, credential, request));
  }
}

/** Signs in if the check succeeds, and uses the pending sign-in up with it. */
async function complete(
  context: Context,
  user: User,
  check: SecondFactorCheck<'totp' | 'recovery_code' | 'passkey'>,
): Promise<Viewer> {
  const { request, response, services } = context;
  const record = (kind: 'sign_in_failed' | 'sign_in_locked') =>
    services.securityEvents.record({
      kind,
      userId: user.id,
      actor: getSecurityActor(request),
      detail: 'completeSignIn',
    });
  const source = await services.knownDevices.getSource(request, user.id);
  const method = await services.secondFactor
    .attempt(user.username, source, async (manager) => {
      const used = await check(manager);
      // Of two who use one pending sign-in up at once, one deletes its row.
      return used !== null && (await services.pendingSignIns.end(manager, request)) ? used : null;
    })
    .catch(async (error: unknown) => {
      await record('sign_in_locked');
      throw error;
    });
  if (method === null) {
    await record('sign_in_failed');
    throw unauthenticated(messages.wrongCode);
  }
  services.pendingSignIns.clear(response);
  return finishSignIn(context, toViewer(user), method);
}
