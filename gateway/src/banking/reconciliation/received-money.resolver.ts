import { centsToText, getMissing } from '@cimiento/contracts';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { MoneyScalar } from '../../platform/graphql';
import { Order } from '../../investing/records';
import type { Context } from '../context';
import { BankStatementLine } from '../statements/bank-statement-line.entity';

/** Credits to the investor's balance from transfers that name the order. */
@Resolver(() => Order)
export class ReceivedMoneyResolver {
  @FieldResolver(() => MoneyScalar, {
    description:
      'Total of the transfers that named the order but were credited to the balance because they did not match it.',
  })
  async received(@Root() { id }: Order, @Ctx() { loaders }: Context): Promise<string> {
    return centsToText(await loaders.receivedForOrder.load(id));
  }

  @FieldResolver(() => MoneyScalar, {
    description: 'Amount that a reserved order still needs in addition to `received`; 0.00 for other orders.',
  })
  async missing(@Root() { id, status, amount }: Order, @Ctx() { loaders }: Context): Promise<string> {
    return status === 'reserved' ? getMissing(amount, centsToText(await loaders.receivedForOrder.load(id))) : '0.00';
  }
}

/** The effect of a transfer on its order, in money. */
@Resolver(() => BankStatementLine)
export class LineUseResolver {
  @FieldResolver(() => MoneyScalar, {
    nullable: true,
    description: 'Amount used to pay the order; null without an order.',
  })
  async paid(@Root() line: BankStatementLine, @Ctx() { loaders }: Context): Promise<string | null> {
    if (line.orderId === null) return null;
    const order = line.orderUse === 'paid' ? await loaders.order.load(line.orderId) : null;
    return centsToText((order?.amount ?? 0) * 100);
  }

  @FieldResolver(() => MoneyScalar, {
    nullable: true,
    description: 'Amount credited to the balance instead of paying the order; null without an order.',
  })
  async credited(@Root() line: BankStatementLine, @Ctx() { loaders }: Context): Promise<string | null> {
    if (line.orderId === null) return null;
    const order = line.orderUse === 'paid' ? await loaders.order.load(line.orderId) : null;
    return centsToText(line.amount - (order?.amount ?? 0) * 100);
  }
}
