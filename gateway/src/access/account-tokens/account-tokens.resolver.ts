import {
  emailChangeStopFields,
  emailConfirmationFields,
  passwordResetFields,
  passwordResetRequestFields,
  type EmailChangeStop,
  type EmailConfirmation,
  type PasswordResetInput as PasswordReset,
  type PasswordResetRequest,
} from '@cimiento/contracts/fields';
import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Guarded } from '../../platform/request';
import type { Context, SignedInContext } from '../context';
import { createInputType, Message } from '../../platform/graphql';
import type { ProvedEmail } from './account-tokens.service';
import { getSecurityActor } from '../security-events/security-events.service';

const PasswordResetRequestInput = createInputType(
  'PasswordResetRequestInput',
  'Account with the forgotten password.',
  passwordResetRequestFields,
);
const PasswordResetInput = createInputType(
  'PasswordResetInput',
  'A new password, with the link from an e-mail as proof of identity.',
  passwordResetFields,
);
const EmailConfirmationInput = createInputType(
  'EmailConfirmationInput',
  'Token from an e-mail link, as proof of access to the mailbox.',
  emailConfirmationFields,
);
const EmailChangeStopInput = createInputType(
  'EmailChangeStopInput',
  'Token from the link that lets the owner of the current e-mail address stop an address change.',
  emailChangeStopFields,
);

/** Knows the browser of somebody who proved their e-mail: whatever others tried, they sign in there. */
async function rememberProof(
  { request, response, services }: Context,
  { message, provedBy }: ProvedEmail,
): Promise<Message> {
  if (provedBy) {
    const { id } = await services.knownDevices.remember(request, response, provedBy.id);
    if (id !== null) await services.rateLimit.reset(provedBy.username, { key: `device:${id}`, shared: 'devices' });
  }
  return { message };
}

@Resolver()
export class AccountTokensResolver {
  @Guarded({ notice: 'own account' })
  @Mutation(() => Message, {
    description:
      'Sends a password reset link if an account has this e-mail address. The response is the same if no account has it, and after too many requests for it. TOO_MANY_REQUESTS after too many requests from one IP address.',
  })
  async requestPasswordReset(
    @Arg('input', () => PasswordResetRequestInput) input: PasswordResetRequest,
    @Ctx() { request, services }: Context,
  ): Promise<Message> {
    await services.rateLimit.consumeAddress(request.ip);
    return { message: await services.accountLinks.requestPasswordReset(input, getSecurityActor(request)) };
  }

  @Guarded({ notice: 'own account', record: 'security event' })
  @Mutation(() => Message, {
    description:
      "Sets a new password with the link from an e-mail and ends all of the user's sessions. VALIDATION_FAILED if the link is used, expired or unknown.",
  })
  async resetPassword(
    @Arg('input', () => PasswordResetInput) input: PasswordReset,
    @Ctx() context: Context,
  ): Promise<Message> {
    const { request, services } = context;
    await services.rateLimit.consumeAddress(request.ip);
    return rememberProof(context, await services.accountLinks.resetPassword(input, getSecurityActor(request)));
  }

  @Guarded({ notice: 'own account', record: 'security event' })
  @Mutation(() => Message, {
    description:
      "Confirms the e-mail address to which the link was sent. If the link is for a change of address, the new address replaces the account's current one. VALIDATION_FAILED if the link is used, expired or unknown, CONFLICT if the address is taken.",
  })
  async confirmEmail(
    @Arg('input', () => EmailConfirmationInput) input: EmailConfirmation,
    @Ctx() context: Context,
  ): Promise<Message> {
    const { request, services } = context;
    await services.rateLimit.consumeAddress(request.ip);
    return rememberProof(context, await services.accountLinks.confirmEmail(input, getSecurityActor(request)));
  }

  @Guarded({ notice: 'own account', record: 'security event' })
  @Mutation(() => Message, {
    description:
      "Stops a requested e-mail address change with the link sent to the current address: ends all of the user's sessions, invalidates all links and sends a password reset link. VALIDATION_FAILED if the link is used, expired or unknown.",
  })
  async stopEmailChange(
    @Arg('input', () => EmailChangeStopInput) input: EmailChangeStop,
    @Ctx() { request, services }: Context,
  ): Promise<Message> {
    await services.rateLimit.consumeAddress(request.ip);
    return { message: await services.accountLinks.stopEmailChange(input, getSecurityActor(request)) };
  }

  @Authorized()
  @Guarded({ notice: 'own account', record: 'none' })
  @Mutation(() => Message, {
    description:
      "Sends another link to confirm the signed-in user's e-mail address. TOO_MANY_REQUESTS after too many requests.",
  })
  async requestEmailVerification(@Ctx() { viewer, services }: SignedInContext): Promise<Message> {
    return { message: await services.accountLinks.requestVerification(viewer) };
  }

  @Authorized()
  @Query(() => String, {
    nullable: true,
    description: "The signed-in user's e-mail address awaiting confirmation; null if there is none.",
  })
  emailToConfirm(@Ctx() { viewer, services }: SignedInContext): Promise<string | null> {
    return services.accountLinks.findEmailToConfirm(viewer);
  }
}
