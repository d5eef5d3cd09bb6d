import { notificationGroup, notificationGroups } from '@cimiento/contracts';
import { notificationPreferenceFields } from '@cimiento/contracts/fields';
import { notificationPageSchema, toSchema } from '@cimiento/contracts/schemas';
import { IsNull, LessThan, LessThanOrEqual } from 'typeorm';
import type { Viewer } from '../../platform/request';
import type { Database } from '../../platform/database';
import { parseInput } from '../../platform/errors';
import { Notification } from './notification.entity';
import { NotificationPreference } from './notification-preference.entity';
import type { Preference } from './notification-preference.types';

/** A user's own notifications, and where they want to read them. */
export class NotificationsService {
  constructor(private readonly database: Database) {}

  /**
   * The viewer's notifications, newest first; `before` continues after the one with that id, back in time.
   * @throws VALIDATION_FAILED when the page is out of range.
   */
  listOwn({ id: userId }: Viewer, page: object): Promise<Notification[]> {
    const { before, limit } = parseInput(notificationPageSchema, page);
    return this.database.reader.find(Notification, {
      where: { userId, ...(before !== undefined && { id: LessThan(before) }) },
      order: { id: 'DESC' },
      take: limit,
    });
  }

  countUnread({ id: userId }: Viewer): Promise<number> {
    return this.database.reader.countBy(Notification, { userId, readAt: IsNull() });
  }

  /** Marks the viewer's notifications as read, up to an id: a later one stays new. Returns how many are new. */
  async markRead(viewer: Viewer, upTo: number): Promise<number> {
    await this.database.transaction((manager) =>
      manager.update(
        Notification,
        { userId: viewer.id, id: LessThanOrEqual(upTo), readAt: IsNull() },
        { readAt: new Date() },
      ),
    );
    return this.countUnread(viewer);
  }

  /** Marks one of the viewer's notifications as read. Returns how many are new. */
  async markOneRead(viewer: Viewer, id: number): Promise<number> {
    await this.database.transaction((manager) =>
      manager.update(Notification, { userId: viewer.id, id, readAt: IsNull() }, { readAt: new Date() }),
    );
    return this.countUnread(viewer);
  }

  /** Channels of each group for the viewer. */
  async listPreferences({ id: userId }: Viewer): Promise<Preference[]> {
    const rows = await this.database.reader.findBy(NotificationPreference, { userId });
    return notificationGroups.map((group) => {
      const row = rows.find(({ topic }) => topic === group);
      const { fixed } = notificationGroup[group];
      return {
        group,
        app: fixed.includes('app') || (row?.app ?? true),
        email: fixed.includes('email') || (row?.email ?? true),
      };
    });
  }

  /** Sets where the viewer reads one group. What cannot be switched off stays on. @throws VALIDATION_FAILED */
  async setPreference(viewer: Viewer, input: unknown): Promise<Preference[]> {
    const { group: topic, app, email } = parseInput(toSchema(notificationPreferenceFields), input);
    await this.database.transaction((manager) =>
      manager.upsert(NotificationPreference, { userId: viewer.id, topic, app, email }, ['userId', 'topic']),
    );
    return this.listPreferences(viewer);
  }
}
