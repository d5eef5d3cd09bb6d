import {
  getNotificationGroup,
  notificationGroup,
  writeNotification,
  type NotificationChannel,
  type NotificationFacts,
  type NotificationKind,
} from '@cimiento/contracts';
import { type EntityManager, In } from 'typeorm';
import { insertRows } from '../../platform/database/insert-rows';
import { enqueueEmails } from '../email/enqueue-email';
import { isErased, User } from '../../access/records';
import { Notification } from './notification.entity';
import { NotificationPreference } from './notification-preference.entity';

/** A notification to write; its text is made from the facts of its kind. */
export type NewNotification<K extends NotificationKind = NotificationKind> = {
  [Kind in K]: {
    userId: number;
    kind: Kind;
    facts: NotificationFacts[Kind];
    /** Its subject, such as `order:12`: a second one of the same kind about it is not written. Leave it out if it may repeat. */
    subject?: string;
    /** Address of its e-mail, if not the user's: the former one after a change; null where the caller sends the e-mail. */
    email?: string | null;
  };
}[K];

type Row = Omit<Notification, 'id'>;
/** A row, and where its e-mail goes instead of to the user's address. */
type Draft = { row: Row; email: string | null | undefined };

const toDraft = <K extends NotificationKind>(
  { userId, kind, facts, subject, email }: NewNotification<K>,
  createdAt: Date,
): Draft => ({
  row: { userId, kind, subject: subject ?? null, ...writeNotification(kind, facts), createdAt, readAt: null },
  email,
});

// Databases limit the number of values in one statement; a payment run notifies thousands, and each statement is a round trip.
const rowsPerStatement = 500;

/** The rows in parts of a size that one statement takes. */
const chunk = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsPerStatement) }, (_, index) =>
    rows.slice(index * rowsPerStatement, (index + 1) * rowsPerStatement),
  );

const getKey = ({ userId, kind, subject }: Pick<Row, 'userId' | 'kind' | 'subject'>): string =>
  `${userId}:${kind}:${subject}`;

/** Without those that were written before, and those that repeat one of the same call. */
async function dropWritten(manager: EntityManager, drafts: readonly Draft[]): Promise<Draft[]> {
  const subjects = drafts.flatMap(({ row: { subject } }) => (subject === null ? [] : [subject]));
  if (subjects.length === 0) return [...drafts];
  const written = await manager.find(Notification, {
    select: { id: true, userId: true, kind: true, subject: true },
    where: { userId: In([...new Set(drafts.map(({ row }) => row.userId))]), subject: In([...new Set(subjects)]) },
  });
  const keys = new Set(written.map(getKey));
  return drafts.filter(({ row }) => {
    if (row.subject === null) return true;
    const isNew = !keys.has(getKey(row));
    keys.add(getKey(row));
    return isNew;
  });
}

/** Whether a user wants a notification in a channel. */
type Wants = (row: Row, channel: NotificationChannel) => boolean;

async function readPreferences(manager: EntityManager, userIds: readonly number[]): Promise<Wants> {
  const preferences = await manager.findBy(NotificationPreference, { userId: In(userIds) });
  return ({ userId, kind }, channel) => {
    const topic = getNotificationGroup(kind);
    if (notificationGroup[topic].fixed.includes(channel)) return true;
    return preferences.find((row) => row.userId === userId && row.topic === topic)?.[channel] ?? true;
  };
}

type Person = Pick<User, 'id' | 'fullName' | 'email'>;

/** The people of drafts by id, without those whose account was erased. */
async function readPeople(manager: EntityManager, drafts: readonly Draft[]): Promise<Map<number, Person>> {
  const people = await manager.find(User, {
    select: { id: true, fullName: true, email: true },
    where: { id: In([...new Set(drafts.map(({ row }) => row.userId))]) },
  });
  return new Map(people.filter((person) => !isErased(person)).map((person) => [person.id, person]));
}

async function sendByEmail(
  manager: EntityManager,
  drafts: readonly Draft[],
  people: ReadonlyMap<number, Person>,
): Promise<void> {
  await enqueueEmails(
    manager,
    drafts.flatMap(({ row: { userId, title, body, path }, email }) => {
      const person = people.get(userId);
      if (!person) return [];
      const payload = { template: 'notice', fullName: person.fullName, title, body, path } as const;
      return [{ to: email ?? person.email, payload, userId }];
    }),
  );
}

async function writePart(manager: EntityManager, drafts: readonly Draft[]): Promise<void> {
  const people = await readPeople(manager, drafts);
  const fresh = await dropWritten(
    manager,
    drafts.filter(({ row }) => people.has(row.userId)),
  );
  if (fresh.length === 0) return;
  const wants = await readPreferences(
    manager,
    fresh.map(({ row }) => row.userId),
  );
  const shown = fresh.flatMap(({ row }) => (wants(row, 'app') ? [row] : []));
  if (shown.length > 0) await insertRows(manager, Notification, shown);
  const sent = fresh.filter(({ row, email }) => email !== null && wants(row, 'email'));
  if (sent.length > 0) await sendByEmail(manager, sent, people);
}

/**
 * Writes notifications in the transaction of their cause, each in the channels that its user chose: they exist once it is committed, and
 * never if it is rolled back.
 */
export async function notifyAll(manager: EntityManager, notifications: readonly NewNotification[]): Promise<void> {
  const now = new Date();
  const drafts = notifications.map((notification) => toDraft(notification, now));
  for (const part of chunk(drafts)) await writePart(manager, part);
}

/** Writes one notification in the transaction of its cause. */
export const notify = (manager: EntityManager, notification: NewNotification): Promise<void> =>
  notifyAll(manager, [notification]);
