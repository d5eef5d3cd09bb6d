import { screeningListLabel } from '../identity/identity-cases';
import { identityMessages } from '../texts/identity-messages';
import { choice, count, instant, month, nullable, recorded, reference, text, type InputFrom } from './field';
import type { ApiTexts, RecordFacts } from './record';

/** The upload of a list. */
export const screeningListFields = {
  kind: choice('Lista', screeningListLabel, { message: identityMessages.listKind }),
};
export type ScreeningListInput = InputFrom<typeof screeningListFields>;

/** The month whose reportable sums are read. */
export const thresholdFields = { month: month('Mes, AAAA-MM') };

export const screeningListRecord: RecordFacts = {
  label: 'Lista de control',
  table: 'screening_list',
  kept: 'screening',
  namesNobody: true,
  meaning: 'A load of a list against which people are screened.',
  fields: {
    ...screeningListFields,
    version: recorded(count('Versión')),
    entries: recorded(count('Entradas')),
    currentKind: recorded(nullable(choice('En uso como', screeningListLabel))),
    sha256: recorded(text('SHA-256', { max: 64 })),
    loadedAt: recorded(instant('Cargada el')),
    loadedBy: recorded(nullable(reference('Cargada por', 'ID de quien la cargó'))),
  },
};

export const screeningApiTexts: ApiTexts = {
  'ScreeningList.kind': 'Fuente de la lista: ofac, un u own',
  'ScreeningList.version': 'Número de la carga de su fuente, desde 1',
  'ScreeningList.entries': 'Cuántas entradas tiene',
  'ScreeningList.sha256': 'SHA-256 del archivo, como 64 dígitos hexadecimales',
  'ScreeningList.loadedAt': 'Cuándo se cargó',
  'IdentityMatch.list': 'Fuente de la lista: ofac, un u own',
  'IdentityMatch.score': 'Parecido de 0 a 1; 1 también con el mismo número de documento',
  'ThresholdRow.total': 'Suma de sus depósitos en 30 días',
  'ThresholdRow.from': 'Día del primero de ellos',
  'ThresholdRow.to': 'Día del último de ellos',
  'ThresholdRow.movements': 'Cuántos son',
};
