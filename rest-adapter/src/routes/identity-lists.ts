import { toThresholdCsv, type ThresholdRow } from '@cimiento/contracts';
import { thresholdFields } from '@cimiento/contracts/fields';
import type { Route } from './route';

const path = '/api/admin/identity/lists';
/** The REST fields of a list against which people are screened. */
export const screeningList = 'kind version entries sha256 loadedAt';
const threshold = 'userId total from to movements';

/** The lists in use, and the deposits that reach the reporting threshold. */
export const identityListRoutes: readonly Route[] = [
  {
    method: 'GET',
    path,
    summary: 'Las listas de control en uso',
    access: 'admin',
    operation: `query { screeningLists { ${screeningList} } }`,
    returnsList: true,
    responseSchema: 'ScreeningList',
  },
  {
    method: 'GET',
    path: '/api/admin/identity/thresholds',
    summary: 'Quiénes alcanzan en un mes el umbral de reporte con depósitos de 30 días',
    access: 'admin',
    filters: thresholdFields,
    operation: `query ($month: String!) { identityThresholds(month: $month) { ${threshold} } }`,
    csv: { name: 'umbral.csv', write: (rows) => toThresholdCsv(rows as ThresholdRow[]) },
    returnsList: true,
    responseSchema: 'ThresholdRow',
  },
];
