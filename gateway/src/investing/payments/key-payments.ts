import { accessMessages, type PaymentStatus } from '@cimiento/contracts';
import type { MoneyIn } from '../../books/money-in/money-in';
import type { Context } from '../../books/context';
import { forbidden } from '../../platform/errors';
import type { Actor } from '../../platform/request';

/** Where crediting money is limited, a person marks payments as paid, never a key. @throws FORBIDDEN */
export function assertMayPay(moneyIn: MoneyIn, { byKey }: Actor): void {
  if (byKey && moneyIn.isLimited()) throw forbidden(accessMessages.keyPaysNothing);
}

/**
 * The payments that an API key may send: pending unless it states otherwise, in trials as in production. Where crediting money is limited, a
 * person releases the money.
 * @throws FORBIDDEN for a paid one
 */
export function limitStatus<T extends { status?: PaymentStatus | null }>(
  input: T,
  { key, services, actor }: Pick<Context, 'key' | 'services'> & { actor: Actor },
): T {
  if (!key) return input;
  if (input.status === 'paid') assertMayPay(services.moneyIn, actor);
  return { ...input, status: input.status ?? 'pending' };
}
