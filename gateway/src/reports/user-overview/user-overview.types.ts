import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { User } from '../../access/records';
import { MoneyScalar, SignedMoneyScalar } from '../../platform/graphql';

/** Everything about one account; its lists are fields of the resolver. */
@ObjectType({
  description:
    'All information about one account; each list contains the ten newest records. Parts that the caller may not see are null.',
})
export class UserOverview {
  @Field(() => User)
  user!: User;
}

/** Money of an account, as decimal text. */
@ObjectType({ description: 'Amounts of money in an account. Figures that the caller may not see are null.' })
export class UserFigures {
  @Field(() => SignedMoneyScalar, { nullable: true, description: 'Amount that can be invested or withdrawn.' })
  available!: string | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'Amount held for pending withdrawals.' })
  held!: string | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'Sum of the investments that are in projects.' })
  invested!: string | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Capital of the investments whose share of a sale was credited.',
  })
  returned!: string | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'Total of the pending payments.' })
  pending!: string | null;
}

/** The open records of an account. */
@ObjectType({ description: 'Open records of an account. Figures that the caller may not see are null.' })
export class UserOpenItems {
  @Field(() => Int, { nullable: true, description: 'Number of reserved orders.' })
  orders!: number | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'Sum of the reserved orders.' })
  ordersTotal!: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of withdrawals that are requested or approved.' })
  withdrawals!: number | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'Sum of the withdrawals that are requested or approved.' })
  withdrawalsTotal!: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of pending requests about personal data.' })
  requests!: number | null;
}

/** Number of records read of a kind without another list in the back office. */
@ArgsType()
export class NewestArgs {
  @Field(() => Int, { defaultValue: 10, description: 'Maximum number of records to return, newest first; 1 to 1000.' })
  limit!: number;
}
