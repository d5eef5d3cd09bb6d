import { limits } from '../texts/limits';
import { instant, month, nullable, reference, text, type InputFrom } from './field';
import type { ApiTexts, RecordFacts } from './record';

/** The month of the books that is closed or opened. */
export const periodFields = { period: month('Mes') };

/** Reason for reopening a closed month. */
export const periodReopenFields = {
  reason: text('Motivo', { max: limits.shortText.max, message: 'Escribe por qué se abre de nuevo el mes' }),
};
export type PeriodReopen = InputFrom<typeof periodReopenFields>;

export const periodRecord: RecordFacts = {
  label: 'Mes del libro',
  table: 'accounting_period',
  kept: 'books',
  namesNobody: true,
  nonPersonalTexts: [],
  fields: {
    ...periodFields,
    closedAt: nullable(instant('Cerrado el')),
    closedBy: nullable(reference('Quien lo cerró', 'ID de quien lo cerró')),
  },
};

export const periodApiTexts: ApiTexts = {
  'AccountingPeriod.period': 'Mes del libro, AAAA-MM',
  'AccountingPeriod.state': 'open mientras se puede fechar algo en él; closed si ya no',
  'AccountingPeriod.closedAt': 'Cuándo se cerró; null mientras está abierto',
  'AccountingPeriod.closedBy': 'Id de quien lo cerró; null mientras está abierto',
};
