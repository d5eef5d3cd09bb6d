import type { InvitationStatus } from '@cimiento/contracts';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import type { Listing } from '../database/list/list';
import { InvitationStatusEnum } from '../graphql/enums';
import { FollowingArgs, ListArgs, sortEnum } from '../graphql/list.inputs';
import { listedType } from '../graphql/listed.type';
import { InvitationCode } from './invitation-code.entity';
import { InvitationUse } from './invitation-use.entity';

const InvitationSortEnum = sortEnum('InvitationSort', 'id', 'code', 'uses', 'expiresAt', 'createdAt');
export type InvitationSort = keyof typeof InvitationSortEnum;

@ArgsType()
export class InvitationListArgs extends ListArgs {
  @Field(() => InvitationSortEnum, { defaultValue: 'id' })
  sort!: InvitationSort;

  @Field(() => InvitationStatusEnum, { nullable: true, description: 'Only those of this status.' })
  status?: InvitationStatus | null;
}

@ArgsType()
export class InvitationFollowingArgs extends FollowingArgs {
  @Field(() => InvitationStatusEnum, { nullable: true, description: 'Only those of this status.' })
  status?: InvitationStatus | null;
}

@ObjectType({ description: 'One page of a list.' })
export class InvitationList extends listedType(InvitationCode) {}

const person = ['users.fullName', 'users.email', 'users.username'];

/** Invitation codes as the back office lists them, searched by code, by the e-mail that they are for, and by who used them. */
export const invitationListing: Listing<InvitationCode, InvitationSort> = {
  entity: InvitationCode,
  sorts: {
    id: 'item.id',
    code: 'item.codeKey',
    uses: 'item.uses',
    expiresAt: 'item.expiresAt',
    createdAt: 'item.createdAt',
  },
  found: (contains) => [
    contains('item.code'),
    contains('item.email'),
    `item.id IN (SELECT invitation_use.codeId FROM invitation_use JOIN users ON users.id = invitation_use.userId WHERE ${person.map(contains).join(' OR ')})`,
  ],
};

const InvitationUseSortEnum = sortEnum('InvitationUseSort', 'id');
export type InvitationUseSort = keyof typeof InvitationUseSortEnum;

@ArgsType()
export class InvitationUseListArgs extends ListArgs {
  @Field(() => Int, { description: 'The code that they registered with.' })
  codeId!: number;

  @Field(() => InvitationUseSortEnum, { defaultValue: 'id' })
  sort!: InvitationUseSort;
}

@ObjectType({ description: 'One page of a list.' })
export class InvitationUseList extends listedType(InvitationUse) {}

/** Who registered with a code, searched by username, full name or e-mail. */
export const invitationUseListing: Listing<InvitationUse, InvitationUseSort> = {
  entity: InvitationUse,
  sorts: { id: 'item.id' },
  found: (contains) => [`item.userId IN (SELECT users.id FROM users WHERE ${person.map(contains).join(' OR ')})`],
};
