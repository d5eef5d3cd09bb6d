import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import type { Database } from '../database';
import type { Listing } from '../database/list/list';
import { alphabeticalIn, digitsOf, groupedOf } from '../database/list/text-search';
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
    project: { column: 'projectId', table: 'project', key: alphabeticalIn(kind, 'project.name'), complete: false },
    user: { column: 'userId', table: 'users', key: alphabeticalIn(kind, 'users.fullName'), complete: true },
    amount: 'item.amount',
    annualReturn: 'item.annualReturn',
  },
  // No id has anything but digits in it.
  found: (contains, words) => (/^\d+$/.test(words) ? [contains(digitsOf('item.id'))] : []),
  references: [
    {
      column: 'amount',
      found: (contains, amount) => [contains(digitsOf(amount)), contains(`CONCAT('$', ${groupedOf(kind, amount)})`)],
    },
    { column: 'projectName', found: (contains, name) => [contains(name)] },
    { column: 'projectId', table: 'project', complete: false, found: (contains) => [contains('project.name')] },
    { column: 'userId', table: 'users', complete: true, found: (contains) => [contains('users.fullName')] },
  ],
});
