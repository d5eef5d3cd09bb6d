import { ArgsType, Field, ObjectType } from 'type-graphql';
import { User } from '../../access/records';
import type { Condition, ListConfig } from '../../platform/database/list/list-config';
import { ListArgs, listArgs, PageArgs, paginatedListType, sortEnum } from '../../platform/graphql';
import { IdentityCase, IdentityStateEnum } from '../records';

const IdentityCaseSortEnum = sortEnum('IdentityCaseSort', 'queue', 'id', 'submittedAt');
export type IdentityCaseSort = keyof typeof IdentityCaseSortEnum;

@ArgsType()
export class IdentityCaseListArgs extends listArgs(ListArgs, { state: IdentityStateEnum }) {
  @Field(() => IdentityCaseSortEnum, {
    defaultValue: 'queue',
    description: 'Sort key; `queue` has high risk first, and then the oldest submission.',
  })
  sort!: IdentityCaseSort;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Includes only cases that wait for a reviewer; an approved one does while a possible match is undecided or the same person.',
  })
  waiting?: boolean | null;
}

@ArgsType()
export class IdentityCasePageArgs extends listArgs(PageArgs, { state: IdentityStateEnum }) {}

@ObjectType({ description: 'One page of a list.' })
export class IdentityCaseList extends paginatedListType(IdentityCase) {}

/** High risk first, then the oldest submission. */
const queueKey = `CONCAT(CASE item.risk WHEN 'high' THEN '0' ELSE '1' END, COALESCE(item.submittedAt, '9'))`;

/** Cases of identities in the back office, searched by user (name or e-mail). Names in the files are encrypted. */
export const identityCaseListConfig: ListConfig<IdentityCase, IdentityCaseSort, 'state'> = {
  entity: IdentityCase,
  sorts: { queue: queueKey, id: 'item.id', submittedAt: 'item.submittedAt' },
  filters: ['state'],
  references: {
    user: {
      entity: User,
      column: 'userId',
      isShown: true,
      search: ({ isPerson }) => [isPerson('user.id')],
    },
  },
};

/** The cases that a reviewer works on: a draft is its person's alone, and nobody reviews their own. */
export const toReviewable = (reviewerId: number): Condition => ({
  sql: "item.state <> 'draft' AND item.userId <> :reviewerId",
  parameters: { reviewerId },
});
