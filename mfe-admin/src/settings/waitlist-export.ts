import { waitlistStatusLabel } from '@cimiento/contracts';
import type { ExportColumn } from '../records/export-file';
import type { WaitlistRequest } from './waitlist-columns';
import { dayOf, rangeWords, sourceWords } from './words';

/** A request on the waitlist as a line of a file. */
export const waitlistExport: readonly ExportColumn<WaitlistRequest>[] = [
  ['Correo', ({ email }) => email],
  ['Nombre completo', ({ fullName }) => fullName],
  ['Ciudad y país', ({ location }) => location],
  ['Ocupación', ({ occupation }) => occupation],
  ['Por qué le interesa', ({ whyInterested }) => whyInterested],
  ['Rango de inversión', ({ investmentRange }) => rangeWords(investmentRange)],
  ['Redes', ({ socialProfiles }) => socialProfiles],
  ['Cómo nos conoció', ({ referralSource }) => sourceWords(referralSource)],
  ['Código que escribió', ({ invitationCode }) => invitationCode],
  ['Quiere novedades', ({ receiveNews }) => (receiveNews ? 'Sí' : 'No')],
  ['Estado', ({ status }) => waitlistStatusLabel[status]],
  ['Código de su invitación', ({ invitation }) => invitation?.code ?? null],
  ['Solicitado el', ({ createdAt }) => dayOf(createdAt)],
];
