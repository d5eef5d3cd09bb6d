import { type FieldErrors, messages, signInMessages, type WebhookData } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { normalizeText } from '../../platform/normalize-text';
import { isUniqueViolation } from '../../platform/database/driver-error';
import { addTokens } from '../../platform/database/search/keep-tokens';
import { conflict } from '../../platform/errors';
import { enqueueWebhooks } from '../../messages/webhooks/enqueue-webhooks';
import { assertEmailOpensNoOther, User } from '../records';

const toUserData = (user: User): WebhookData<'user.registered'> => ({
  userId: user.id,
  role: user.role,
  createdAt: user.createdAt.toISOString(),
});

export type NewUser = Pick<User, 'username' | 'email' | 'fullName' | 'passwordHash' | 'role' | 'staffRole'> &
  Partial<Pick<User, 'oneTimePasswordUntil' | 'recoveredAt' | 'staffEmailAt'>>;

/**
 * A username and an e-mail both open an account, so neither may be what opens another's. A username with '@' is its own account's e-mail, so
 * that nobody takes the e-mail of a person who has no account yet.
 */
async function assertNamesOwn(manager: EntityManager, { usernameKey, emailKey }: User): Promise<void> {
  if (usernameKey.includes('@') && usernameKey !== emailKey) {
    const isTaken = await manager.existsBy(User, { emailKey: usernameKey });
    throw conflict({ username: isTaken ? messages.usernameTaken : signInMessages.usernameIsEmail });
  }
  await assertEmailOpensNoOther(manager, emailKey);
}

/** Creates users, for registration and for administrators. */
export class UsersService {
  /**
   * Inserts a user.
   * @throws CONFLICT when the username or the e-mail is taken, ignoring case, or the username has '@' and is not the
   * account's own e-mail.
   */
  async insert(manager: EntityManager, person: NewUser): Promise<User> {
    const row = manager.create(User, {
      ...person,
      usernameKey: normalizeText(person.username),
      emailKey: normalizeText(person.email),
      createdAt: new Date(),
    });
    await assertNamesOwn(manager, row);
    try {
      await manager.insert(User, row);
      await addTokens(manager, 'user', [row]);
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
