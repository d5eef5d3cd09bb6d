import { limits } from '../texts/limits';
import { messages } from '../texts/messages';
import { count, date, email, instant, nullable, recorded, reference, text, type InputFrom } from './field';
import type { RecordFacts } from './record';

const { invitationCode, invitationCount, invitationUses } = limits;

/** A set of invitation codes as an administrator creates it. */
export const invitationFields = {
  email: nullable(
    email('Correo electrónico', {
      message: messages.email,
      hint: 'Solo esta persona podrá registrarse con el código, una vez.',
      description: 'The only e-mail address that can register. If set, only one code with a single use can be created.',
    }),
  ),
  count: count('Cuántos códigos', {
    ...invitationCount,
    fallback: 1,
    message: messages.invitationCount,
    hint: `De ${invitationCount.min} a ${invitationCount.max} a la vez.`,
    description: `Number of codes to create, from ${invitationCount.min} to ${invitationCount.max}. The default is 1.`,
  }),
  maxUses: count('Usos de cada uno', {
    ...invitationUses,
    fallback: 1,
    message: messages.invitationUses,
    hint: 'Cuántas personas se registran con cada código.',
    description: `Number of registrations that each code allows, from ${invitationUses.min} to ${invitationUses.max}. The default is 1.`,
  }),
  expiresOn: nullable(
    date('Último día en que vale', {
      message: messages.expiresOn,
      hint: 'Vale hasta el final de ese día. En blanco no vence nunca.',
      description: 'Last day on which the codes are valid, in Ecuador time; null if they never expire.',
    }),
  ),
};

export type InvitationsInput = InputFrom<typeof invitationFields>;

/** The invitation of a waitlist request. */
export const waitlistInvitationFields = {
  expiresOn: invitationFields.expiresOn,
  email: nullable(
    email('Correo electrónico', {
      message: messages.email,
      description: 'Corrected e-mail address for the request; null keeps the address that was given.',
    }),
  ),
};

export type WaitlistInvitationInput = InputFrom<typeof waitlistInvitationFields>;

/** An invitation code as it is stored. */
export const invitationCodeFields = {
  code: text('Código', { ...invitationCode, message: messages.invitationCode }),
  uses: recorded(count('Usos')),
  maxUses: recorded(count('Usos permitidos')),
  email: recorded(email('Correo electrónico')),
  expiresAt: recorded(instant('Vence')),
  createdAt: recorded(instant('Creado')),
  revokedAt: recorded(instant('Revocado')),
  requestId: recorded(reference('Solicitud', 'ID solicitud')),
};

export const invitationRecord: RecordFacts = {
  label: 'Código de invitación',
  table: 'invitation_code',
  kept: 'joining',
  fields: invitationCodeFields,
};
