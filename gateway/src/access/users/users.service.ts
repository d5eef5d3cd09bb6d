import { type FieldErrors, messages, normalizeText, type WebhookData } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { isUniqueViolation } from '../../platform/database/driver-error';
import { conflict } from '../../platform/errors/expected-error';
import { enqueueWebhooks } from '../../messages/webhooks/enqueue-webhooks';
import { User } from './user.entity';

const toUserData = (user: User): WebhookData<'user.registered'> => ({
  userId: user.id,
  role: user.role,
  createdAt: user.createdAt.toISOString(),
});

export type NewUser = Pick<User, 'username' | 'email' | 'fullName' | 'passwordHash' | 'role'> &
  Partial<Pick<User, 'oneTimePasswordUntil' | 'recoveredAt'>>;

/** Creates users, for registration and for administrators. */
export class UsersService {
  /**
   * Inserts a user.
   * @throws CONFLICT when the username or the e-mail is taken, ignoring case, or the username is the e-mail of another account.
   */
  async insert(manager: EntityManager, person: NewUser): Promise<User> {
    const row = manager.create(User, {
      ...person,
      usernameKey: normalizeText(person.username),
      emailKey: normalizeText(person.email),
      createdAt: new Date(),
    });
    // Somebody who signs in with their e-mail, or writes to support, must not be taken for this account.
    if (await manager.existsBy(User, { emailKey: row.usernameKey }))
      throw conflict({ username: messages.usernameTaken });
    try {
      await manager.insert(User, row);
    } catch (error) {
      throw await this.explainConflict(manager, row, error);
    }
    await enqueueWebhooks(manager, 'user.registered', [toUserData(row)]);
    return row;
  }

  // The database reports one taken value at a time; the form shows both.
  private async explainConflict(
    manager: EntityManager,
    { usernameKey, emailKey }: User,
    error: unknown,
  ): Promise<unknown> {
    const username = isUniqueViolation(error, 'users', 'usernameKey');
    const email = isUniqueViolation(error, 'users', 'emailKey');
    if (!username && !email) return error;
    const errors: FieldErrors = {};
    if (username || (await manager.existsBy(User, { usernameKey }))) errors['username'] = messages.usernameTaken;
    if (email || (await manager.existsBy(User, { emailKey }))) errors['email'] = messages.emailTaken;
    return conflict(errors);
  }
}
