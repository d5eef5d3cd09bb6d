import {
  getNotificationGroup,
  notificationGroup,
  writeNotification,
  type NotificationChannel,
  type NotificationFacts,
  type NotificationKind,
} from '@cimiento/contracts';
import { type EntityManager, In } from 'typeorm';
import { Notification } from './notification.entity';
import { NotificationPreference } from './notification-preference.entity';

/** A notification to write; its text is made from the facts of its kind. */
export type NewNotification<K extends NotificationKind = NotificationKind> = {
  [Kind in K]: {
    userId: number;
    kind: Kind;
    facts: NotificationFacts[Kind];
    /** What it is about, such as `order:12`: a second one of the same kind about it is not written. Leave it out if it may repeat. */
    subject?: string;
  };
}[K];

type Row = Omit<Notification, 'id'>;

const toRow = <K extends NotificationKind>(
  { userId, kind, facts, subject }: NewNotification<K>,
  createdAt: Date,
): Row => ({
  userId,
  kind,
  subject: subject ?? null,
  ...writeNotification(kind, facts),
  createdAt,
  readAt: null,
});

// Databases limit the number of values in one statement.
const rowsPerStatement = 100;

/** The rows in parts of a size that one statement takes. */
const chunk = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsPerStatement) }, (_, index) =>
    rows.slice(index * rowsPerStatement, (index + 1) * rowsPerStatement),
  );

const getKey = ({ userId, kind, subject }: Pick<Row, 'userId' | 'kind' | 'subject'>): string =>
  `${userId}:${kind}:${subject}`;

/** Without those that were written before. */
async function dropWritten(manager: EntityManager, rows: readonly Row[]): Promise<Row[]> {
  const subjects = rows.flatMap(({ subject }) => (subject === null ? [] : [subject]));
  if (subjects.length === 0) return [...rows];
  const written = await manager.findBy(Notification, {
    userId: In(rows.map(({ userId }) => userId)),
    subject: In(subjects),
  });
  const keys = new Set(written.map(getKey));
  return rows.filter((row) => row.subject === null || !keys.has(getKey(row)));
}

/** Whether a person wants a notification in a channel. */
type Wants = (row: Row, channel: NotificationChannel) => boolean;

async function readPreferences(manager: EntityManager, rows: readonly Row[]): Promise<Wants> {
  const preferences = await manager.findBy(NotificationPreference, { userId: In(rows.map(({ userId }) => userId)) });
  return ({ userId, kind }, channel) => {
    const topic = getNotificationGroup(kind);
    if (notificationGroup[topic].fixed.includes(channel)) return true;
    return preferences.find((row) => row.userId === userId && row.topic === topic)?.[channel] ?? true;
  };
}

/**
 * Writes notifications in the transaction of their cause, each in the channels that its person chose: they exist once it is committed, and
 * never if it is rolled back.
 */
export async function notifyAll(manager: EntityManager, notifications: readonly NewNotification[]): Promise<void> {
  const now = new Date();
  for (const part of chunk(notifications)) {
    const rows = await dropWritten(
      manager,
      part.map((notification) => toRow(notification, now)),
    );
    if (rows.length === 0) continue;
    const wants = await readPreferences(manager, rows);
    const shown = rows.filter((row) => wants(row, 'app'));
    if (shown.length > 0)
      await manager.createQueryBuilder().insert().into(Notification).values(shown).updateEntity(false).execute();
  }
}

/** Writes one notification in the transaction of its cause. */
export const notify = (manager: EntityManager, notification: NewNotification): Promise<void> =>
  notifyAll(manager, [notification]);
