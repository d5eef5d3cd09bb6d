import { Field, Int, ObjectType } from 'type-graphql';
import { DollarsScalar, MoneyScalar, SignedMoneyScalar, Warning } from '../../platform/graphql';

@ObjectType({ description: "An investment's share of a monthly payment." })
export class PaymentRunShare {
  @Field(() => Int)
  investmentId!: number;

  @Field(() => Int)
  userId!: number;

  @Field(() => DollarsScalar, { description: 'Invested amount, which determines the share.' })
  invested!: number;

  @Field(() => MoneyScalar)
  amount!: string;
}

@ObjectType({ description: "An investment that is not entitled to a month's rent." })
export class PaymentRunLeftOut {
  @Field(() => Int)
  investmentId!: number;

  @Field(() => Int)
  userId!: number;

  @Field(() => String, { description: 'First month for which the investment receives rent, in YYYY-MM format.' })
  from!: string;
}

@ObjectType({ description: 'The shares of a monthly payment before it is posted.' })
export class PaymentRunPreview {
  @Field(() => [PaymentRunShare], {
    description: 'Shares, ordered by investment ID. Together with `retained`, they add up to `net`, and none is zero.',
  })
  shares!: PaymentRunShare[];

  @Field(() => MoneyScalar, { description: 'Gross rent, before any deduction.' })
  gross!: string;

  @Field(() => MoneyScalar, { description: 'Management fee, including tax.' })
  fee!: string;

  @Field(() => MoneyScalar, { description: 'Expenses of the house that are deducted.' })
  expenses!: string;

  @Field(() => SignedMoneyScalar, {
    description: 'Amount kept for later expenses; negative if it is taken from what was kept.',
  })
  reserve!: string;

  @Field(() => MoneyScalar, { description: 'Gross rent less fee, expenses and reserve.' })
  net!: string;

  @Field(() => SignedMoneyScalar, {
    description:
      'Confirmed rent of the project that has not been shared yet, less the fee, expenses and reserve of this monthly payment.',
  })
  distributable!: string;

  @Field(() => MoneyScalar, { description: 'Total of the shares.' })
  total!: string;

  @Field(() => MoneyScalar, {
    description: "Part of the amount that is not allocated to any investment; it stays in the project's rent.",
  })
  retained!: string;

  @Field(() => [PaymentRunLeftOut], {
    description:
      'Investments without a share for the month, ordered by ID: those made too late, or by an order that can still be cancelled.',
  })
  leftOut!: PaymentRunLeftOut[];

  @Field(() => DollarsScalar, { description: "Total capital of the project's investments, in whole dollars." })
  registered!: number;

  @Field(() => DollarsScalar, {
    description:
      'Amount that the project states as funded, in whole dollars; if it exceeds the registered capital, the shares are larger than shown on the project page.',
  })
  funded!: number;

  @Field(() => MoneyScalar, { description: 'Gross rent projected for the month, before fees.' })
  projectedGross!: string;

  @Field(() => MoneyScalar, { description: "Amount projected for the month by the holders' rent calendars." })
  projected!: string;

  @Field(() => MoneyScalar, { description: 'Amount that the project sent for the month.' })
  collected!: string;

  @Field(() => MoneyScalar, { description: 'Total of the paid payments for the month.' })
  paid!: string;

  @Field(() => [Warning], {
    description:
      'Reasons to check the preview: `MONTH_AHEAD`, `AFTER_SALE`, `OFF_PROJECTION` if the gross rent differs from the projection by more than 25%, `ABOVE_COLLECTED` if the net exceeds `distributable`, or `EXPENSES_UNPAID` if the bank has not paid the expenses.',
  })
  warnings!: Warning[];

  @Field(() => String, {
    description:
      'Hash of all the data that determines the shares. Send it when posting to ensure that exactly these shares are posted.',
  })
  fingerprint!: string;
}
