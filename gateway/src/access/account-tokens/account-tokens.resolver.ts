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
  'The account whose password was forgotten.',
  passwordResetRequestFields,
);
const PasswordResetInput = createInputType(
  'PasswordResetInput',
  'A new password, with the link from an e-mail as proof.',
  passwordResetFields,
);
const EmailConfirmationInput = createInputType(
  'EmailConfirmationInput',
  'The link in an e-mail, as proof of access to it.',
  emailConfirmationFields,
);
const EmailChangeStopInput = createInputType(
  'EmailChangeStopInput',
  'The link that lets the owner of the current e-mail stop its change.',
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
      'Sends a link for a new password, if an account has this e-mail; the response is the same if none has, and after too many requests. TOO_MANY_REQUESTS after too many requests from one address.',
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
      'Sets a new password with the link from an e-mail, and ends all sessions of the user. VALIDATION_FAILED when the link is used, expired or unknown.',
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
      "Confirms the e-mail address that received the link; the link of a change makes it the account's address. VALIDATION_FAILED when the link is used, expired or unknown, CONFLICT when the address is taken.",
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
      'Stops a requested change of e-mail with the link sent to the current address: ends all sessions and links of the user, and sends a link for a new password. VALIDATION_FAILED when the link is used, expired or unknown.',
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
      'Sends another link to confirm the e-mail of the signed-in user. TOO_MANY_REQUESTS after too many requests.',
  })
  async requestEmailVerification(@Ctx() { viewer, services }: SignedInContext): Promise<Message> {
    return { message: await services.accountLinks.requestVerification(viewer) };
  }

  @Authorized()
  @Query(() => String, {
    nullable: true,
    description: "The signed-in user's e-mail awaiting confirmation; null if there is none.",
  })
  emailToConfirm(@Ctx() { viewer, services }: SignedInContext): Promise<string | null> {
    return services.accountLinks.findEmailToConfirm(viewer);
  }
}
