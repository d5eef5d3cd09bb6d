import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { AllowsKey } from '../../platform/request/allows-key';
import type { Context } from '../context';
import { PaymentMonth } from './payment-months.types';

@Resolver()
export class PaymentMonthsResolver {
  @Authorized('admin')
  @AllowsKey('payments:read')
  @Query(() => [PaymentMonth], {
    description:
      'The rent of every project for a month, by name: projected, collected, pending, paid and missing. VALIDATION_FAILED when it is not a month.',
  })
  paymentMonth(
    @Arg('period', () => String, { description: 'Month, YYYY-MM.' }) period: string,
    @Ctx() { services }: Context,
  ): Promise<PaymentMonth[]> {
    return services.paymentMonths.list({ period });
  }
}
