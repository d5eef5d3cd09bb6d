import { ArgsType, Int, ObjectType } from 'type-graphql';
import type { ListConfig } from '../../platform/database/list/list-config';
import { containsDigits } from '../../platform/database/list/text-search';
import { dayFilters, ListArgs, listArgs, moneyListType, sortEnum, UpdatedRecordsArgs } from '../../platform/graphql';
import { Payment, PaymentStatusEnum, Project } from '../records';
import { User } from '../../access/records';

const PaymentSortEnum = sortEnum('PaymentSort', 'id', 'amount', 'period', 'paymentDate');
export type PaymentSort = keyof typeof PaymentSortEnum;

@ArgsType()
export class PaymentListArgs extends listArgs(ListArgs, {
  sort: PaymentSortEnum,
  status: PaymentStatusEnum,
  period: [String, 'Only records for this month, in the format YYYY-MM.'],
  investmentId: Int,
  projectId: Int,
  ...dayFilters,
}) {}

@ArgsType()
export class PaymentsArgs extends listArgs(UpdatedRecordsArgs, {
  sort: PaymentSortEnum,
  status: PaymentStatusEnum,
  period: [String, 'Only records for this month, in the format YYYY-MM.'],
  investmentId: Int,
  userId: Int,
  projectId: Int,
  runId: [Int, 'Only payments that belong to this monthly payment.'],
  ...dayFilters,
}) {}

export type PaymentFilter = 'status' | 'period' | 'investmentId' | 'userId' | 'projectId' | 'runId';

@ObjectType({ description: 'One page of a list.' })
export class PaymentList extends moneyListType(Payment) {}

/** Payments in the back office, searched by user (name or e-mail), project or period. */
export const paymentListConfig: ListConfig<Payment, PaymentSort, PaymentFilter> = {
  entity: Payment,
  day: { column: 'paymentDate', of: 'date' },
  sum: { column: 'amount', in: 'cents' },
  sorts: { id: 'item.id', amount: 'item.amount', period: 'item.period', paymentDate: 'item.paymentDate' },
  filters: ['status', 'period', 'investmentId', 'userId', 'projectId', 'runId'],
  selectiveFilters: ['investmentId', 'userId', 'projectId', 'runId'],
  references: {
    user: {
      entity: User,
      column: 'userId',
      isShown: true,
      search: ({ contains }) => [contains('user.fullName'), contains('user.email')],
    },
    project: {
      entity: Project,
      column: 'projectId',
      isShown: true,
      canBeDeleted: true,
      search: ({ contains }) => [contains('project.name')],
    },
  },
  repeatedColumns: [
    {
      column: 'period',
      search: ({ folded }, period) => (/^[\d-]+$/.test(folded) ? [containsDigits(period)] : []),
    },
  ],
};
