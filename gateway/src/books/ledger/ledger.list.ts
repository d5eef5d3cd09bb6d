import { ArgsType, Int, ObjectType } from 'type-graphql';
import type { ListConfig } from '../../platform/database/list/list-config';
import { dayFilters, ListArgs, listArgs, paginatedListType, RecordsArgs, sortEnum } from '../../platform/graphql';
import { User } from '../../access/records';
import { LedgerAccount, LedgerAccountKindEnum } from './ledger-account.entity';
import { LedgerEntry, LedgerEntryKindEnum, LedgerSourceKindEnum } from './ledger-entry.entity';

const LedgerAccountSortEnum = sortEnum('LedgerAccountSort', 'id', 'code');
export type LedgerAccountSort = keyof typeof LedgerAccountSortEnum;

@ArgsType()
export class LedgerAccountListArgs extends listArgs(ListArgs, {
  sort: LedgerAccountSortEnum,
  kind: [LedgerAccountKindEnum, 'Includes only accounts of this kind.'],
}) {}

@ArgsType()
export class LedgerAccountsArgs extends listArgs(RecordsArgs, {
  kind: [LedgerAccountKindEnum, 'Includes only accounts of this kind.'],
}) {}

@ObjectType({ description: 'One page of a list.' })
export class LedgerAccountList extends paginatedListType(LedgerAccount) {}

const LedgerEntrySortEnum = sortEnum('LedgerEntrySort', 'id');
export type LedgerEntrySort = keyof typeof LedgerEntrySortEnum;

@ArgsType()
export class LedgerEntryListArgs extends listArgs(ListArgs, {
  sort: LedgerEntrySortEnum,
  kind: [LedgerEntryKindEnum, 'Only entries of this kind.'],
  sourceKind: [LedgerSourceKindEnum, 'Only entries with this kind of source record.'],
  sourceId: [Int, 'Only entries whose source record has this ID.'],
  ...dayFilters,
}) {}

@ArgsType()
export class LedgerEntriesArgs extends listArgs(RecordsArgs, {
  kind: [LedgerEntryKindEnum, 'Only entries of this kind.'],
  ...dayFilters,
}) {}

@ObjectType({ description: 'One page of a list.' })
export class LedgerEntryList extends paginatedListType(LedgerEntry) {}

/** Accounts of the ledger, searched by code, holder (name or e-mail) or project. */
export const ledgerAccountListConfig: ListConfig<LedgerAccount, LedgerAccountSort, 'kind'> = {
  entity: LedgerAccount,
  sorts: { id: 'item.id', code: 'item.code' },
  filters: ['kind'],
  references: {
    user: {
      entity: User,
      column: 'userId',
      canBeDeleted: true,
      search: ({ isPerson }) => [isPerson('user.id')],
    },
    project: {
      entity: 'Project',
      column: 'projectId',
      canBeDeleted: true,
      search: ({ contains }) => [contains('project.name')],
    },
  },
  search: ({ contains }) => [contains('item.code')],
};

/**
 * Entries of the ledger, searched by user (name or e-mail), text, and the start of reference or key: docs/decisions/0044 explains
 * why not by any part of these two.
 */
export const ledgerEntryListConfig: ListConfig<LedgerEntry, LedgerEntrySort, 'kind' | 'sourceKind' | 'sourceId'> = {
  entity: LedgerEntry,
  day: { column: 'occurredOn', of: 'date' },
  // Of a search within a kind each counted row is read from the table.
  maxCountedRows: 1000,
  sorts: { id: 'item.id' },
  filters: ['kind', 'sourceKind', 'sourceId'],
  repeatedColumns: [{ column: 'memo', search: ({ contains }, memo) => [contains(memo)] }],
  relatedRecords: [
    {
      name: 'account',
      source: 'ledger_account AS account',
      search: ({ isPerson }) => [isPerson('account.userId')],
      through: { table: 'ledger_posting', itemColumn: 'entryId', recordColumn: 'accountId' },
    },
  ],
  prefixColumns: ['reference', 'key'],
};
