import type { ProjectStatus } from '@cimiento/contracts';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { ProjectStatusEnum } from '../../investing/records';
import { CalendarDateScalar, DollarsScalar } from '../../platform/graphql';

@ObjectType({ description: 'Totals of all projects that ever held money.' })
export class TrackRecordTotals {
  @Field(() => Int)
  projects!: number;

  @Field(() => DollarsScalar, {
    description:
      'Invested capital; rounded down to 10,000 while fewer than five people hold it, or hold the projects whose own capital is rounded.',
  })
  invested!: number;

  @Field(() => Int)
  monthsOnTime!: number;

  @Field(() => Int, { description: 'Months that were complete after their due date, or are still owed.' })
  monthsLate!: number;

  @Field(() => Int)
  monthsMissed!: number;

  @Field(() => Float, { description: 'Average over the late months; 0 if there are none.' })
  averageDaysLate!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Realized yearly return of the projects in percent, weighted by capital; null if there is none.',
  })
  weightedReturn!: number | null;
}

@ObjectType({ description: 'Promised and actual results of one project.' })
export class TrackRecordProject {
  @Field(() => Int)
  projectId!: number;

  @Field(() => String)
  name!: string;

  @Field(() => ProjectStatusEnum, { nullable: true, description: 'Null if the project was deleted.' })
  status!: ProjectStatus | null;

  @Field(() => Float, { description: 'Projected yearly return in percent, as offered to its investors.' })
  promisedReturn!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Yearly return in percent: from the rents received for months that were due, or, after its sale, exitReturn. Null before the first month was due, and while the result of a sale is unknown.',
  })
  realizedReturn!: number | null;

  @Field(() => Int)
  monthsOnTime!: number;

  @Field(() => Int, { description: 'Months that were complete after their due date, or are still owed.' })
  monthsLate!: number;

  @Field(() => Int)
  monthsMissed!: number;

  @Field(() => Float, { description: 'Average over the late months; 0 if there are none.' })
  averageDaysLate!: number;

  @Field(() => String, { nullable: true, description: 'Promised term, as text.' })
  promisedTerm!: string | null;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: "Date announced by the project's newest delay, regardless of its visibility; null if there is none.",
  })
  delayedTo!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Title of that delay; null if there is none, or if it is not public.',
  })
  delayTitle!: string | null;

  @Field(() => DollarsScalar, {
    description:
      'Invested capital, its weight in the totals; rounded down to 10,000 while fewer than five people hold it.',
  })
  capital!: number;

  @Field(() => Int, { nullable: true, description: 'Months from its funding to its sale, or to today.' })
  actualMonths!: number | null;

  @Field(() => CalendarDateScalar, { nullable: true })
  fundedDate!: string | null;

  @Field(() => CalendarDateScalar, { nullable: true })
  exitDate!: string | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Money-weighted yearly return (XIRR) in percent of capital, rents and sale; the simple return below 30 days (isYearly is false). Null until its sale was settled.',
  })
  exitReturn!: number | null;

  @Field(() => Boolean, { description: 'Whether exitReturn is a yearly rate; false for less than 30 days.' })
  isYearly!: boolean;
}

@ObjectType({ description: 'Promised and actual results of every project, losses included.' })
export class TrackRecord {
  @Field(() => CalendarDateScalar, { description: 'Reference day that determines what was due.' })
  asOf!: string;

  @Field(() => TrackRecordTotals, { description: 'Totals of all projects.' })
  totals!: TrackRecordTotals;

  @Field(() => [TrackRecordProject], { description: 'By id. Projects with money are never left out.' })
  projects!: TrackRecordProject[];
}
