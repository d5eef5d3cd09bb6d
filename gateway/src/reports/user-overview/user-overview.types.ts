import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { User } from '../../access/users/user.entity';
import { MoneyScalar, SignedMoneyScalar } from '../../platform/graphql/scalars';

/** Everything about one account; its lists are fields of the resolver. */
@ObjectType({
  description:
    'Everything about one account, each list with its newest ten records. What the reader may not read is null.',
})
export class UserOverview {
  @Field(() => User)
  user!: User;
}

/** Money of an account, as decimal text. */
@ObjectType({ description: 'Money of an account. A figure that the reader may not read is null.' })
export class UserFigures {
  @Field(() => SignedMoneyScalar, { nullable: true, description: 'What can be invested or withdrawn.' })
  available!: string | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'What waits for a withdrawal to be paid.' })
  held!: string | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'Sum of the investments.' })
  invested!: string | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'Sum of the pending payments.' })
  pending!: string | null;
}

/** How many records of a kind are read that has no other list in the back office. */
@ArgsType()
export class NewestArgs {
  @Field(() => Int, { defaultValue: 10, description: 'The newest ones, 1 to 1000.' })
  limit!: number;
}
