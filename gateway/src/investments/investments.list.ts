import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import type { Database } from '../database';
import type { Listing } from '../database/list';
import { alphabetical, digitsOf, groupedOf } from '../database/text-search';
import { ListArgs, sortEnum } from '../graphql/list.inputs';
import { listedType } from '../graphql/listed.type';
import { Investment } from './investment.entity';

const InvestmentSortEnum = sortEnum('InvestmentSort', 'id', 'project', 'user', 'amount', 'annualReturn');
export type InvestmentSort = keyof typeof InvestmentSortEnum;

@ArgsType()
export class InvestmentListArgs extends ListArgs {
  @Field(() => InvestmentSortEnum, { defaultValue: 'id' })
  sort!: InvestmentSort;

  @Field(() => Int, { nullable: true, description: 'Only those of this person.' })
  userId?: number | null;

  @Field(() => Int, { nullable: true, description: 'Only those in this project.' })
  projectId?: number | null;
}

@ObjectType({ description: 'One page of a list.' })
export class InvestmentList extends listedType(Investment) {}

/** Investments as the back office lists them, searched by id, project, full name or amount (specification §2). */
export const investmentListing = (kind: Database['kind']): Listing<Investment, InvestmentSort> => ({
  entity: Investment,
  sorts: {
    id: 'item.id',
    project: `(SELECT ${alphabetical(kind, 'project.name')} FROM project WHERE project.id = item.projectId)`,
    user: `(SELECT ${alphabetical(kind, 'users.fullName')} FROM users WHERE users.id = item.userId)`,
    amount: 'item.amount',
    annualReturn: 'item.annualReturn',
  },
  found: (contains) => [
    contains(digitsOf('item.id')),
    contains(digitsOf('item.amount')),
    contains(`CONCAT('$', ${groupedOf(kind, 'item.amount')})`),
    contains('item.projectName'),
  ],
  references: [
    { column: 'projectId', values: (contains) => `SELECT project.id AS value FROM project WHERE ${contains('project.name')}` },
    { column: 'userId', values: (contains) => `SELECT users.id AS value FROM users WHERE ${contains('users.fullName')}` },
  ],
});
