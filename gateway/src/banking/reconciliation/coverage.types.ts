import { Field, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../platform/graphql/register-enum';
import { CalendarDateScalar } from '../../platform/graphql/scalars';
import type { CoveredDays } from './find-coverage';

export const CoverageStateEnum = registerEnum(
  'CoverageState',
  ['covered', 'quiet', 'gap'] as const,
  'What is known about days of a bank account.',
  {
    covered: 'A statement covers them.',
    gap: 'No statement covers them, and the balances before and after differ.',
    quiet: 'No statement covers them, and nothing moved: the balances before and after are equal.',
  },
);

@ObjectType({ description: 'Days of a bank account that follow each other.' })
export class BankCoverageDays {
  @Field(() => CalendarDateScalar)
  from!: string;

  @Field(() => CalendarDateScalar)
  to!: string;

  @Field(() => CoverageStateEnum)
  state!: CoveredDays['state'];
}

@ObjectType({ description: 'Which days of a bank account its statements cover, from the first to the last.' })
export class BankCoverage {
  @Field(() => Int)
  bankAccountId!: number;

  @Field(() => [BankCoverageDays], { description: 'Each day once, in the order of time; none before a statement.' })
  days!: BankCoverageDays[];
}
