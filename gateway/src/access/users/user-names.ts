import { messages } from '@cimiento/contracts';
import DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';
import { readsUsers } from '../../platform/request/caller';
import { byId } from '../../platform/graphql/loader';
import { User } from './user.entity';

/** How every name of a user ends, by which what names them is found. */
export const nameMark = (userId: number): string => `, #${userId})`;

/** A text that a user chose, in quotes that it cannot close: it reads as no part of the sentence around it. */
export const quote = (text: string): string => `«${text.replace(/[«»]/g, '"')}»`;

/** '«María Paz» (maria, #5)'. */
export const formatName = ({ id, fullName, username }: Pick<User, 'id' | 'fullName' | 'username'>): string =>
  `${quote(fullName)} (${username}${nameMark(id)}`;

/** For texts that are kept for others, who read them by their own permissions. */
export const allNames = (): boolean => true;

/** Names of users at the moment of reading, each with its id: a name can be changed, and two users can share one. */
export class UserNames {
  private readonly users: DataLoader<number, User | null>;

  /** @param readsName whose names the reader of the text may read: those that the caller may, unless the text is kept for others. */
  constructor(
    reader: EntityManager,
    private readonly readsName: (userId: number) => boolean = readsUsers,
  ) {
    this.users = byId(reader, User);
  }

  /** '«María Paz» (maria, #5)'; without `users:read` '#5'. */
  async user(id: number): Promise<string> {
    const user = await this.users.load(id);
    if (!this.readsName(id)) return `#${id}`;
    return user ? formatName(user) : `${messages.missingUser} (#${id})`;
  }
}
