import { rentStates, rentStatuses, type RentState, type RentStatus } from '@cimiento/contracts';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../platform/graphql/register-enum';
import { ListArgs } from '../../platform/graphql/list.inputs';
import { paginatedListType } from '../../platform/graphql/paginated-list.types';
import { CalendarDateScalar, DateTimeScalar, MoneyScalar } from '../../platform/graphql/scalars';

export const RentStatusEnum = registerEnum(
  'RentStatus',
  rentStatuses,
  'All of it came; a part of it; nothing although it was due; not due yet; or it will not come.',
  {
    late: 'Nothing came although it was due.',
    missed: 'It will not come.',
    partial: 'A part of it came.',
    received: 'All of it came.',
    upcoming: 'Not due yet.',
  },
);

export const RentStateEnum = registerEnum(
  'RentState',
  rentStates,
  'What became of a rent, in the words that every page and file uses.',
  {
    received: 'All of it came.',
    partial: 'A part of it came.',
    announced: 'It is paid with a date to come.',
    pending: 'It is registered and not due yet.',
    late: 'Nothing came although it was due.',
    upcoming: 'It is only projected, and not due yet.',
    missed: 'It will not come.',
  },
);

/** The rent of one project for one month. Amounts are decimal text. */
@ObjectType({ description: 'The rent of one project for one month: what was projected, and what was received.' })
export class RentCalendarMonth {
  @Field(() => Int)
  projectId!: number;

  @Field(() => String)
  projectName!: string;

  @Field(() => String, { description: 'Month, YYYY-MM.' })
  period!: string;

  @Field(() => MoneyScalar, { description: 'Projected, not guaranteed. Any twelve months sum to the projected year.' })
  expected!: string;

  @Field(() => MoneyScalar, { description: 'Sum of the paid payments.' })
  received!: string;

  @Field(() => MoneyScalar, {
    description:
      'What was announced for the month, which may differ from the projection: the pending payments, and the paid ones with a date to come.',
  })
  announced!: string;

  @Field(() => MoneyScalar, { description: 'Payments that were recorded as missed: nobody will pay them.' })
  missed!: string;

  @Field(() => MoneyScalar, {
    description: 'What is still to come: announced, or projected if that is more. Nothing of a missed rent.',
  })
  open!: string;

  @Field(() => RentStatusEnum)
  status!: RentStatus;

  @Field(() => RentStateEnum, { description: 'What became of it, as every page and file names it.' })
  state!: RentState;

  @Field(() => CalendarDateScalar)
  dueDate!: string;

  @Field(() => CalendarDateScalar, {
    description:
      'Day on which what is still to come is to be paid: the last day to come that a payment names, else the due date.',
  })
  payDate!: string;

  @Field(() => Int, {
    description: 'Days from the due date to the day on which it was complete, or to today while it is not.',
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

@ObjectType({ description: 'The private link by which a calendar application follows the rents of a person.' })
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
    description: 'The months of which a part came, instead of those of which nothing came.',
  })
  partial!: boolean;
}

@ObjectType({ description: 'One page of a list.' })
export class UnpaidRentList extends paginatedListType(RentCalendarMonth) {}
