import { monthRunFields, type MonthRun } from '@cimiento/contracts/fields';
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { RequiresStepUp } from '../../access/guards/step-up';
import { createInputType } from '../../platform/graphql';
import { Allows, Guarded } from '../../platform/request';
import type { Context, SignedInContext } from '../context';
import { limitStatus } from '../payments/key-payments';
import { PaymentRunBasisEnum, PaymentStatusEnum, Project } from '../records';
import { MonthRunPreview, MonthRunResult } from './month-runs.types';
import { PaymentRunParticipantsEnum } from './payment-runs.inputs';

const enums = {
  basis: PaymentRunBasisEnum,
  participants: PaymentRunParticipantsEnum,
  status: PaymentStatusEnum,
};
const { paymentDate, ...terms } = monthRunFields;
const MonthRunInput = createInputType('MonthRunInput', 'The monthly payment of one project.', monthRunFields, {
  enums,
});
const MonthRunTermsInput = createInputType(
  'MonthRunTermsInput',
  'The terms of the monthly payment of one project.',
  { ...terms, paymentDate: { ...paymentDate, empty: 'absent' as const } },
  { enums },
);

const period = { description: 'Month, in the format YYYY-MM.' };

@Resolver(() => MonthRunPreview)
export class MonthRunsResolver {
  @FieldResolver(() => Project, { nullable: true, description: 'The project; null if it was deleted.' })
  project(@Root() { projectId }: MonthRunPreview, @Ctx() { loaders }: Context): Promise<Project | null> {
    return loaders.project.load(projectId);
  }

  @Allows('payments:write')
  @Query(() => [MonthRunPreview], {
    description:
      'Previews of the monthly payments of several projects. One that cannot be posted has a `code`. VALIDATION_FAILED if a project is named twice.',
  })
  monthRunsPreview(
    @Arg('period', () => String, period) month: string,
    @Arg('runs', () => [MonthRunTermsInput], { description: 'Terms of the runs, one for each project.' })
    runs: MonthRun[],
    @Ctx() { services }: Context,
  ): Promise<MonthRunPreview[]> {
    return services.monthRuns.preview({ period: month, runs: runs.map((run) => ({ ...run })) });
  }

  @Allows('payments:write')
  @RequiresStepUp('production only')
  @Guarded({ secondPerson: ['money_in'], notice: 'investors' })
  @Mutation(() => [MonthRunResult], {
    description:
      'Posts the monthly payments of several projects, each for itself: one that is refused does not stop the others. A retry with the same Idempotency-Key header continues where the first request stopped. VALIDATION_FAILED if a project is named twice.',
  })
  postMonthRuns(
    @Arg('period', () => String, period) month: string,
    @Arg('runs', () => [MonthRunInput], { description: 'Runs to post, one for each project, with their fingerprints.' })
    runs: MonthRun[],
    @Ctx() context: SignedInContext,
  ): Promise<MonthRunResult[]> {
    const limited = runs.map((run) => limitStatus({ ...run }, context));
    return context.services.monthRuns.post({ period: month, runs: limited }, context.actor);
  }
}
