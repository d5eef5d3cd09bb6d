import { limits, toThresholdCsv, type ThresholdRow } from '@cimiento/contracts';
import { screeningListFields, thresholdFields } from '@cimiento/contracts/fields';
import type { FileRoute } from './file-routes';
import type { Route } from './route';

const path = '/api/admin/identity/lists';
const list = 'kind version entries sha256 loadedAt';
const threshold = 'userId total from to movements';

/** The upload of a list against which people are screened. */
export const screeningListFileRoutes: readonly FileRoute[] = [
  {
    method: 'POST',
    path,
    summary: 'Reemplaza una lista de control y compara de nuevo a todas las personas',
    access: 'admin',
    kind: 'upload',
    accepts: `SDN.CSV de la OFAC, el XML consolidado de la ONU o un CSV propio (uid;name;birthDate;country;documentNumber;aliases), de hasta ${limits.upload.bytes / 1024 / 1024} MB.`,
    takesAlt: 'ALT.CSV de la OFAC, con los otros nombres; solo con kind ofac.',
    fields: screeningListFields,
    isFlat: true,
    operation: `mutation ($kind: ScreeningListKind!, $file: Upload!, $alt: Upload) { loadScreeningList(kind: $kind, file: $file, alt: $alt) { ${list} } }`,
    variables: () => ({}),
    responseSchema: 'ScreeningList',
  },
];

/** The lists in use, and the deposits that reach the reporting threshold. */
export const identityListRoutes: readonly Route[] = [
  {
    method: 'GET',
    path,
    summary: 'Las listas de control en uso',
    access: 'admin',
    operation: `query { screeningLists { ${list} } }`,
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
