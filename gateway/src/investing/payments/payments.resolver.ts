import type { RentState } from '@cimiento/contracts';
import { Arg, Authorized, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { SignedInContext } from '../context';
import { RentStateEnum } from '../rent-calendar/rent-calendar.types';
import { ReturnEntry, ReturnHistory } from './return-history.types';

@Resolver(() => ReturnHistory)
export class PaymentsResolver {
  @Authorized()
  @Query(() => ReturnHistory, { description: "The signed-in user's payments." })
  myPayments(@Ctx() { services, viewer }: SignedInContext): Promise<ReturnHistory> {
    return services.payments.getSummary(viewer);
  }

  @Authorized()
  @Query(() => ReturnHistory, {
    description: "The signed-in user's payments.",
    deprecationReason: 'Use myPayments.',
  })
  myReturns(@Ctx() context: SignedInContext): Promise<ReturnHistory> {
    return this.myPayments(context);
  }

  @FieldResolver(() => [ReturnEntry], {
    description:
      'The payments, newest period first, then highest ID first. All of them, unless a limit from 1 to 1000 is given.',
  })
  returnHistory(
    @Arg('limit', () => Int, { nullable: true }) limit: number | undefined,
    @Ctx() { services, viewer }: SignedInContext,
  ): Promise<ReturnEntry[]> {
    return services.payments.listHistory(viewer, limit);
  }
}

@Resolver(() => ReturnEntry)
export class ReturnEntryResolver {
  @FieldResolver(() => RentStateEnum, {
    description:
      "State of the project's rent for the payment's month, as in the calendar: `partial` while the payments received are below the projection.",
  })
  rentState(@Root() entry: ReturnEntry, @Ctx() { loaders, viewer }: SignedInContext): Promise<RentState> {
    return loaders.rentState.load({ ...entry, userId: viewer.id });
  }
}
