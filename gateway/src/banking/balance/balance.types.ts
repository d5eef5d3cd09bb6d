import type { LedgerEntryKind } from '@cimiento/contracts';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { LedgerEntryKindEnum } from '../../books/ledger/ledger-entry.entity';
import {
  CalendarDateScalar,
  DateTimeScalar,
  listArgs,
  MoneyScalar,
  PageArgs,
  SignedMoneyScalar,
} from '../../platform/graphql';

/** Money of an investor that the platform holds. Amounts are decimal text. */
@ObjectType({ description: "An investor's money held by the platform." })
export class Balance {
  @Field(() => SignedMoneyScalar, {
    description:
      'Amount that can be invested or withdrawn; a payment dated in the future counts from that day. A correction can make it negative.',
  })
  available!: string;

  @Field(() => MoneyScalar, {
    description:
      'Amount that can be withdrawn now: less than `available` while a second administrator has yet to confirm the bank statement of a deposit.',
  })
  withdrawable!: string;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'Day of the first deposit awaiting confirmation; null if there is none.',
  })
  unconfirmedSince!: string | null;

  @Field(() => MoneyScalar, { description: 'Amount held for pending withdrawals.' })
  held!: string;

  @Field(() => String, { description: 'Reference (ISO 11649) that identifies this investor in bank statements.' })
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
    description: 'Day from which the available balance includes the movement. Null if it already does.',
  })
  availableOn!: string | null;

  @Field(() => DateTimeScalar)
  createdAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Month of a payment, number of an order, or bank reference.',
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
