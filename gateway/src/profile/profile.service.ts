import { messages, normalized } from '@cimiento/contracts';
import { passwordChangeSchema, profileSchema } from '@cimiento/contracts/schemas';
import { hashPassword, passwordMatches } from '../auth/passwords';
import { endSessionsOf } from '../auth/session-store';
import type { Viewer } from '../auth/viewer';
import type { Database } from '../database';
import { isUniqueViolation } from '../database/driver-error';
import { updateRecord } from '../database/records';
import { parseInput } from '../errors/parse-input';
import { conflict, unauthenticated, validationFailed } from '../errors/expected-error';
import type { RateLimitService } from '../rate-limit/rate-limit.service';
import { User } from '../users/user.entity';

/** What people change of themselves. */
export class ProfileService {
  constructor(
    private readonly database: Database,
    private readonly tries: RateLimitService,
  ) {}

  /** @throws VALIDATION_FAILED, CONFLICT when the e-mail is taken. */
  async update({ id }: Viewer, input: unknown): Promise<User> {
    const { fullName, email } = parseInput(profileSchema, input);
    try {
      return await this.database.transaction((manager) =>
        updateRecord(manager, User, id, { fullName, email, emailKey: normalized(email) }),
      );
    } catch (error) {
      throw isUniqueViolation(error, 'users', 'emailKey') ? conflict({ email: messages.emailTaken }) : error;
    }
  }

  /**
   * Changes the password and ends every session but the one that asks, `keptSessionId`.
   * @throws VALIDATION_FAILED when the present password is wrong, TOO_MANY_REQUESTS: an open session is no way to guess it.
   */
  async changePassword(viewer: Viewer, input: unknown, keptSessionId: string): Promise<void> {
    const { currentPassword, newPassword } = parseInput(passwordChangeSchema, input);
    const presentHash = await this.verifyPassword(viewer, currentPassword);
    const passwordHash = await hashPassword(newPassword);
    await this.database.transaction(async (manager) => {
      // Only over the password that was proven: one that was changed meanwhile, perhaps to lock somebody out, stays.
      const { affected } = await manager.update(User, { id: viewer.id, passwordHash: presentHash }, { passwordHash });
      if (affected !== 1) throw wrongPassword();
      await endSessionsOf(manager, viewer.id, keptSessionId);
    });
  }

  private async verifyPassword({ id, username }: Viewer, password: string): Promise<string> {
    await this.tries.consumeAccount(username);
    const person = await this.database.reader
      .createQueryBuilder(User, 'person')
      .addSelect('person.passwordHash')
      .where({ id })
      .getOne();
    if (!person) throw unauthenticated();
    if (!(await passwordMatches(password, person.passwordHash))) throw wrongPassword();
    await this.tries.reset(username);
    return person.passwordHash;
  }
}

const wrongPassword = () => validationFailed({ currentPassword: messages.wrongPassword });
