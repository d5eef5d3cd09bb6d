import { messages } from '@cimiento/contracts';
import DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';
import { byId } from '../../platform/graphql/loader';
import { User } from './user.entity';

/** How every name of a user ends, by which what names them is found. */
export const nameMark = (userId: number): string => `, #${userId})`;

/** 'María Paz (maria, #5)'. */
export const formatName = ({ id, fullName, username }: Pick<User, 'id' | 'fullName' | 'username'>): string =>
  `${fullName} (${username}${nameMark(id)}`;

/** Names of users at the moment of reading, each with its id: a name can be changed, and two users can share one. */
export class UserNames {
  private readonly users: DataLoader<number, User | null>;

  constructor(reader: EntityManager) {
    this.users = byId(reader, User);
  }

  /** 'María Paz (maria, #5)'. */
  async user(id: number): Promise<string> {
    const user = await this.users.load(id);
    return user ? formatName(user) : `${messages.missingUser} (#${id})`;
  }
}
