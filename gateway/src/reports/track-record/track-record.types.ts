import type { ProjectStatus } from '@cimiento/contracts';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { ProjectStatusEnum } from '../../investing/projects/project.entity';
import { CalendarDateScalar, DollarsScalar } from '../../platform/graphql/scalars';

@ObjectType({ description: 'Sums over every project that ever had money.' })
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

  @Field(() => Int, { description: 'Complete after their due date, or still owed.' })
  monthsLate!: number;

  @Field(() => Int)
  monthsMissed!: number;

  @Field(() => Float, { description: 'Of the late months; 0 without any.' })
  averageDaysLate!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Realised yearly return of the projects in percent, weighted by capital; null without any.',
  })
  weightedReturn!: number | null;
}

@ObjectType({ description: 'What a project promised and what it did.' })
export class TrackRecordProject {
  @Field(() => Int)
  projectId!: number;

  @Field(() => String)
  name!: string;

  @Field(() => ProjectStatusEnum, { nullable: true, description: 'Null when the project was deleted.' })
  status!: ProjectStatus | null;

  @Field(() => Float, { description: 'Yearly return in percent, as it was projected to its investors.' })
  promisedReturn!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Yearly return in percent: of the rents received for the months that were due, or, once it was sold, exitReturn. Null before the first month was due, and while the result of a sale is not known.',
  })
  realizedReturn!: number | null;

  @Field(() => Int)
  monthsOnTime!: number;

  @Field(() => Int, { description: 'Complete after their due date, or still owed.' })
  monthsLate!: number;

  @Field(() => Int)
  monthsMissed!: number;

  @Field(() => Float, { description: 'Of the late months; 0 without any.' })
  averageDaysLate!: number;

  @Field(() => String, { nullable: true, description: 'Term that was promised, as text.' })
  promisedTerm!: string | null;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'The date that the newest delay of the project named, regardless of its visibility; null without any.',
  })
  delayedTo!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Title of that delay; null without any, and where not everybody may read it.',
  })
  delayTitle!: string | null;

  @Field(() => DollarsScalar, {
    description:
      'Invested capital, by which it weighs in the total; rounded down to 10,000 while fewer than five people hold it.',
  })
  capital!: number;

  @Field(() => Int, { nullable: true, description: 'From its funding to its sale, or to today.' })
  actualMonths!: number | null;

  @Field(() => CalendarDateScalar, { nullable: true })
  fundedDate!: string | null;

  @Field(() => CalendarDateScalar, { nullable: true })
  exitDate!: string | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Money-weighted yearly return (XIRR) in percent of capital, rents and sale; the plain result below 30 days (isYearly is false). Null before its sale was settled.',
  })
  exitReturn!: number | null;

  @Field(() => Boolean, { description: 'Whether exitReturn is a yearly rate: false for less than 30 days.' })
  isYearly!: boolean;
}

@ObjectType({ description: 'What every project promised and what it did, losses included.' })
export class TrackRecord {
  @Field(() => CalendarDateScalar, { description: 'The day that decides what was due.' })
  asOf!: string;

  @Field(() => TrackRecordTotals, { description: 'Totals of all projects.' })
  totals!: TrackRecordTotals;

  @Field(() => [TrackRecordProject], { description: 'By id. A project with money is never left out.' })
  projects!: TrackRecordProject[];
}
