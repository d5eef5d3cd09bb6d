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
@ObjectType({ description: 'Money that the platform holds for an investor.' })
export class Balance {
  @Field(() => SignedMoneyScalar, {
    description:
      'Amount that can be invested or withdrawn. A payment with a future date is included from that date. A correction can make the amount negative.',
  })
  available!: string;

  @Field(() => MoneyScalar, {
    description:
      "Amount that can be withdrawn now. It is less than `available` while a deposit's bank statement awaits confirmation by a second administrator.",
  })
  withdrawable!: string;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'Date of the first deposit awaiting confirmation; null if there is none.',
  })
  unconfirmedSince!: string | null;

  @Field(() => MoneyScalar, { description: 'Amount held for pending withdrawals.' })
  held!: string;

  @Field(() => String, { description: 'ISO 11649 reference that identifies this investor in bank statements.' })
  depositReference!: string;
}

/** A change of an investor's available balance. */
@ObjectType({ description: "A change to an investor's available balance." })
export class Movement {
  @Field(() => Int)
  id!: number;

  @Field(() => Int, { description: 'ID of the ledger entry, by which movements of one day are ordered.' })
  entryId!: number;

  @Field(() => LedgerEntryKindEnum)
  kind!: LedgerEntryKind;

  @Field(() => SignedMoneyScalar)
  amount!: string;

  @Field(() => SignedMoneyScalar, {
    description: 'Available balance after the movement, with movements ordered by day, then by entry.',
  })
  balanceAfter!: string;

  @Field(() => CalendarDateScalar, { description: 'Date on which the money moved.' })
  occurredOn!: string;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'Date from which the movement is included in the available balance; null if it is already included.',
  })
  availableOn!: string | null;

  @Field(() => DateTimeScalar)
  createdAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Payment month, order number or bank reference.',
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
  cursor: [
    String,
    'Only movements older than this position: `occurredOn` and `entryId` of the last movement, separated by a dot, for example `2026-01-31.45`. Not together with `after`.',
  ],
}) {}
