import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { AccountToken, type TokenPurpose } from './account-token.entity';
import { CalendarLink } from './calendar-link.entity';
import { PasskeyChallenge } from './passkey-challenge.entity';
import { KnownDevice } from './known-device.entity';
import { PendingSignIn } from './pending-sign-in.entity';
import { StoredSession } from './session.entity';

/**
 * Ends whatever else lets somebody into an account, in the transaction of a change of its access: sessions, known devices, sign-ins that wait
 * for a second factor, challenges of passkeys, unused links of e-mails, and the link of the calendar. Call it before the change issues a link
 * itself.
 * @param ownSession hash of the session of the request, which continues, and whose device stays known; null for none, or one of another user.
 * @param keepsSessions true where the change leaves all sessions as they are.
 */
export async function endCredentials(
  manager: EntityManager,
  userId: number,
  ownSession: string | null,
  { keepsSessions = false } = {},
): Promise<void> {
  const own = { idHash: ownSession ?? '', userId };
  const current = await manager.findOneBy(StoredSession, own);
  if (!keepsSessions) await manager.delete(StoredSession, { userId, idHash: Not(own.idHash) });
  await manager.delete(KnownDevice, { userId, id: Not(current?.deviceId ?? 0) });
  await manager.delete(PendingSignIn, { userId });
  await manager.delete(PasskeyChallenge, { userId });
  await manager.delete(CalendarLink, { userId });
  // The links of an e-mail that staff set end with it: a change of the password must not take its stop link from the owner.
  const purpose = Not(In<TokenPurpose>(['pending_email', 'pending_email_stop']));
  await manager.update(AccountToken, { userId, usedAt: IsNull(), purpose }, { usedAt: new Date() });
}
