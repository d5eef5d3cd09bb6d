import { decimalComma, messages } from '@cimiento/contracts';
import type { ExportColumn } from '../records/export-file';
import type { Investment } from './investment-columns';

/** An investment as a line of a file. */
export const investmentExport: readonly ExportColumn<Investment>[] = [
  ['ID', ({ id }) => id],
  ['ID proyecto', ({ projectId }) => projectId],
  ['Proyecto', ({ project }) => project?.name ?? messages.missingProject],
  ['ID usuario', ({ userId }) => userId],
  ['Usuario', ({ user }) => user?.fullName ?? messages.missingUser],
  ['Correo electrónico', ({ user }) => user?.email ?? null],
  ['Monto', ({ amount }) => amount],
  ['Retorno Anual (%)', ({ annualReturn }) => decimalComma(String(annualReturn))],
];
