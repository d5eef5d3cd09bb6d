import type { LedgerEntryKind } from '@cimiento/contracts';
import type { MovementsQuery } from './balance.generated';

export type Movement = MovementsQuery['myMovements'][number];

/** Filters of the movements; '' is not set. */
export type MovementFilters = { kind: LedgerEntryKind | ''; from: string; to: string };

/** Variables of the query for these filters. */
export const toVariables = ({ kind, from, to }: MovementFilters) => ({
  kind: kind === '' ? null : kind,
  from: from === '' ? null : from,
  to: to === '' ? null : to,
});
