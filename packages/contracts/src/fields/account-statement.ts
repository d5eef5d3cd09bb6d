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
  'AccountStatement.version': 'Número de la versión: 1 el primero del año, 2 el que lo reemplaza',
  'AccountStatement.sha256': 'SHA-256 del PDF, en hexadecimal; null hasta que está listo',
  'AccountStatement.size': 'Tamaño del PDF en bytes',
  'AccountStatement.supersedes': 'Id de la versión que este reemplaza; null en la primera',
  'AccountStatement.throughOn': 'Último día que abarca',
  'StatementVerification.sha256': 'SHA-256 del PDF auténtico, en hexadecimal',
  'StatementVerification.throughOn': 'Último día que abarca',
  'StatementVerification.laterNumber': 'Número de la última versión; null si es esta',
  'StatementVerification.laterVersion': 'Versión más reciente; null si es esta',
};
