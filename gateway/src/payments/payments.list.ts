import type { PaymentStatus } from '@cimiento/contracts';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import type { Condition, Listing } from '../database/list/list';
import { PaymentStatusEnum } from '../graphql/enums';
import { FollowingArgs, ListArgs, sortEnum } from '../graphql/list.inputs';
import { listedType } from '../graphql/listed.type';
import { Payment } from './payment.entity';

const PaymentSortEnum = sortEnum('PaymentSort', 'id', 'amount', 'period', 'paymentDate');
export type PaymentSort = keyof typeof PaymentSortEnum;

@ArgsType()
export class PaymentListArgs extends ListArgs {
  @Field(() => PaymentSortEnum, { defaultValue: 'id' })
  sort!: PaymentSort;

  @Field(() => PaymentStatusEnum, { nullable: true, description: 'Only those of this status.' })
  status?: PaymentStatus | null;

  @Field(() => String, { nullable: true, description: 'Only those of this month, YYYY-MM.' })
  period?: string | null;

  @Field(() => Int, { nullable: true, description: 'Only those on this investment.' })
  investmentId?: number | null;
}

@ArgsType()
export class PaymentFollowingArgs extends FollowingArgs {
  @Field(() => PaymentStatusEnum, { nullable: true, description: 'Only those of this status.' })
  status?: PaymentStatus | null;

  @Field(() => String, { nullable: true, description: 'Only those of this month, YYYY-MM.' })
  period?: string | null;
}

/**
 * Only those of a status, for rows that are read by id. Most payments have the same one: with the plus sign SQLite goes on from the last
 * id, and does not read and sort all of that status for each page. Elsewhere the sign means nothing.
 */
export const ofPaymentStatus = (status: PaymentStatus | null | undefined): Condition[] =>
  status ? [{ sql: '+ item.status = :status', parameters: { status } }] : [];

@ObjectType({ description: 'One page of a list.' })
export class PaymentList extends listedType(Payment) {}

/** Payments as the back office lists them, searched by person (name or e-mail), project or period (specification §2). */
export const paymentListing: Listing<Payment, PaymentSort> = {
  entity: Payment,
  sorts: { id: 'item.id', amount: 'item.amount', period: 'item.period', paymentDate: 'item.paymentDate' },
  references: [
    {
      column: 'userId',
      table: 'users',
      complete: true,
      found: (contains) => [contains('users.fullName'), contains('users.email')],
    },
    { column: 'projectId', table: 'project', complete: false, found: (contains) => [contains('project.name')] },
    { column: 'period', found: (contains, period) => [contains(period)] },
  ],
};
