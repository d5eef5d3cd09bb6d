import { centsToText } from '@cimiento/contracts';

// The data of an event has no names, e-mails or account numbers: a receiver that may read those requests them by id.

/** Whole dollars as the amounts of events are: '1000.00'. */
export const dollarsToText = (dollars: number): string => centsToText(dollars * 100);
