import {
  dateOf,
  investmentRangeLabel,
  invitationStatusLabel,
  lastDateBefore,
  paymentDate,
  referralSourceLabel,
  waitlistStatusLabel,
  type InvestmentRange,
  type ReferralSource,
} from '@cimiento/contracts';
import type { InvitationsForFileQuery } from './invitations.generated';
import type { WaitlistForFileQuery } from './waitlist.generated';

type Invitation = InvitationsForFileQuery['invitationsFollowing'][number];
type WaitlistRequest = WaitlistForFileQuery['waitlistFollowing'][number];

/** '31/12/2025': the day of an instant, in Ecuador. */
export const dayOf = (instant: string): string => paymentDate(dateOf(instant));

/** The last day on which a code is good. */
export const lastDayOf = (expiresAt: string): string => paymentDate(lastDateBefore(expiresAt));

/** Words of an answer that was chosen from a list; '' when it was left out. */
export const rangeWords = (range: string | null): string => (range === null ? '' : investmentRangeLabel[range as InvestmentRange]);
export const sourceWords = (source: string | null): string => (source === null ? '' : referralSourceLabel[source as ReferralSource]);

const invitationHeader = ['Código', 'Estado', 'Usos', 'Usos permitidos', 'Correo', 'Vence el', 'Creado el'];

/** Invitation codes as the lines of a file, its header first. */
export const invitationLines = (codes: readonly Invitation[]): string[][] => [
  invitationHeader,
  ...codes.map(({ code, status, uses, maxUses, email, expiresAt, createdAt }) => [
    code,
    invitationStatusLabel[status],
    String(uses),
    String(maxUses),
    email ?? '',
    expiresAt === null ? '' : lastDayOf(expiresAt),
    dayOf(createdAt),
  ]),
];

const waitlistHeader = [
  'Correo',
  'Nombre completo',
  'Ciudad y país',
  'Ocupación',
  'Por qué le interesa',
  'Rango de inversión',
  'Redes',
  'Cómo nos conoció',
  'Código que escribió',
  'Quiere novedades',
  'Estado',
  'Código de su invitación',
  'Solicitado el',
];

/** Requests on the waitlist as the lines of a file, its header first. */
export const waitlistLines = (requests: readonly WaitlistRequest[]): string[][] => [
  waitlistHeader,
  ...requests.map((request) => [
    request.email,
    request.fullName,
    request.location,
    request.occupation,
    request.whyInterested,
    rangeWords(request.investmentRange),
    request.socialProfiles ?? '',
    sourceWords(request.referralSource),
    request.invitationCode ?? '',
    request.receiveNews ? 'Sí' : 'No',
    waitlistStatusLabel[request.status],
    request.invitation?.code ?? '',
    dayOf(request.createdAt),
  ]),
];
