import { operationQueues, listedQueues, type ListedQueue, type OperationQueue } from '@cimiento/contracts';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import {
  CalendarDateScalar,
  DateTimeScalar,
  ListArgs,
  MoneyScalar,
  paginatedListType,
  registerEnum,
  SignedMoneyScalar,
} from '../../platform/graphql';

const meanings = {
  approvals: 'Actions awaiting a second administrator.',
  exits_without_settlement: 'Sold projects whose proceeds were not distributed.',
  negative_balances: 'Investors with a negative balance.',
  projects_past_term: 'Projects past their term.',
  unmatched_money: 'Bank statement lines awaiting assignment.',
  waitlist: 'Open waitlist requests.',
  withdrawals_to_pay: 'Approved withdrawals awaiting their transfer.',
  data_requests: 'Open requests about personal data.',
  sales_to_collect: 'Sales whose money has not arrived.',
  overdue_payments: 'Overdue pending payments.',
  rents_to_collect: 'Projects whose investors received more rent than the project sent.',
  rents_to_distribute: 'Projects that sent more rent than their investors received.',
  statements_to_confirm: 'Bank statements that have been unconfirmed for days.',
};
export const OperationQueueEnum = registerEnum(
  'OperationQueue',
  operationQueues,
  'Kind of work awaiting an administrator.',
  meanings,
);
export const ListedQueueEnum = registerEnum(
  'ListedQueue',
  listedQueues,
  'A queue whose rows are in no other list.',
  meanings,
);

@ObjectType({ description: 'Work awaiting an administrator.' })
export class OperationQueueState {
  @Field(() => OperationQueueEnum)
  queue!: OperationQueue;

  @Field(() => Int, { description: 'Number of rows in the corresponding list.' })
  count!: number;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'Start of the wait of the oldest row; null if unknown.',
  })
  oldest!: string | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Amount waiting, in dollars; null if the queue is not about money.',
  })
  amount!: string | null;
}

@ObjectType({ description: 'Health of the books and of the platform.' })
export class OperationHealth {
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When this process last added up the ledger; null before the first check.',
  })
  checkedAt!: Date | null;

  @Field(() => SignedMoneyScalar, {
    nullable: true,
    description: 'Sum of all postings: 0.00 when the ledger is balanced; null before the first check.',
  })
  ledgerSum!: string | null;

  @Field(() => Int, {
    description: 'Number of broken rules found by the last check of the ledger or the last sealing; 0 if all hold.',
  })
  ledgerFaults!: number;

  @Field(() => Int, { description: 'Ledger entries not yet sealed.' })
  unsealedEntries!: number;

  @Field(() => SignedMoneyScalar, {
    nullable: true,
    description:
      'Latest statements less the ledger, over all collecting accounts: 0.00 when they agree; null without a statement.',
  })
  bankDifference!: string | null;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'Last day of the latest statement of the account with the oldest one; null without a statement.',
  })
  bankDay!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When `npm run cli -- backup` last wrote a backup; null if never.',
  })
  lastBackupAt!: Date | null;

  @Field(() => Int, { description: 'Age in seconds of the oldest outbox message that is due.' })
  outboxLagSeconds!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time of the newest row if it is in the future, because the clock is or was wrong; otherwise null.',
  })
  newestAheadAt!: Date | null;
}

@ObjectType({ description: 'Work awaiting an administrator, and the health of the books.' })
export class OperationsConsole {
  @Field(() => [OperationQueueState], { description: 'Every queue, including empty ones.' })
  queues!: OperationQueueState[];

  @Field(() => OperationHealth, { description: 'Health of the books and of the platform.' })
  health!: OperationHealth;
}

@ObjectType({ description: 'A row of a queue that is in no other list.' })
export class QueueItem {
  @Field(() => Int, { description: 'Id of the project or user.' })
  id!: number;

  @Field(() => String)
  label!: string;

  @Field(() => String, { description: 'In Spanish.' })
  detail!: string;

  @Field(() => CalendarDateScalar, { nullable: true, description: 'Start of the wait.' })
  since!: string | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Amount waiting, in dollars; null if the queue is not about money.',
  })
  amount!: string | null;
}

@ArgsType()
export class QueueItemArgs extends ListArgs {
  @Field(() => ListedQueueEnum)
  queue!: ListedQueue;
}

@ObjectType({ description: 'One page of a list.' })
export class QueueItemList extends paginatedListType(QueueItem) {}
