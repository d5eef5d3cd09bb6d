import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Allows } from '../../platform/request';
import type { Context } from '../context';
import { PaymentMonth } from './payment-months.types';

@Resolver()
export class PaymentMonthsResolver {
  @Allows('payments:read')
  @Query(() => [PaymentMonth], {
    description:
      "Each project's projected, collected, pending, paid and missing rent for a month, ordered by project name. VALIDATION_FAILED if the month is not valid.",
  })
  paymentMonth(
    @Arg('period', () => String, { description: 'Month, in the format YYYY-MM.' }) period: string,
    @Ctx() { services }: Context,
  ): Promise<PaymentMonth[]> {
    return services.paymentMonths.list({ period });
  }
}
