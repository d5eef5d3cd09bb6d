import type { LedgerEntryKind } from '@cimiento/contracts';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { LedgerEntryKindEnum } from '../../books/ledger/ledger-entry.entity';
import { listArgs } from '../../platform/graphql/list.inputs';
import { PageArgs } from '../../platform/graphql/page.inputs';
import { CalendarDateScalar, DateTimeScalar, MoneyScalar, SignedMoneyScalar } from '../../platform/graphql/scalars';

/** Money of an investor that the platform holds. Amounts are decimal text. */
@ObjectType({ description: 'Money of an investor that the platform holds.' })
export class Balance {
  @Field(() => SignedMoneyScalar, {
    description:
      'What can be invested or withdrawn; a payment with a date to come counts from that day on. A correction may make it negative.',
  })
  available!: string;

  @Field(() => MoneyScalar, {
    description:
      'What can be withdrawn now: less than `available` while a deposit is in a statement of the bank that a second administrator has yet to confirm.',
  })
  withdrawable!: string;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'Day of the first deposit that waits to be confirmed; null when none does.',
  })
  unconfirmedSince!: string | null;

  @Field(() => MoneyScalar, { description: 'What waits for a withdrawal to be paid.' })
  held!: string;

  @Field(() => String, { description: "Reference (ISO 11649) by which the bank's statement names this investor." })
  depositReference!: string;
}

/** A change of an investor's available balance. */
@ObjectType({ description: "A change of an investor's available balance." })
export class Movement {
  @Field(() => Int)
  id!: number;

  @Field(() => LedgerEntryKindEnum)
  kind!: LedgerEntryKind;

  @Field(() => SignedMoneyScalar)
  amount!: string;

  @Field(() => SignedMoneyScalar, {
    description: 'Available balance after the movement, in the order of the list: by day, then by entry.',
  })
  balanceAfter!: string;

  @Field(() => CalendarDateScalar, { description: 'Day on which the money moved.' })
  occurredOn!: string;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description:
      'Day to come from which the available balance includes the movement. Null when it is included already.',
  })
  availableOn!: string | null;

  @Field(() => DateTimeScalar)
  createdAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Month of a payment, number of an order, or reference of a bank.',
  })
  reference!: string | null;

  @Field(() => String)
  memo!: string;
}

@ArgsType()
export class MovementArgs extends listArgs(PageArgs, {
  kind: [LedgerEntryKindEnum, 'Only movements of this kind.'],
  from: [CalendarDateScalar, 'Only movements on or after this day.'],
  to: [CalendarDateScalar, 'Only movements on or before this day.'],
}) {}
