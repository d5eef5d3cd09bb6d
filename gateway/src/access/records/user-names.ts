import { messages } from '@cimiento/contracts';
import DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';
import { type Reader, readsUser } from '../../platform/request';
import { RecordLoader } from '../../platform/graphql/loader';
import { User } from './user.entity';

/** End of every name of a user, by which texts that name them are found. */
export const nameMark = (userId: number): string => `, #${userId})`;

/** A text that a user chose, in quotes that it cannot close: it reads as no part of the sentence around it. */
export const quote = (text: string): string => `«${text.replace(/[«»]/g, '"')}»`;

/** '«María Paz» (maria, #5)'. */
export const formatName = ({ id, fullName, username }: Pick<User, 'id' | 'fullName' | 'username'>): string =>
  `${quote(fullName)} (${username}${nameMark(id)}`;

/** Names of users at the moment of reading, each with its id: a name can be changed, and two users can share one. */
export class UserNames {
  private readonly users: DataLoader<number, User | null>;

  constructor(
    reader: EntityManager,
    private readonly readBy: Reader,
  ) {
    this.users = new RecordLoader(reader, User);
  }

  /** '«María Paz» (maria, #5)'; '#5' for a reader who may not see it. */
  async user(id: number): Promise<string> {
    const user = await this.users.load(id);
    if (!readsUser(this.readBy, id)) return `#${id}`;
    return user ? formatName(user) : `${messages.missingUser} (#${id})`;
  }
}
