import type { EntityManager } from 'typeorm';
import type { AccountTokens } from '../../access/account-tokens/account-tokens';

/** Ends the link to a phone, and the uploads of the phone that opened one, in the transaction of their cause. */
export async function endPhones(
  manager: EntityManager,
  tokens: Pick<AccountTokens, 'revoke'>,
  userId: number,
): Promise<void> {
  await tokens.revoke(manager, userId, 'identity_phone');
  await tokens.revoke(manager, userId, 'identity_upload');
}
