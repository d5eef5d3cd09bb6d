import { brand } from '../texts/brand';
import { limits } from '../texts/limits';
import { messages } from '../texts/messages';
import { investmentRangeLabel, referralSourceLabel, waitlistStatus } from '../joining/waitlist';
import { choice, consent, email, flag, instant, longText, optional, recorded, text, type InputFrom } from './field';
import type { ApiTexts, RecordFacts } from './record';

const listValues = (labels: Readonly<Record<string, string>>): string => Object.keys(labels).join(', ');

export const waitlistFields = {
  email: email('Correo electrónico', { message: messages.email }),
  fullName: text('Nombre completo', { ...limits.fullName, message: messages.waitlistFullName }),
  location: text('Ciudad y país', {
    ...limits.location,
    message: messages.location,
    description: 'City and country.',
  }),
  occupation: text('Ocupación', { ...limits.occupation, message: messages.occupation }),
  whyInterested: longText('Por qué le interesa', {
    formLabel: `¿Por qué te interesa ${brand.name}?`,
    ...limits.whyInterested,
    message: messages.whyInterested,
    description: `At least ${limits.whyInterested.min} characters.`,
  }),
  consentData: consent('Acepta el tratamiento de datos', {
    formLabel: 'Acepto el tratamiento de mis datos para evaluar esta solicitud.',
    message: messages.consentData,
    description: "Consent to the processing of the applicant's data; must be true.",
  }),
  investmentRange: optional(
    choice('Rango de inversión', investmentRangeLabel, {
      formLabel: '¿Cuánto te gustaría invertir?',
      description: `One of: ${listValues(investmentRangeLabel)}.`,
    }),
  ),
  socialProfiles: optional(
    text('Redes', {
      formLabel: 'Redes sociales',
      max: limits.url.max,
      hint: 'Un enlace a tu perfil, si quieres.',
    }),
  ),
  referralSource: optional(
    choice('Cómo nos conoció', referralSourceLabel, {
      formLabel: '¿Cómo nos conociste?',
      description: `One of: ${listValues(referralSourceLabel)}.`,
    }),
  ),
  invitationCode: optional(
    text('Código que escribió', {
      formLabel: 'Código de invitación',
      max: limits.invitationCode.max,
      hint: 'Si alguien te compartió uno.',
    }),
  ),
  receiveNews: flag('Quiere novedades', {
    formLabel: 'Quiero recibir novedades por correo.',
    fallback: false,
    description: 'Whether the applicant wants to receive news; defaults to false.',
  }),
  status: recorded(choice('Estado', waitlistStatus)),
  createdAt: recorded(instant('Solicitado')),
};

/** Request of an invitation. */
export type WaitlistRequest = InputFrom<typeof waitlistFields>;

export const waitlistRequestRecord: RecordFacts = {
  label: 'Solicitud de la lista de espera',
  table: 'waitlist_request',
  kept: 'joining',
  fields: waitlistFields,
};

export const waitlistApiTexts: ApiTexts = {
  'WaitlistRequest.receiveNews': 'Si acepta recibir noticias por correo',
  'WaitlistRequest.emailStatus': 'Estado del correo que llevó el código; null si no hay correo o tiene más de 90 días',
  'WaitlistAnswer.error': 'Por qué quedó como estaba; null si se atendió',
};
