import { messages, normalized } from '@cimiento/contracts';
import { passwordChangeSchema, profileSchema } from '@cimiento/contracts/schemas';
import { hashPassword, passwordMatches } from '../auth/passwords';
import { endSessionsOf } from '../auth/session-store';
import type { Viewer } from '../auth/viewer';
import type { Database } from '../database';
import { isTaken } from '../database/driver-error';
import { changeRecord } from '../database/records';
import { checked } from '../errors/checked';
import { conflict, unauthenticated, validationFailed } from '../errors/expected-error';
import type { TriesService } from '../tries/tries.service';
import { User } from './user.entity';

/** What people change of themselves. */
export class ProfileService {
  constructor(
    private readonly database: Database,
    private readonly tries: TriesService,
  ) {}

  /** @throws VALIDATION_FAILED, CONFLICT when the e-mail is taken. */
  async update({ id }: Viewer, input: unknown): Promise<User> {
    const { fullName, email } = checked(profileSchema, input);
    try {
      return await this.database.transaction((manager) =>
        changeRecord(manager, User, id, { fullName, email, emailKey: normalized(email) }),
      );
    } catch (error) {
      throw isTaken(error, 'users', 'emailKey') ? conflict({ email: messages.emailTaken }) : error;
    }
  }

  /**
   * Changes the password and ends every session but the one that asks, `keptSessionId`.
   * @throws VALIDATION_FAILED when the present password is wrong, TOO_MANY_REQUESTS: an open session is no way to guess it.
   */
  async changePassword(viewer: Viewer, input: unknown, keptSessionId: string): Promise<void> {
    const { currentPassword, newPassword } = checked(passwordChangeSchema, input);
    const presentHash = await this.proven(viewer, currentPassword);
    const passwordHash = await hashPassword(newPassword);
    await this.database.transaction(async (manager) => {
      // Only over the password that was proven: one that was changed meanwhile, perhaps to lock somebody out, stays.
      const { affected } = await manager.update(User, { id: viewer.id, passwordHash: presentHash }, { passwordHash });
      if (affected !== 1) throw wrongPassword();
      await endSessionsOf(manager, viewer.id, keptSessionId);
    });
  }

  private async proven({ id, username }: Viewer, password: string): Promise<string> {
    await this.tries.ofAccount(username);
    const person = await this.database.reader
      .createQueryBuilder(User, 'person')
      .addSelect('person.passwordHash')
      .where({ id })
      .getOne();
    if (!person) throw unauthenticated();
    if (!(await passwordMatches(password, person.passwordHash))) throw wrongPassword();
    await this.tries.forgive(username);
    return person.passwordHash;
  }
}

const wrongPassword = () => validationFailed({ currentPassword: messages.wrongPassword });
