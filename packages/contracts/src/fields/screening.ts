import { matchDecisionLabel, screeningListLabel } from '../identity/identity-cases';
import { identityMessages } from '../texts/identity-messages';
import {
  choice,
  count,
  date,
  flag,
  instant,
  month,
  nullable,
  recorded,
  reference,
  text,
  type InputFrom,
} from './field';
import type { ApiTexts, RecordFacts } from './record';

/** The upload of a list. */
export const screeningListFields = {
  kind: choice('Lista', screeningListLabel, { message: identityMessages.listKind }),
};
export type ScreeningListInput = InputFrom<typeof screeningListFields>;

/** The decision about a possible match. */
export const matchDecisionFields = {
  decision: choice('Decisión', matchDecisionLabel, { message: identityMessages.matchDecision }),
  reason: text('Razón', { max: 500, message: identityMessages.staffReason }),
};
export type MatchDecisionInput = InputFrom<typeof matchDecisionFields>;

/** The month whose reportable sums are read. */
export const thresholdFields = { month: month('Mes, AAAA-MM') };

export const screeningListRecord: RecordFacts = {
  label: 'Lista de control',
  table: 'screening_list',
  kept: 'screening',
  namesNobody: true,
  meaning: 'A load of a list against which people are screened.',
  nonPersonalTexts: ['sha256', 'currentKind'],
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

export const identityMatchRecord: RecordFacts = {
  label: 'Posible coincidencia',
  table: 'identity_match',
  kept: 'identity',
  meaning: 'A possible match of the identity of a user with an entry of a list.',
  // Of these only list, entry and decision are logged: the name is another person's.
  fields: {
    caseId: recorded(reference('Identidad', 'ID de la identidad')),
    listKind: recorded(choice('Lista', screeningListLabel)),
    uid: recorded(text('Entrada de la lista')),
    name: recorded(text('Nombre en la lista')),
    score: recorded(count('Parecido, en milésimas')),
    foundOn: recorded(date('Encontrada el')),
    isCurrent: recorded(flag('Vigente')),
    decision: recorded(nullable(choice('Decisión', matchDecisionLabel))),
    decidedBy: recorded(nullable(reference('Decidió', 'ID de quien decidió'))),
    decidedAt: recorded(nullable(instant('Decidida el'))),
  },
};

export const screeningApiTexts: ApiTexts = {
  'ScreeningList.kind': 'Fuente de la lista: ofac, un u own',
  'ScreeningList.version': 'Número de la carga de su fuente, desde 1',
  'ScreeningList.entries': 'Cuántas entradas tiene',
  'ScreeningList.sha256': 'SHA-256 del archivo, como 64 dígitos hexadecimales',
  'ScreeningList.loadedAt': 'Cuándo se cargó',
  'IdentityMatch.name': 'El nombre en la lista',
  'IdentityMatch.list': 'Fuente de la lista: ofac, un u own',
  'IdentityMatch.score': 'Parecido de 0 a 1; 1 también con el mismo número de documento',
  'IdentityMatch.decision': 'same: la misma persona; other: otra persona; null sin decidir',
  'ThresholdRow.total': 'Suma de sus depósitos en 30 días',
  'ThresholdRow.from': 'Día del primero de ellos',
  'ThresholdRow.to': 'Día del último de ellos',
  'ThresholdRow.movements': 'Cuántos son',
};
