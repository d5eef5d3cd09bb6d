import { Field, Int, ObjectType } from 'type-graphql';
import { CalendarDateScalar, registerEnum } from '../../platform/graphql';
import type { CoveredDays } from './find-coverage';

export const CoverageStateEnum = registerEnum(
  'CoverageState',
  ['covered', 'quiet', 'gap'] as const,
  'Coverage of days of a bank account.',
  {
    covered: 'Covered by a statement.',
    gap: 'Not covered by a statement, and the balances before and after differ.',
    quiet: 'Not covered by a statement, but the balances before and after are equal.',
  },
);

@ObjectType({ description: 'Consecutive days of a bank account.' })
export class BankCoverageDays {
  @Field(() => CalendarDateScalar)
  from!: string;

  @Field(() => CalendarDateScalar)
  to!: string;

  @Field(() => CoverageStateEnum)
  state!: CoveredDays['state'];
}

@ObjectType({ description: 'Days of a bank account covered by its statements, from the first to the last.' })
export class BankCoverage {
  @Field(() => Int)
  bankAccountId!: number;

  @Field(() => [BankCoverageDays], {
    description: 'Each day once, in chronological order; empty before the first statement.',
  })
  days!: BankCoverageDays[];
}
