import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Allows } from '../../platform/request';
import type { Context } from '../context';
import { PaymentMonth } from './payment-months.types';

@Resolver()
export class PaymentMonthsResolver {
  @Allows('payments:read')
  @Query(() => [PaymentMonth], {
    description:
      "Every project's rent for a month, by name: projected, collected, pending, paid and missing. VALIDATION_FAILED when it is not a valid month.",
  })
  paymentMonth(
    @Arg('period', () => String, { description: 'Month, YYYY-MM.' }) period: string,
    @Ctx() { services }: Context,
  ): Promise<PaymentMonth[]> {
    return services.paymentMonths.list({ period });
  }
}
