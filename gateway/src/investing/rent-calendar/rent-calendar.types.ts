import { rentStates, rentStatuses, type RentState, type RentStatus } from '@cimiento/contracts';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import {
  CalendarDateScalar,
  DateTimeScalar,
  ListArgs,
  MoneyScalar,
  paginatedListType,
  registerEnum,
} from '../../platform/graphql';

export const RentStatusEnum = registerEnum(
  'RentStatus',
  rentStatuses,
  'Fully received, partly received, overdue, not yet due, or missed.',
  {
    late: 'Nothing was received although it was due.',
    missed: 'It will not be paid.',
    partial: 'Partly received.',
    received: 'Fully received.',
    upcoming: 'Not yet due.',
  },
);

export const RentStateEnum = registerEnum('RentState', rentStates, 'State of a rent, as in all pages and files.', {
  received: 'Fully received.',
  partial: 'Partly received.',
  announced: 'Paid, with a date in the future.',
  pending: 'Recorded, and not yet due.',
  late: 'Nothing was received although it was due.',
  upcoming: 'Only projected, and not yet due.',
  missed: 'It will not be paid.',
});

/** The rent of one project for one month. Amounts are decimal text. */
@ObjectType({ description: "A project's rent for one month: projected and received." })
export class RentCalendarMonth {
  @Field(() => Int)
  projectId!: number;

  @Field(() => String)
  projectName!: string;

  @Field(() => String, { description: 'Month, YYYY-MM.' })
  period!: string;

  @Field(() => MoneyScalar, {
    description: 'Projected, not guaranteed. Any twelve months add up to the projected year.',
  })
  expected!: string;

  @Field(() => MoneyScalar, { description: 'Sum of the paid payments.' })
  received!: string;

  @Field(() => MoneyScalar, {
    description:
      'Amount announced for the month, which may differ from the projection: pending payments, and paid payments dated in the future.',
  })
  announced!: string;

  @Field(() => MoneyScalar, { description: 'Payments recorded as missed, which will not be paid.' })
  missed!: string;

  @Field(() => MoneyScalar, {
    description: 'Amount still to come: announced, or projected if that is more. 0 for a missed rent.',
  })
  open!: string;

  @Field(() => RentStatusEnum)
  status!: RentStatus;

  @Field(() => RentStateEnum, { description: 'State of the rent, as in all pages and files.' })
  state!: RentState;

  @Field(() => CalendarDateScalar)
  dueDate!: string;

  @Field(() => CalendarDateScalar, {
    description: 'Expected day of the remaining payment: the latest future date of a payment, or else the due date.',
  })
  payDate!: string;

  @Field(() => Int, {
    description: 'Days from the due date until it was complete, or until today if it is not.',
  })
  daysLate!: number;
}

@ArgsType()
export class RentCalendarArgs {
  @Field(() => String, { nullable: true, description: 'First month, YYYY-MM; January of this year unless stated.' })
  from?: string | null;

  @Field(() => String, { nullable: true, description: 'Last month, YYYY-MM; eleven months later unless stated.' })
  to?: string | null;
}

@ObjectType({ description: "The private link that lets a calendar application show a person's rents." })
export class CalendarLink {
  @Field(() => DateTimeScalar)
  createdAt!: Date;
}

@ObjectType({ description: 'A new private link. Its token is shown once.' })
export class NewCalendarLink extends CalendarLink {
  @Field(() => String, { description: 'Opens /api/calendar/{token}.ics.' })
  token!: string;
}

@ArgsType()
export class UnpaidRentArgs extends ListArgs {
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Partly paid months, instead of unpaid ones.',
  })
  partial!: boolean;
}

@ObjectType({ description: 'One page of a list.' })
export class UnpaidRentList extends paginatedListType(RentCalendarMonth) {}
