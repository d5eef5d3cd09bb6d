import { toTrackRecordCsv, type TrackedProject } from '@cimiento/contracts';
import type { Route } from './route';

const timing = 'monthsOnTime monthsLate monthsMissed averageDaysLate';

/** The promised and the actual results of every project, public. */
export const trackRecordRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/track-record',
    summary: 'Lo que cada proyecto prometió y lo que cumplió, también lo que salió mal',
    access: 'public',
    operation: `query { trackRecord { asOf totals { projects invested ${timing} weightedReturn roundsFailed } projects { projectId name status capital promisedReturn promisedNet realizedReturn realizedGrossReturn ${timing} promisedTerm delayedTo delayTitle actualMonths fundedDate exitDate exitReturn isYearly } } }`,
    csv: {
      name: 'resultados.csv',
      write: (record) => toTrackRecordCsv((record as { projects: TrackedProject[] }).projects),
    },
    responseSchema: 'TrackRecord',
  },
];
