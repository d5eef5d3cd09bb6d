import { rentStates, rentStatuses, type RentState, type RentStatus } from '@cimiento/contracts';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import {
  CalendarDateScalar,
  DateTimeScalar,
  ListArgs,
  MoneyScalar,
  paginatedListType,
  registerEnum,
  SignedMoneyScalar,
} from '../../platform/graphql';

export const RentStatusEnum = registerEnum(
  'RentStatus',
  rentStatuses,
  'Status of the rent: fully received, partly received, overdue, not yet due, or missed.',
  {
    late: 'The rent was due, but nothing was received.',
    missed: 'The rent will not be paid.',
    partial: 'Partly received.',
    received: 'Fully received.',
    upcoming: 'Not yet due.',
  },
);

export const RentStateEnum = registerEnum(
  'RentState',
  rentStates,
  "State of a project's rent for a month, as shown on all pages and in all files.",
  {
    received: 'Fully received.',
    partial: 'Partly received.',
    announced: 'Paid, but dated in the future.',
    pending: 'Recorded but not yet due.',
    late: 'The rent was due, but nothing was received.',
    upcoming: 'Projected only and not yet due.',
    missed: 'The rent will not be paid.',
  },
);

/** The rent of one project for one month. Amounts are decimal text. */
@ObjectType({ description: "A project's projected and received rent for one month." })
export class RentCalendarMonth {
  @Field(() => Int)
  projectId!: number;

  @Field(() => String)
  projectName!: string;

  @Field(() => String, { description: 'Month, in the format YYYY-MM.' })
  period!: string;

  @Field(() => MoneyScalar, {
    description: 'Projected rent before fees, not guaranteed. Any twelve months add up to the projection for the year.',
  })
  expectedGross!: string;

  @Field(() => MoneyScalar, {
    description: 'Projected rent after fees, not guaranteed: the share that a monthly payment of that rent gives.',
  })
  expected!: string;

  @Field(() => MoneyScalar, { description: 'Total of the paid payments.' })
  received!: string;

  @Field(() => MoneyScalar, {
    description:
      'Amount announced for the month: pending payments plus paid payments dated in the future. It may differ from the projection.',
  })
  announced!: string;

  @Field(() => MoneyScalar, { description: 'Total of the payments recorded as missed, which will not be paid.' })
  missed!: string;

  @Field(() => SignedMoneyScalar, {
    description: 'Expenses of the house that were deducted from the rent. They do not make the month late.',
  })
  expenses!: string;

  @Field(() => SignedMoneyScalar, {
    description: 'Part of the rent that the house keeps for later expenses; negative if taken from it.',
  })
  reserve!: string;

  @Field(() => MoneyScalar, {
    description:
      'Amount still to come: the announced amount, or the projected amount if it is higher. 0 if the rent was missed.',
  })
  open!: string;

  @Field(() => RentStatusEnum)
  status!: RentStatus;

  @Field(() => RentStateEnum, { description: 'State of the rent, as shown on all pages and in all files.' })
  state!: RentState;

  @Field(() => CalendarDateScalar)
  dueDate!: string;

  @Field(() => CalendarDateScalar, {
    description:
      'Expected date of the remaining payment: the latest future payment date, or the due date if there is none.',
  })
  payDate!: string;

  @Field(() => Int, {
    description:
      'Number of days from the due date until the rent was fully received, or until today if it has not been.',
  })
  daysLate!: number;
}

@ArgsType()
export class RentCalendarArgs {
  @Field(() => String, {
    nullable: true,
    description: 'First month, in the format YYYY-MM; defaults to January of this year.',
  })
  from?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Last month, in the format YYYY-MM; defaults to eleven months after the first.',
  })
  to?: string | null;
}

@ObjectType({ description: "A private link that lets a calendar application show a user's rents." })
export class CalendarLink {
  @Field(() => DateTimeScalar)
  createdAt!: Date;
}

@ObjectType({ description: 'A new private calendar link. Its token is shown only once.' })
export class NewCalendarLink extends CalendarLink {
  @Field(() => String, { description: 'Token for the calendar URL, `/api/calendar/{token}.ics`.' })
  token!: string;
}

@ArgsType()
export class UnpaidRentArgs extends ListArgs {
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether to list partly paid months instead of unpaid ones.',
  })
  partial!: boolean;
}

@ObjectType({ description: 'One page of a list.' })
export class UnpaidRentList extends paginatedListType(RentCalendarMonth) {}
