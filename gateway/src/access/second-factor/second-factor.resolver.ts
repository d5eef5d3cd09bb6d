import { messages } from '@cimiento/contracts';
import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Allows, Guarded } from '../../platform/request';
import { RequiresStepUp } from '../guards/step-up';
import type { SignedInContext } from '../context';
import { Message } from '../../platform/graphql';
import { RecoveryCodes, SecondFactorStatus, TotpEnrolment } from './second-factor.types';

@Resolver()
export class SecondFactorResolver {
  @Authorized()
  @Query(() => SecondFactorStatus, { description: "The signed-in user's second factors." })
  async mySecondFactor(@Ctx() { services, viewer, request }: SignedInContext): Promise<SecondFactorStatus> {
    const status = await services.secondFactor.getStatus(viewer);
    return { ...status, canAddPasskeys: services.passkeys.isAvailable(request) };
  }

  @Authorized()
  @RequiresStepUp()
  @Guarded({ record: 'none' })
  @Mutation(() => TotpEnrolment, {
    description:
      'Starts the setup of an authenticator app. The current app remains valid until the first code from the new app is confirmed.',
  })
  startTotp(@Ctx() { services, viewer }: SignedInContext): Promise<TotpEnrolment> {
    return services.secondFactor.startTotp(viewer);
  }

  @Authorized()
  @RequiresStepUp()
  @Guarded({ notice: 'own account', record: 'security event' })
  @Mutation(() => RecoveryCodes, {
    description:
      "Completes the setup of an authenticator app with its first code. The new app replaces the previous one. Returns new recovery codes and ends the user's other sessions. VALIDATION_FAILED if the code is wrong.",
  })
  async confirmTotp(
    @Arg('code', () => String) code: string,
    @Ctx() { services, viewer, actor }: SignedInContext,
  ): Promise<RecoveryCodes> {
    return { codes: await services.secondFactor.confirmTotp(viewer, code, actor) };
  }

  @Authorized()
  @RequiresStepUp()
  @Guarded({ notice: 'own account', record: 'security event' })
  @Mutation(() => Message, {
    description:
      'Turns off the authenticator app. If the account has no passkey, its recovery codes are removed too. CONFLICT if the account must have a second factor.',
  })
  async removeTotp(@Ctx() { services, viewer, actor }: SignedInContext): Promise<Message> {
    await services.secondFactor.removeTotp(viewer, actor);
    return { message: messages.totpRemoved };
  }

  @Authorized()
  @RequiresStepUp()
  @Guarded({ notice: 'own account', record: 'security event' })
  @Mutation(() => RecoveryCodes, {
    description: 'Replaces the recovery codes. CONFLICT if the account has no second factor.',
  })
  async renewRecoveryCodes(@Ctx() { services, viewer, actor }: SignedInContext): Promise<RecoveryCodes> {
    return { codes: await services.secondFactor.renewRecoveryCodes(viewer, actor) };
  }

  @Authorized()
  @RequiresStepUp()
  @Guarded({ record: 'none' })
  @Mutation(() => String, {
    description:
      'Returns the options for creating a passkey, as JSON for `navigator.credentials.create`. CONFLICT if passkeys are not supported here.',
  })
  startPasskey(@Ctx() { services, viewer, request }: SignedInContext): Promise<string> {
    return services.passkeys.startRegistration(viewer, request);
  }

  @Authorized()
  @RequiresStepUp()
  @Guarded({ notice: 'own account', record: 'security event' })
  @Mutation(() => RecoveryCodes, {
    description:
      "Adds a passkey from the browser's response, given as JSON. Returns recovery codes if the account had none. Ends the user's other sessions. VALIDATION_FAILED if the response is not valid.",
  })
  async addPasskey(
    @Arg('name', () => String) name: string,
    @Arg('credential', () => String) credential: string,
    @Ctx() { services, viewer, actor, request }: SignedInContext,
  ): Promise<RecoveryCodes> {
    const { codes } = await services.passkeys.add(viewer, { name, credential }, request, actor);
    return { codes };
  }

  @Authorized()
  @RequiresStepUp()
  @Guarded({ notice: 'own account', record: 'security event' })
  @Mutation(() => Message, {
    description:
      "Removes one of the signed-in user's passkeys. NOT_FOUND for any other passkey, CONFLICT if the account must have a second factor.",
  })
  async removePasskey(
    @Arg('id', () => Int) id: number,
    @Ctx() { services, viewer, actor }: SignedInContext,
  ): Promise<Message> {
    await services.passkeys.remove(viewer, id, actor);
    return { message: messages.passkeyRemoved };
  }

  @Allows('users:write')
  @RequiresStepUp()
  @Guarded({ secondPerson: ['admin_change', 'account_change'], notice: 'account' })
  @Mutation(() => Message, {
    description:
      "Removes all second factors of a user who has lost them and ends the user's sessions. NOT_FOUND if the user does not exist, APPROVAL_PENDING with `approvalId` for another administrator and for an account that its owner has already used. FORBIDDEN for an API key.",
  })
  async resetSecondFactor(
    @Arg('userId', () => Int) userId: number,
    @Ctx() { services, actor, key }: SignedInContext,
  ): Promise<Message> {
    await services.adminChanges.resetSecondFactor(userId, { ...actor, isKey: key !== null });
    return { message: messages.secondFactorReset };
  }
}
