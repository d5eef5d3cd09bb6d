import { messages } from '../texts/messages';
import { count, instant, reference, type InputFrom } from './field';
import type { ApiTexts, RecordFacts } from './record';

const year = count('Año', { min: 2000, max: 9999, message: messages.statementYear });

/** The year of a statement. */
export const accountStatementFields = { year };
export type AccountStatementInput = InputFrom<typeof accountStatementFields>;

export const statementBatchRecord: RecordFacts = {
  label: 'Emisión de estados de cuenta',
  table: 'statement_batch',
  kept: 'statements',
  namesNobody: true,
  meaning: 'The account statements issued for one year.',
  nonPersonalTexts: [],
  fields: {
    year,
    people: count('Personas'),
    createdBy: reference('Quien los emitió', 'ID de quien los emitió'),
    createdAt: instant('Emitidos el'),
  },
};

export const accountStatementApiTexts: ApiTexts = {
  'StatementVerification.version': 'Número de la versión del estado de cuenta, desde 1',
};
