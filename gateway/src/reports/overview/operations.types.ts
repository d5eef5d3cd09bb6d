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
  exits_without_settlement: 'Sold projects whose proceeds have not been distributed.',
  negative_balances: 'Investors with a negative balance.',
  projects_past_term: 'Projects past their term.',
  unmatched_money: 'Bank statement lines awaiting assignment.',
  waitlist: 'Open waitlist requests.',
  withdrawals_to_pay: 'Approved withdrawals awaiting transfer.',
  identities_to_review: 'Identities that wait for a reviewer.',
  data_requests: 'Open requests about personal data.',
  capital_to_deliver: 'Sold projects whose capital was not all handed over.',
  sales_to_collect: 'Sales whose proceeds have not arrived in full.',
  overdue_payments: 'Pending payments that are overdue.',
  rents_to_collect: 'Projects that sent less rent than was paid, divided and spent on expenses.',
  rents_to_distribute: 'Projects that sent more rent than was paid, divided and spent on expenses.',
  rounds_to_confirm: 'Closed rounds awaiting their confirmation.',
  money_in_rounds: 'Projects whose round keeps money apart.',
  statements_to_confirm: 'Bank statements that have been unconfirmed for several days.',
};
export const OperationQueueEnum = registerEnum(
  'OperationQueue',
  operationQueues,
  'Type of work awaiting an administrator.',
  meanings,
);
export const ListedQueueEnum = registerEnum(
  'ListedQueue',
  listedQueues,
  'A queue whose rows are not included in any other list.',
  meanings,
);

@ObjectType({ description: 'State of one queue of work awaiting an administrator.' })
export class OperationQueueState {
  @Field(() => OperationQueueEnum)
  queue!: OperationQueue;

  @Field(() => Int, { description: 'Number of rows in the corresponding list.' })
  count!: number;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'Date since which the oldest row has been waiting; null if unknown.',
  })
  oldest!: string | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Amount waiting, in dollars; null if the queue does not involve money.',
  })
  amount!: string | null;
}

@ObjectType({ description: 'Health of the books and the platform.' })
export class OperationHealth {
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time when this process last checked that the ledger balances; null before the first check.',
  })
  checkedAt!: Date | null;

  @Field(() => SignedMoneyScalar, {
    nullable: true,
    description: 'Sum of all postings: 0.00 if the ledger is balanced; null before the first check.',
  })
  ledgerSum!: string | null;

  @Field(() => Int, {
    description: 'Number of rule violations found by the last ledger check or the last sealing; 0 if there are none.',
  })
  ledgerFaults!: number;

  @Field(() => Int, { description: 'Number of ledger entries that are not sealed yet.' })
  unsealedEntries!: number;

  @Field(() => SignedMoneyScalar, {
    nullable: true,
    description:
      'Difference between the latest statement balances and the ledger across all collecting accounts: 0.00 if they agree; null if there are no statements.',
  })
  bankDifference!: string | null;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description:
      'Last day of the latest bank statement for the account whose statements are the most out of date; null if there are no statements.',
  })
  bankDay!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time when `npm run cli -- backup` last wrote a backup; null if it never has.',
  })
  lastBackupAt!: Date | null;

  @Field(() => Int, { description: 'Age, in seconds, of the oldest outbox message that is due.' })
  outboxLagSeconds!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time of the newest row if it is in the future because the clock is or was wrong; otherwise null.',
  })
  newestAheadAt!: Date | null;
}

@ObjectType({ description: 'Work awaiting an administrator and the health of the books.' })
export class OperationsConsole {
  @Field(() => [OperationQueueState], { description: 'All queues, including empty ones.' })
  queues!: OperationQueueState[];

  @Field(() => OperationHealth, { description: 'Health of the books and the platform.' })
  health!: OperationHealth;
}

@ObjectType({ description: 'An item from a queue not shown in any other list.' })
export class QueueItem {
  @Field(() => Int, { description: 'ID of the project or user.' })
  id!: number;

  @Field(() => String)
  label!: string;

  @Field(() => String, { description: 'Description in Spanish.' })
  detail!: string;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'Date on which the item started waiting; null if unknown.',
  })
  since!: string | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Amount waiting, in dollars; null if the queue does not involve money.',
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
