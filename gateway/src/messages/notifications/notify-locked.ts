import { In, MoreThan } from 'typeorm';
import { SecurityEvent } from '../../access/records';
import type { Database } from '../../platform/database';
import { Notification } from './notification.entity';
import { notifyAll } from './notify';

const windowMs = 24 * 3_600_000;

/**
 * Notifies users whose sign-in was blocked by too many attempts, at most once a day and in the app only: an attacker fills no mailbox with it.
 * A job does it, so that an attempt takes the same time for an account that does not exist.
 */
export async function notifyLocked(database: Database): Promise<void> {
  const createdAt = MoreThan(new Date(Date.now() - windowMs));
  const locked = await database.reader
    .createQueryBuilder(SecurityEvent, 'event')
    .select('DISTINCT event.userId', 'userId')
    .where({ kind: 'sign_in_locked', createdAt })
    .andWhere('event.userId IS NOT NULL')
    .getRawMany<{ userId: number }>();
  if (locked.length === 0) return;
  const userIds = locked.map(({ userId }) => Number(userId));
  await database.transaction(async (manager) => {
    const told = await manager.findBy(Notification, { kind: 'account_locked', userId: In(userIds), createdAt });
    const known = new Set(told.map(({ userId }) => userId));
    await notifyAll(
      manager,
      userIds.flatMap((userId) =>
        known.has(userId) ? [] : [{ userId, kind: 'account_locked' as const, facts: {}, email: null }],
      ),
    );
  });
}
