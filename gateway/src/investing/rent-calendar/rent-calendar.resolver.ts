import { Arg, Args, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allows } from '../../platform/request';
import { RequiresStepUp } from '../../access/guards/step-up';
import type { Context, SignedInContext } from '../context';
import {
  CalendarLink,
  NewCalendarLink,
  RentCalendarArgs,
  RentCalendarMonth,
  UnpaidRentArgs,
  UnpaidRentList,
} from './rent-calendar.types';

@Resolver()
export class RentCalendarResolver {
  @Authorized()
  @Query(() => [RentCalendarMonth], {
    description:
      "Projected and received rent for each of the signed-in user's projects, by month. VALIDATION_FAILED if the range exceeds 60 months.",
  })
  rentCalendar(
    @Args(() => RentCalendarArgs) request: RentCalendarArgs,
    @Ctx() { services, viewer }: SignedInContext,
  ): Promise<RentCalendarMonth[]> {
    return services.rentCalendar.listOwn(viewer, { ...request });
  }

  @Authorized()
  @Query(() => [RentCalendarMonth], {
    description:
      "Projected and received rent for each of the signed-in user's projects around today: from last month to two months ahead.",
  })
  comingRents(@Ctx() { services, viewer }: SignedInContext): Promise<RentCalendarMonth[]> {
    return services.rentCalendar.listComing(viewer);
  }

  @Allows('payments:read')
  @Query(() => UnpaidRentList, {
    description:
      'A page of months, across all projects, whose rent is due but unpaid or only partly paid; earliest first.',
  })
  unpaidRentMonths(
    @Args(() => UnpaidRentArgs) { offset, limit, partial }: UnpaidRentArgs,
    @Ctx() { services }: Context,
  ): UnpaidRentList {
    return new UnpaidRentList(
      partial
        ? services.rentCalendar.listPartial({ offset, limit })
        : services.rentCalendar.listUnpaid({ offset, limit }),
    );
  }

  @Authorized()
  @Query(() => CalendarLink, {
    nullable: true,
    description: "The signed-in user's private calendar link, without its token; null if there is none.",
  })
  myCalendarLink(@Ctx() { services, viewer }: SignedInContext): Promise<CalendarLink | null> {
    return services.calendarLinks.findOwn(viewer);
  }

  @Authorized()
  @RequiresStepUp('production only')
  @Mutation(() => NewCalendarLink, {
    description:
      "Creates a private calendar link; the previous link stops working. The new link's token is shown only once.",
  })
  renewCalendarLink(@Ctx() { services, viewer }: SignedInContext): Promise<NewCalendarLink> {
    return services.calendarLinks.renew(viewer);
  }

  @Authorized()
  @Mutation(() => Boolean, { description: 'Revokes the private calendar link; returns false if there was none.' })
  revokeCalendarLink(@Ctx() { services, viewer }: SignedInContext): Promise<boolean> {
    return services.calendarLinks.revoke(viewer);
  }

  @Query(() => String, {
    description:
      'The calendar file (RFC 5545) for a private link. Public: the token grants access. NOT_FOUND if the token is not valid.',
  })
  calendarFile(
    @Arg('token', () => String, { description: "The secret part of the link's address." }) token: string,
    @Ctx() { services }: Context,
  ): Promise<string> {
    return services.calendarLinks.readFile(token);
  }
}
