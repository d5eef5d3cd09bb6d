import { month, nullable } from './field';

/** The months of a rent calendar. */
export const rentCalendarFields = {
  from: nullable(month('Desde')),
  to: nullable(month('Hasta')),
};
