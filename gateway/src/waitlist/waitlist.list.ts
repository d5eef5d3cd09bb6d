import type { WaitlistStatus } from '@cimiento/contracts';
import { ArgsType, Field, ObjectType } from 'type-graphql';
import type { Database } from '../database';
import type { Listing } from '../database/list/list';
import { alphabetical } from '../database/list/text-search';
import { WaitlistStatusEnum } from '../graphql/enums';
import { FollowingArgs, ListArgs, sortEnum } from '../graphql/list.inputs';
import { listedType } from '../graphql/listed.type';
import { WaitlistRequest } from './waitlist-request.entity';

const WaitlistSortEnum = sortEnum('WaitlistSort', 'id', 'fullName', 'email', 'createdAt', 'status');
export type WaitlistSort = keyof typeof WaitlistSortEnum;

@ArgsType()
export class WaitlistListArgs extends ListArgs {
  @Field(() => WaitlistSortEnum, { defaultValue: 'id' })
  sort!: WaitlistSort;

  @Field(() => WaitlistStatusEnum, { nullable: true, description: 'Only those of this status.' })
  status?: WaitlistStatus | null;
}

@ArgsType()
export class WaitlistFollowingArgs extends FollowingArgs {
  @Field(() => WaitlistStatusEnum, { nullable: true, description: 'Only those of this status.' })
  status?: WaitlistStatus | null;
}

@ObjectType({ description: 'One page of a list.' })
export class WaitlistRequestList extends listedType(WaitlistRequest) {}

/** Requests as the back office lists them, searched by name, e-mail, place, occupation and the words of the request. */
export const waitlistListing = (kind: Database['kind']): Listing<WaitlistRequest, WaitlistSort> => ({
  entity: WaitlistRequest,
  sorts: {
    id: 'item.id',
    fullName: alphabetical(kind, 'item.fullName'),
    email: 'item.emailKey',
    createdAt: 'item.createdAt',
    status: 'item.status',
  },
  found: (contains) =>
    ['item.fullName', 'item.email', 'item.location', 'item.occupation', 'item.whyInterested'].map(contains),
});
