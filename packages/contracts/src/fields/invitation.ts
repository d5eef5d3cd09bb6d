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
      description: 'The only e-mail that can register; limits the request to one code with one use.',
    }),
  ),
  count: count('Cuántos códigos', {
    ...invitationCount,
    fallback: 1,
    message: messages.invitationCount,
    hint: `De ${invitationCount.min} a ${invitationCount.max} a la vez.`,
    description: `How many codes, from ${invitationCount.min} to ${invitationCount.max}; 1 unless stated.`,
  }),
  maxUses: count('Usos de cada uno', {
    ...invitationUses,
    fallback: 1,
    message: messages.invitationUses,
    hint: 'Cuántas personas se registran con cada código.',
    description: `How many registrations each code allows, from ${invitationUses.min} to ${invitationUses.max}; 1 unless stated.`,
  }),
  expiresOn: nullable(
    date('Último día en que vale', {
      message: messages.expiresOn,
      hint: 'Vale hasta el final de ese día. En blanco no vence nunca.',
      description: 'Last day on which they are valid, in Ecuador; null if they never expire.',
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
      description: 'The correct e-mail of the request, if the given one is wrong; null keeps it.',
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
