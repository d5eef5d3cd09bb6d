import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Allows, toReader } from '../../platform/request';
import type { Context } from '../context';
import { ThresholdRow } from './thresholds.types';

@Resolver(() => ThresholdRow)
export class ThresholdsResolver {
  @Allows('identity:review', 'audit:read')
  @Query(() => [ThresholdRow], {
    description:
      'Users whose deposits from the bank, single or added over 30 days, reach the reporting threshold in a month. VALIDATION_FAILED if the month is not in YYYY-MM format.',
  })
  identityThresholds(
    @Arg('month', () => String, { description: 'Month in which the sum is reached, in YYYY-MM format.' }) month: string,
    @Ctx() context: Context,
  ): Promise<ThresholdRow[]> {
    return context.services.identityThresholds.list({ month }, toReader(context));
  }
}
