import DataLoader from 'dataloader';
import { type EntityManager, In } from 'typeorm';
import type { Reader } from '../platform/request';
import { RecordLoader } from '../platform/graphql/loader';
import { maskUser, SecurityEvent, User } from './records';
import { changedTogether } from './audit-log/changed-together';

function lastSignIn(reader: EntityManager): DataLoader<number, Date | null> {
  return new DataLoader(async (ids: readonly number[]) => {
    const latest = await reader
      .createQueryBuilder(SecurityEvent, 'event')
      .select('MAX(event.id)', 'id')
      .where({ userId: In([...ids]), kind: 'sign_in' })
      .groupBy('event.userId')
      .getRawMany<{ id: number }>();
    const events = await reader.findBy(SecurityEvent, { id: In(latest.map(({ id }) => id)) });
    const timeByUser = new Map(events.map(({ userId, createdAt }) => [userId, createdAt]));
    return ids.map((id) => timeByUser.get(id) ?? null);
  });
}

export const createAccessLoaders = (reader: EntityManager, readBy: Reader) => ({
  user: new RecordLoader(reader, User, (user) => maskUser(readBy, user)),
  /** When a user last signed in, by the id of the user. */
  lastSignIn: lastSignIn(reader),
  changedTogether: changedTogether(reader),
});

export type AccessLoaders = ReturnType<typeof createAccessLoaders>;
