import type { ProjectStatus } from '@cimiento/contracts';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { ProjectStatusEnum } from '../../investing/records';
import { CalendarDateScalar, DollarsScalar } from '../../platform/graphql';

@ObjectType({ description: 'Totals for all projects that have ever held money.' })
export class TrackRecordTotals {
  @Field(() => Int)
  projects!: number;

  @Field(() => DollarsScalar, {
    description:
      'Invested capital; rounded down to a multiple of 10,000 while fewer than five investors hold it, or hold the projects whose own capital is rounded.',
  })
  invested!: number;

  @Field(() => Int)
  monthsOnTime!: number;

  @Field(() => Int, {
    description: 'Number of months whose rent was fully received only after the due date, or is still owed.',
  })
  monthsLate!: number;

  @Field(() => Int)
  monthsMissed!: number;

  @Field(() => Float, { description: 'Average number of days late, over the late months only; 0 if there are none.' })
  averageDaysLate!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Realized yearly return of the projects in percent, weighted by capital; null if no project has a realized return.',
  })
  weightedReturn!: number | null;

  @Field(() => Int, {
    description: 'Number of rounds that opened and ended without their project; every investor was paid back.',
  })
  roundsFailed!: number;
}

@ObjectType({ description: 'Promised and actual results for one project.' })
export class TrackRecordProject {
  @Field(() => Int)
  projectId!: number;

  @Field(() => String)
  name!: string;

  @Field(() => ProjectStatusEnum, {
    nullable: true,
    description: 'Status of the project; null if the project was deleted.',
  })
  status!: ProjectStatus | null;

  @Field(() => Float, { description: 'Projected yearly return in percent, as offered to investors.' })
  promisedReturn!: number;

  @Field(() => Float, { description: 'Promised yearly return in percent after the management fee with tax.' })
  promisedNet!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Yearly return in percent after fees, based on the rents received for months that were due; after the sale, the same as `exitReturn`. Null until the first month is due, and while the result of a sale is unknown.',
  })
  realizedReturn!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The same for the rents before fees; null until the first month is due, and after a sale.',
  })
  realizedGrossReturn!: number | null;

  @Field(() => Int)
  monthsOnTime!: number;

  @Field(() => Int, {
    description: 'Number of months whose rent was fully received only after the due date, or is still owed.',
  })
  monthsLate!: number;

  @Field(() => Int)
  monthsMissed!: number;

  @Field(() => Float, { description: 'Average number of days late, over the late months only; 0 if there are none.' })
  averageDaysLate!: number;

  @Field(() => String, { nullable: true, description: 'Promised term, as text.' })
  promisedTerm!: string | null;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description:
      "Date announced in the project's newest delay, regardless of the delay's visibility; null if there are no delays.",
  })
  delayedTo!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Title of the project's newest delay; null if there is none, or if it is not public.",
  })
  delayTitle!: string | null;

  @Field(() => DollarsScalar, {
    description:
      "Invested capital, which is also the project's weight in the totals; rounded down to a multiple of 10,000 while fewer than five investors hold it.",
  })
  capital!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      "Number of months from the project's funding (or its first investment) to its sale, or to today if it has not been sold; null before both.",
  })
  actualMonths!: number | null;

  @Field(() => CalendarDateScalar, { nullable: true })
  fundedDate!: string | null;

  @Field(() => CalendarDateScalar, { nullable: true })
  exitDate!: string | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Money-weighted yearly return (XIRR) in percent, based on capital, rents and sale; the simple return for periods of less than 30 days, in which case `isYearly` is false. Null until the sale is settled.',
  })
  exitReturn!: number | null;

  @Field(() => Boolean, {
    description: 'Whether `exitReturn` is a yearly rate; false for periods of less than 30 days.',
  })
  isYearly!: boolean;
}

@ObjectType({ description: 'Promised and actual results for every project, including losses.' })
export class TrackRecord {
  @Field(() => CalendarDateScalar, { description: 'Reference date that determines which months were due.' })
  asOf!: string;

  @Field(() => TrackRecordTotals, { description: 'Totals for all projects.' })
  totals!: TrackRecordTotals;

  @Field(() => [TrackRecordProject], {
    description: 'The projects, ordered by ID. Projects that have held money are never omitted.',
  })
  projects!: TrackRecordProject[];
}
