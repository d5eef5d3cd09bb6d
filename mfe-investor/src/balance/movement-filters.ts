import { isCalendarDate, ledgerEntryKinds } from '@cimiento/contracts';
import { parseEnum } from '@cimiento/product-ui/lists';
import type { MovementsQuery } from './balance.generated';

export type Movement = MovementsQuery['myMovements'][number];

const parseDate = (text: string): string | null => (isCalendarDate(text) ? text : null);

/** Variables of the query for the filters of an address. A value that makes no sense is not set. */
export const toVariables = (filter: (name: string) => string) => ({
  kind: parseEnum(ledgerEntryKinds, filter('kind')) ?? null,
  from: parseDate(filter('from')),
  to: parseDate(filter('to')),
});
