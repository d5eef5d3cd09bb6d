import { operationQueues, listedQueues, type ListedQueue, type OperationQueue } from '@cimiento/contracts';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../platform/graphql/register-enum';
import { ListArgs } from '../../platform/graphql/list.inputs';
import { paginatedListType } from '../../platform/graphql/paginated-list.types';
import { CalendarDateScalar, DateTimeScalar, MoneyScalar, SignedMoneyScalar } from '../../platform/graphql/scalars';

export const OperationQueueEnum = registerEnum('OperationQueue', operationQueues, 'What waits for an administrator.', {
  approvals: 'Actions that wait for a second administrator.',
  exits_without_settlement: 'Sold projects whose proceeds nobody has received.',
  negative_balances: 'Investors who owe money.',
  projects_past_term: 'Projects that should have ended.',
  unmatched_money: "Lines of the bank's statements that wait to be assigned.",
  waitlist: 'Requests of the waitlist without an answer.',
  withdrawals_to_pay: 'Approved withdrawals that wait for their transfer.',
  data_requests: 'Requests about personal data without an answer.',
  sales_to_collect: 'Sales whose money has not come in.',
  overdue_payments: 'Pending payments whose day has passed.',
  rents_to_collect: 'Projects whose investors received more rent than the project sent.',
  rents_to_distribute: 'Projects that sent more rent than their investors received.',
  statements_to_confirm: 'Statements of the bank that nobody has confirmed for days.',
});
export const ListedQueueEnum = registerEnum('ListedQueue', listedQueues, 'A queue whose rows no other list shows.', {
  exits_without_settlement: 'Sold projects whose proceeds nobody has received.',
  negative_balances: 'Investors who owe money.',
  projects_past_term: 'Projects that should have ended.',
  sales_to_collect: 'Sales whose money has not come in.',
  rents_to_collect: 'Projects whose investors received more rent than the project sent.',
  rents_to_distribute: 'Projects that sent more rent than their investors received.',
  statements_to_confirm: 'Statements of the bank that nobody has confirmed for days.',
});

@ObjectType({ description: 'Something that waits for an administrator.' })
export class OperationQueueState {
  @Field(() => OperationQueueEnum)
  queue!: OperationQueue;

  @Field(() => Int, { description: 'As many as the list behind it has.' })
  count!: number;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'Since when the oldest waits; null if it is not known.',
  })
  oldest!: string | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'Dollars that wait; null where it is not about money.' })
  amount!: string | null;
}

@ObjectType({ description: 'Whether the books are right.' })
export class OperationHealth {
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When this process last added up the ledger; null before the first time.',
  })
  checkedAt!: Date | null;

  @Field(() => SignedMoneyScalar, {
    nullable: true,
    description: 'Sum of all postings: 0.00 when the ledger is balanced; null before it was added up.',
  })
  ledgerSum!: string | null;

  @Field(() => Int, {
    description: 'Rules that the last check of the ledger, or the last sealing, found broken: 0 when all hold.',
  })
  ledgerFaults!: number;

  @Field(() => Int, { description: 'Ledger entries that wait to be sealed.' })
  unsealedEntries!: number;

  @Field(() => SignedMoneyScalar, {
    nullable: true,
    description:
      'Latest statements less ledger, over all collecting accounts: 0.00 when they agree; null without a statement.',
  })
  bankDifference!: string | null;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'Last day of the latest statement, of the account whose is oldest; null without a statement.',
  })
  bankDay!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When `npm run cli -- backup` last wrote a backup; null if it never did.',
  })
  lastBackupAt!: Date | null;

  @Field(() => Int, { description: 'Seconds for which the oldest outbox message that is due has waited.' })
  outboxLagSeconds!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Moment of the newest row when it is later than now, because the clock is behind or was ahead; else null.',
  })
  newestAheadAt!: Date | null;
}

@ObjectType({ description: 'What waits for an administrator, and whether the books are right.' })
export class OperationsConsole {
  @Field(() => [OperationQueueState], { description: 'Every queue, empty ones too.' })
  queues!: OperationQueueState[];

  @Field(() => OperationHealth, { description: 'Whether the books and the machinery are in order.' })
  health!: OperationHealth;
}

@ObjectType({ description: 'A row of a queue that no other list shows.' })
export class QueueItem {
  @Field(() => Int, { description: 'Id of the project, or of the person.' })
  id!: number;

  @Field(() => String)
  label!: string;

  @Field(() => String, { description: 'In Spanish.' })
  detail!: string;

  @Field(() => CalendarDateScalar, { nullable: true, description: 'Since when it waits.' })
  since!: string | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'Dollars that wait; null where it is not about money.' })
  amount!: string | null;
}

@ArgsType()
export class QueueItemArgs extends ListArgs {
  @Field(() => ListedQueueEnum)
  queue!: ListedQueue;
}

@ObjectType({ description: 'One page of a list.' })
export class QueueItemList extends paginatedListType(QueueItem) {}
