import { count, optional } from '../fields';
import { defaultListPage, largestPage } from './list';
import { toSchema } from './rules';

// Labels are never shown: only the API takes these.
/** A page of a user's notifications, back in time. */
export const notificationPageSchema = toSchema({
  before: optional(count('Antes del id', { min: 1 })),
  limit: count('Filas', { fallback: defaultListPage, min: 1, max: largestPage }),
});
