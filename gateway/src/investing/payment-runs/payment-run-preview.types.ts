import { Field, Int, ObjectType } from 'type-graphql';
import { DollarsScalar, MoneyScalar, Warning } from '../../platform/graphql';

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

@ObjectType({ description: "An investment not entitled to a month's rent." })
export class PaymentRunLeftOut {
  @Field(() => Int)
  investmentId!: number;

  @Field(() => Int)
  userId!: number;

  @Field(() => String, { description: 'First month of rent it receives, YYYY-MM.' })
  from!: string;
}

@ObjectType({ description: 'The shares of a monthly payment, before it is posted.' })
export class PaymentRunPreview {
  @Field(() => [PaymentRunShare], {
    description: 'By investment id. Together with `retained` they add up to the amount, and none is zero.',
  })
  shares!: PaymentRunShare[];

  @Field(() => MoneyScalar, { description: 'Sum of the shares.' })
  total!: string;

  @Field(() => MoneyScalar, {
    description: "Part of the amount that no investment receives; it stays in the project's rent.",
  })
  retained!: string;

  @Field(() => [PaymentRunLeftOut], {
    description:
      'Investments without a share this month, by id: made too late, or by an order that can still be cancelled.',
  })
  leftOut!: PaymentRunLeftOut[];

  @Field(() => DollarsScalar, { description: "Total capital of the project's investments, in whole dollars." })
  registered!: number;

  @Field(() => DollarsScalar, {
    description:
      'Amount the project states as funded, in whole dollars; if it exceeds the registered capital, the shares are larger than the project page says.',
  })
  funded!: number;

  @Field(() => MoneyScalar, { description: "Amount projected for the month by the holders' rent calendars." })
  projected!: string;

  @Field(() => MoneyScalar, { description: 'Amount the project sent for the month.' })
  collected!: string;

  @Field(() => MoneyScalar, { description: 'Sum of the paid payments of the month.' })
  paid!: string;

  @Field(() => [Warning], {
    description:
      'Reasons to check it: MONTH_AHEAD, AFTER_SALE, OFF_PROJECTION if it is more than 25 % off the projection, ABOVE_COLLECTED.',
  })
  warnings!: Warning[];

  @Field(() => String, {
    description: 'Hash of everything the shares depend on. Send it when posting, to post exactly these shares.',
  })
  fingerprint!: string;
}
