import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { type Listing } from '../database/list/list';
import { ListArgs, sortEnum } from '../graphql/list.inputs';
import { listedType } from '../graphql/listed.type';
import { PaymentRun } from './payment-run.entity';

const PaymentRunSortEnum = sortEnum('PaymentRunSort', 'id', 'period', 'amount');
export type PaymentRunSort = keyof typeof PaymentRunSortEnum;

@ArgsType()
export class PaymentRunListArgs extends ListArgs {
  @Field(() => PaymentRunSortEnum, { defaultValue: 'id' })
  sort!: PaymentRunSort;

  @Field(() => Int, { nullable: true, description: 'Only those of this project.' })
  projectId?: number | null;
}

@ObjectType({ description: 'One page of a list.' })
export class PaymentRunList extends listedType(PaymentRun) {}

/** Monthly payments as the back office lists them, searched by project or month. */
export const paymentRunListing: Listing<PaymentRun, PaymentRunSort> = {
  entity: PaymentRun,
  sorts: { id: 'item.id', period: 'item.period', amount: 'item.amount' },
  found: (contains) => [
    `item.projectId IN (SELECT project.id FROM project WHERE ${contains('project.name')})`,
    contains('item.period'),
  ],
};
