import type { PeriodReopen } from '@cimiento/contracts/fields';
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allows, Guarded } from '../../platform/request';
import { RequiresStepUp } from '../../access/guards/step-up';
import type { Context, SignedInContext } from '../context';
import { DateTimeScalar } from '../../platform/graphql';
import { User } from '../../access/records';
import { AccountingPeriod } from '../ledger/accounting-period.entity';
import { PeriodCheck, PeriodReopenInput } from './periods.types';

@Resolver(() => AccountingPeriod)
export class PeriodsResolver {
  @FieldResolver(() => User, { nullable: true, description: 'The administrator who closed the month.' })
  closer(@Root() { closedBy }: AccountingPeriod, @Ctx() { loaders }: Context): Promise<User | null> | null {
    return closedBy === null ? null : loaders.user.load(closedBy);
  }

  @Allows('ledger:read')
  @Query(() => [AccountingPeriod], {
    description: 'All months from the first ledger entry to today, newest first.',
  })
  periods(
    @Arg('updatedSince', () => DateTimeScalar, {
      nullable: true,
      description: 'Only months closed or reopened at or after this instant.',
    })
    updatedSince: Date | null,
    @Ctx() { services }: Context,
  ): Promise<AccountingPeriod[]> {
    return services.periods.list(updatedSince);
  }

  @Allows('ledger:read')
  @Query(() => [PeriodCheck], { description: 'Conditions for closing the month given as YYYY-MM.' })
  periodChecks(@Arg('period', () => String) period: string, @Ctx() { services }: Context): Promise<PeriodCheck[]> {
    return services.periods.listChecks(period);
  }

  @Allows('ledger:write')
  @RequiresStepUp('production only')
  @Mutation(() => AccountingPeriod, {
    description:
      'Closes a month (YYYY-MM): entries can no longer be dated in it, and corrections to it are dated today. CONFLICT if the month is not over or is already closed, or if something is missing; in the last case, `errors` lists the problems by check.',
  })
  closePeriod(@Arg('period', () => String) period: string, @Ctx() context: SignedInContext): Promise<AccountingPeriod> {
    return context.services.periods.close(period, context.actor);
  }

  @Allows('ledger:write')
  @RequiresStepUp('production only')
  @Guarded({ secondPerson: ['reopen_period'] })
  @Mutation(() => AccountingPeriod, {
    description:
      'Reopens a closed month. Always requires approval from a second administrator (APPROVAL_PENDING). CONFLICT if the month is open.',
  })
  reopenPeriod(
    @Arg('period', () => String) period: string,
    @Arg('input', () => PeriodReopenInput) input: PeriodReopen,
    @Ctx() context: SignedInContext,
  ): Promise<AccountingPeriod> {
    return context.services.periods.reopen(period, input, context.actor);
  }
}
