import { messages, type PaymentStatus } from '@cimiento/contracts';
import { forbidden } from '../../platform/errors/expected-error';
import type { Context } from '../../books/context';

/**
 * What an API key may send, where crediting money is limited: its payments are pending, so that a person releases the money.
 * @throws FORBIDDEN for a paid one
 */
export function limitStatus<T extends { status?: PaymentStatus | null }>(
  input: T,
  { key, services }: Pick<Context, 'key' | 'services'>,
): T {
  if (!key || !services.moneyIn.isLimited()) return input;
  if (input.status === 'paid') throw forbidden(messages.keyPaysNothing);
  return { ...input, status: input.status ?? 'pending' };
}
