import { ArgsType, Int, ObjectType } from 'type-graphql';
import type { Database } from '../../platform/database';
import type { ListConfig } from '../../platform/database/list/list-config';
import { collatedOrder, containsDigits, toDigits, toDollarText } from '../../platform/database/list/text-search';
import { ListArgs, listArgs, moneyListType, sortEnum, UpdatedRecordsArgs } from '../../platform/graphql';
import { Investment, Project } from '../records';
import { User } from '../../access/records';

const InvestmentSortEnum = sortEnum('InvestmentSort', 'id', 'project', 'user', 'amount', 'annualReturn');
export type InvestmentSort = keyof typeof InvestmentSortEnum;

// Not by project or user: the next page starts after a record, by columns of the investment itself.
const InvestmentRecordSortEnum = sortEnum('InvestmentRecordSort', 'id', 'amount', 'annualReturn');
export type InvestmentRecordSort = keyof typeof InvestmentRecordSortEnum;

@ArgsType()
export class InvestmentsArgs extends listArgs(UpdatedRecordsArgs, {
  sort: InvestmentRecordSortEnum,
  userId: Int,
  projectId: Int,
}) {}

@ArgsType()
export class InvestmentListArgs extends listArgs(ListArgs, { sort: InvestmentSortEnum, userId: Int, projectId: Int }) {}

@ObjectType({ description: 'One page of a list.' })
export class InvestmentList extends moneyListType(Investment) {}

/** Investments in the back office, searched by id, project, user (name or e-mail) or amount. */
export const investmentListConfig = (
  kind: Database['kind'],
): ListConfig<Investment, InvestmentSort, 'userId' | 'projectId'> => ({
  entity: Investment,
  sum: { column: 'amount', in: 'dollars' },
  sorts: {
    id: 'item.id',
    project: { key: collatedOrder(kind, 'project.name'), reference: 'project' },
    user: { key: collatedOrder(kind, 'user.fullName'), reference: 'user' },
    amount: 'item.amount',
    annualReturn: 'item.annualReturn',
  },
  filters: ['userId', 'projectId'],
  selectiveFilters: ['userId', 'projectId'],
  references: {
    project: {
      entity: Project,
      column: 'projectId',
      isShown: true,
      canBeDeleted: true,
      search: ({ contains }) => [contains('project.name')],
    },
    user: {
      entity: User,
      column: 'userId',
      isShown: true,
      search: ({ contains }) => [contains('user.fullName'), contains('user.email')],
    },
  },
  repeatedColumns: [
    {
      column: 'amount',
      search: ({ folded }, amount) =>
        /^[$\d,]+$/.test(folded) ? [containsDigits(toDigits(amount)), containsDigits(toDollarText(kind, amount))] : [],
    },
    // The stored name: it outlives the project.
    { column: 'projectName', search: ({ contains }, name) => [contains(name)] },
  ],
  search: ({ folded }) => (/^\d+$/.test(folded) ? [containsDigits(toDigits('item.id'))] : []),
});
