import { invitationStatuses } from '@cimiento/contracts';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import type { ListConfig } from '../../platform/database/list/list-config';
import { ListArgs, listArgs, paginatedListType, RecordsArgs, registerEnum, sortEnum } from '../../platform/graphql';
import { User } from '../../access/records';
import { InvitationCode } from './invitation-code.entity';
import { InvitationUse } from './invitation-use.entity';

export const InvitationStatusEnum = registerEnum(
  'InvitationStatus',
  invitationStatuses,
  'Whether a code is open, used up, expired or revoked. Only `open` codes are accepted for registration.',
  {
    expired: 'The expiry date has passed.',
    open: 'Accepted for registration.',
    used: 'No uses remaining.',
  },
);

const InvitationSortEnum = sortEnum('InvitationSort', 'id', 'code', 'uses', 'expiresAt', 'createdAt');
export type InvitationSort = keyof typeof InvitationSortEnum;

// Not by expiry: a code without one has no place to read on from.
const InvitationRecordSortEnum = sortEnum('InvitationRecordSort', 'id', 'code', 'uses', 'createdAt');
export type InvitationRecordSort = keyof typeof InvitationRecordSortEnum;

@ArgsType()
export class InvitationListArgs extends listArgs(ListArgs, {
  sort: InvitationSortEnum,
  status: InvitationStatusEnum,
}) {}

@ArgsType()
export class InvitationsArgs extends listArgs(RecordsArgs, {
  sort: InvitationRecordSortEnum,
  status: InvitationStatusEnum,
}) {}

@ObjectType({ description: 'One page of a list.' })
export class InvitationList extends paginatedListType(InvitationCode) {}

/** Invitation codes in the back office, searched by code, by the e-mail they are for, and by the users who used them. */
export const invitationListConfig: ListConfig<InvitationCode, InvitationSort> = {
  entity: InvitationCode,
  sorts: {
    id: 'item.id',
    code: 'item.codeKey',
    uses: 'item.uses',
    expiresAt: 'item.expiresAt',
    createdAt: 'item.createdAt',
  },
  search: ({ contains, isPerson }) => [
    contains('item.code'),
    contains('item.email'),
    `item.id IN (SELECT used.codeId FROM invitation_use AS used WHERE ${isPerson('used.userId')})`,
  ],
};

const InvitationUseSortEnum = sortEnum('InvitationUseSort', 'id');
export type InvitationUseSort = keyof typeof InvitationUseSortEnum;

@ArgsType()
export class InvitationUseListArgs extends ListArgs {
  @Field(() => Int, { description: 'ID of the invitation code that the users registered with.' })
  codeId!: number;

  @Field(() => InvitationUseSortEnum, { defaultValue: 'id' })
  sort!: InvitationUseSort;
}

@ObjectType({ description: 'One page of a list.' })
export class InvitationUseList extends paginatedListType(InvitationUse) {}

/** The users who registered with a code, searched by username, full name or e-mail. */
export const invitationUseListConfig: ListConfig<InvitationUse, InvitationUseSort, 'codeId'> = {
  entity: InvitationUse,
  sorts: { id: 'item.id' },
  filters: ['codeId'],
  references: {
    user: {
      entity: User,
      column: 'userId',
      isShown: true,
      search: ({ isPerson }) => [isPerson('user.id')],
    },
  },
};
