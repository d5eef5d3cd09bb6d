import { waitlistStatusLabel } from '@cimiento/contracts';
import type { ExportColumn } from '../records/export-file';
import type { WaitlistRequest } from './waitlist-columns';
import { formatDay } from '../records/dates';
import { getRangeLabel, getSourceLabel } from './waitlist-texts';

/** A request on the waitlist as a line of a file. */
export const waitlistExport: readonly ExportColumn<WaitlistRequest>[] = [
  ['Correo', ({ email }) => email],
  ['Nombre completo', ({ fullName }) => fullName],
  ['Ciudad y país', ({ location }) => location],
  ['Ocupación', ({ occupation }) => occupation],
  ['Por qué le interesa', ({ whyInterested }) => whyInterested],
  ['Rango de inversión', ({ investmentRange }) => getRangeLabel(investmentRange)],
  ['Redes', ({ socialProfiles }) => socialProfiles],
  ['Cómo nos conoció', ({ referralSource }) => getSourceLabel(referralSource)],
  ['Código que escribió', ({ invitationCode }) => invitationCode],
  ['Quiere novedades', ({ receiveNews }) => (receiveNews ? 'Sí' : 'No')],
  ['Estado', ({ status }) => waitlistStatusLabel[status]],
  ['Código de su invitación', ({ invitation }) => invitation?.code ?? null],
  ['Solicitado el', ({ createdAt }) => formatDay(createdAt)],
];
