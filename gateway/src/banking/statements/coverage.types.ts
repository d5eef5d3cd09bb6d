import { Field, Int, ObjectType } from 'type-graphql';
import { CalendarDateScalar, registerEnum } from '../../platform/graphql';
import type { CoveredDays } from './find-coverage';

export const CoverageStateEnum = registerEnum(
  'CoverageState',
  ['covered', 'quiet', 'gap'] as const,
  'Statement coverage of a range of days.',
  {
    covered: 'Covered by a statement.',
    gap: 'Not covered by a statement, and the balances before and after differ.',
    quiet: 'Not covered by a statement, but the balances before and after are equal.',
  },
);

@ObjectType({ description: "A range of consecutive days in a bank account's coverage." })
export class BankCoverageDays {
  @Field(() => CalendarDateScalar)
  from!: string;

  @Field(() => CalendarDateScalar)
  to!: string;

  @Field(() => CoverageStateEnum)
  state!: CoveredDays['state'];
}

@ObjectType({ description: 'Statement coverage of a bank account, from the first covered day to the last.' })
export class BankCoverage {
  @Field(() => Int)
  bankAccountId!: number;

  @Field(() => [BankCoverageDays], {
    description:
      'Day ranges in chronological order, with each day in exactly one range; empty before the first statement.',
  })
  days!: BankCoverageDays[];
}
