import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allows, Guarded, toReader } from '../../platform/request';
import type { Context, SignedInContext } from '../context';
import { ClosedIdentityAlert, IdentityAlert } from './alerts.types';

@Resolver(() => IdentityAlert)
export class AlertsResolver {
  @Allows('identity:review')
  @Query(() => [IdentityAlert], {
    description: 'Patterns of money of the last 90 days that nobody has closed, the latest first.',
  })
  identityAlerts(@Ctx() context: Context): Promise<IdentityAlert[]> {
    return context.services.alerts.list(toReader(context));
  }

  @Allows('identity:review')
  @Query(() => [ClosedIdentityAlert], { description: 'The latest 200 closed alerts, the last one first.' })
  closedIdentityAlerts(@Ctx() { services }: Context): Promise<ClosedIdentityAlert[]> {
    return services.alerts.listClosed();
  }

  @Allows('identity:review')
  @Guarded({ record: 'audit entry' })
  @Mutation(() => ClosedIdentityAlert, {
    description:
      "Closes an alert with the reason. NOT_FOUND if there is no such alert, FORBIDDEN for the reviewer's own, CONFLICT if it is closed.",
  })
  closeIdentityAlert(
    @Arg('key', () => String, { description: 'Name of the alert.' }) key: string,
    @Arg('reason', () => String, { description: 'Reason, which only reviewers read.' }) reason: string,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<ClosedIdentityAlert> {
    return services.alerts.close(key, { reason }, actor);
  }
}
