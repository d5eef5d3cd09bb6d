import { limits } from '../limits';
import { messages } from '../messages';
import { investmentRangeLabel, referralSourceLabel, waitlistStatusLabel } from '../statuses';
import { choice, consent, email, flag, instant, longText, optional, recorded, text, type InputFrom } from './field';

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
    ...limits.whyInterested,
    message: messages.whyInterested,
    description: `At least ${limits.whyInterested.min} characters.`,
  }),
  consentData: consent('Acepta el tratamiento de datos', {
    message: messages.consentData,
    description: 'Must be true.',
  }),
  investmentRange: optional(
    choice('Rango de inversión', investmentRangeLabel, {
      description: `One of: ${listValues(investmentRangeLabel)}.`,
    }),
  ),
  socialProfiles: optional(text('Redes', { max: limits.url.max })),
  referralSource: optional(
    choice('Cómo nos conoció', referralSourceLabel, { description: `One of: ${listValues(referralSourceLabel)}.` }),
  ),
  invitationCode: optional(text('Código que escribió', { max: limits.invitationCode.max })),
  receiveNews: flag('Quiere novedades', { fallback: false, description: 'False unless given.' }),
  status: recorded(choice('Estado', waitlistStatusLabel)),
  createdAt: recorded(instant('Solicitado')),
};

/** Request of an invitation. */
export type WaitlistRequest = InputFrom<typeof waitlistFields>;
