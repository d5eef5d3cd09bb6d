import { messages } from '@cimiento/contracts';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Guarded, toViewer, type Viewer } from '../../platform/request';
import { ExpectedError, forbiddenToKey } from '../../platform/errors';
import type { Context } from '../context';
import { Message } from '../../platform/graphql';
import { getSecurityActor } from '../security-events/security-events.service';
import { User } from '../records';
import { CredentialsInput } from './auth.inputs';
import { finishSignIn } from './finish-sign-in';
import { endSession } from './session';

@Resolver()
export class AuthResolver {
  @Query(() => User, { nullable: true, description: 'The signed-in user; null without a session.' })
  currentUser(@Ctx() { viewer, key }: Context): Viewer | null {
    // A key acts for a user, but is not one.
    if (key) throw forbiddenToKey([]);
    return viewer;
  }

  @Guarded({ notice: 'own account', record: 'security event' })
  @Mutation(() => User, {
    description:
      'Signs in and gives the session a new ID. UNAUTHENTICATED if the username or password is wrong, SECOND_FACTOR_REQUIRED if `completeSignIn` must follow, PASSWORD_CHANGE_REQUIRED if an administrator set the password: use its `token` with `resetPassword` to replace the password. TOO_MANY_REQUESTS after too many attempts. FORBIDDEN over HTTP if the session cookie requires TLS.',
  })
  async login(@Arg('input', () => CredentialsInput) input: CredentialsInput, @Ctx() context: Context): Promise<Viewer> {
    const { request, response, services } = context;
    services.signInWatch.assertCookieArrives(request);
    services.signInWatch.countAddress(request.ip);
    await services.rateLimit.consumeAddress(request.ip);
    const user = await services.auth.authenticate(input, {
      getSource: (userId) => services.knownDevices.getSource(request, userId),
      actor: getSecurityActor(request),
    });
    if (user.oneTimePasswordUntil !== null) {
      const token = await services.accountLinks.issueForOneTimePassword(user);
      throw new ExpectedError('PASSWORD_CHANGE_REQUIRED', messages.passwordChangeRequired, { token });
    }
    if (user.secondFactorAt === null) return finishSignIn(context, toViewer(user));
    await services.pendingSignIns.start(response, user.id);
    const methods = await services.secondFactor.listMethods(user.id);
    throw new ExpectedError('SECOND_FACTOR_REQUIRED', messages.secondFactorRequired, { methods });
  }

  @Guarded({ record: 'security event' })
  @Mutation(() => Message, {
    description: 'Ends the session on the server. Also succeeds if no user is signed in.',
  })
  async logout(@Ctx() { request, response, services }: Context): Promise<Message> {
    const actor = getSecurityActor(request);
    await endSession(request, response);
    if (actor.userId !== null) await services.securityEvents.record({ kind: 'sign_out', userId: actor.userId, actor });
    return { message: messages.signedOut };
  }
}
