import { toRentCsv, type RentRow } from '@cimiento/contracts';
import { rentCalendarFields } from '@cimiento/contracts/fields';
import type { Route } from './route';

/** The signed-in user's projected and received rents. */
export const rentCalendarRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/user/rent-calendar',
    summary: 'El calendario de rentas propio: lo proyectado y lo recibido de cada proyecto, mes a mes',
    access: 'user',
    operation:
      'query ($from: String, $to: String) { rentCalendar(from: $from, to: $to) { projectId projectName period expectedGross expected received expenses reserve status state dueDate daysLate } }',
    filters: rentCalendarFields,
    returnsList: true,
    csv: { name: 'calendario-de-rentas.csv', write: (records) => toRentCsv(records as RentRow[]) },
    responseSchema: 'RentCalendarMonth',
  },
];
