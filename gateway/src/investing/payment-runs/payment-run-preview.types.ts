import { Field, Int, ObjectType } from 'type-graphql';
import { DollarsScalar, MoneyScalar } from '../../platform/graphql/scalars';
import { Warning } from '../../platform/graphql/warning.types';

@ObjectType({ description: 'What one investment gets of a monthly payment.' })
export class PaymentRunShare {
  @Field(() => Int)
  investmentId!: number;

  @Field(() => Int)
  userId!: number;

  @Field(() => DollarsScalar, { description: 'Amount invested, which determines the share.' })
  invested!: number;

  @Field(() => MoneyScalar)
  amount!: string;
}

@ObjectType({ description: 'An investment that is not entitled to the rent of a month.' })
export class PaymentRunLeftOut {
  @Field(() => Int)
  investmentId!: number;

  @Field(() => Int)
  userId!: number;

  @Field(() => String, { description: 'First month whose rent it receives, YYYY-MM.' })
  from!: string;
}

@ObjectType({ description: 'The shares of a monthly payment, before it is posted.' })
export class PaymentRunPreview {
  @Field(() => [PaymentRunShare], {
    description: 'By id of the investment. With `retained` they sum to the amount, and none is zero.',
  })
  shares!: PaymentRunShare[];

  @Field(() => MoneyScalar, { description: 'Sum of the shares.' })
  total!: string;

  @Field(() => MoneyScalar, {
    description: 'Part of the amount that is the share of no investment, and stays in the rent of the project.',
  })
  retained!: string;

  @Field(() => [PaymentRunLeftOut], {
    description:
      'Investments that get nothing of this month, by id: made too late, or by an order that can still be cancelled.',
  })
  leftOut!: PaymentRunLeftOut[];

  @Field(() => DollarsScalar, { description: "Capital of all of the project's investments, in whole dollars." })
  registered!: number;

  @Field(() => DollarsScalar, {
    description:
      'What the project states as funded, in whole dollars; when it is more, shares of the registered capital are larger than its page says.',
  })
  funded!: number;

  @Field(() => MoneyScalar, { description: "What the holders' rent calendars project for the month." })
  projected!: string;

  @Field(() => MoneyScalar, { description: 'What the project sent for the month.' })
  collected!: string;

  @Field(() => MoneyScalar, { description: 'Sum of the paid payments of the month.' })
  paid!: string;

  @Field(() => [Warning], {
    description:
      'Reasons to look at it again: MONTH_AHEAD, AFTER_SALE, OFF_PROJECTION when it is more than 25 % off the projection, ABOVE_COLLECTED.',
  })
  warnings!: Warning[];

  @Field(() => String, {
    description: 'Hash of what the shares depend on. Send it when posting, to post exactly these.',
  })
  fingerprint!: string;
}
