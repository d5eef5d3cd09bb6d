import { messages, normalized } from '@cimiento/contracts';
import { credentialsSchema, registrationSchema, type Registration } from '@cimiento/contracts/schemas';
import type { Database } from '../database';
import { parseInput } from '../errors/parse-input';
import { unauthenticated } from '../errors/expected-error';
import type { InvitationsService } from '../invitations/invitations.service';
import type { SettingsService } from '../settings/settings.service';
import type { RateLimitService } from '../rate-limit/rate-limit.service';
import { User } from '../users/user.entity';
import type { UsersService } from '../users/users.service';
import { hashPassword, passwordMatches } from './passwords';

/** Proving who one is, and joining. */
export class AuthService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly invitations: InvitationsService,
    private readonly settings: SettingsService,
    private readonly tries: RateLimitService,
  ) {}

  /**
   * The person of these credentials.
   * @throws VALIDATION_FAILED, TOO_MANY_REQUESTS after too many failures, or UNAUTHENTICATED with one answer, in the same time, for an unknown name and a wrong password.
   */
  async authenticate(input: unknown): Promise<User> {
    const { username, password } = parseInput(credentialsSchema, input);
    await this.tries.consumeAccount(username);
    const person = await this.database.reader
      .createQueryBuilder(User, 'person')
      .addSelect('person.passwordHash')
      .where({ usernameKey: normalized(username) })
      .getOne();
    const matches = await passwordMatches(password, person?.passwordHash);
    if (!person || !matches) throw unauthenticated(messages.wrongCredentials);
    await this.tries.reset(username);
    return person;
  }

  /**
   * Creates an account of role user, and uses up one use of its invitation code in the same transaction, which keeps who used it. Signs nobody in.
   * @throws VALIDATION_FAILED (also for a code that is not good), CONFLICT when the username or e-mail is taken.
   */
  async register(input: unknown): Promise<User> {
    const codeRequired = await this.settings.invitationRequired();
    const registration = parseInput(registrationSchema(codeRequired), input);
    const code = codeRequired ? registration.invitationCode : undefined;
    // Before the costly hash: a stranger without a code gets no work out of us.
    if (code !== undefined) await this.invitations.assertUsable(code, registration.email);
    const passwordHash = await hashPassword(registration.password);
    return this.createAccount(registration, passwordHash, code);
  }

  private createAccount(registration: Registration, passwordHash: string, code: string | undefined): Promise<User> {
    const { username, email, fullName } = registration;
    return this.database.transaction(async (manager) => {
      const codeId = code === undefined ? null : await this.invitations.use(manager, code, email);
      const person = await this.users.insert(manager, { username, email, fullName, passwordHash, role: 'user' });
      if (codeId !== null) await this.invitations.record(manager, codeId, person.id);
      return person;
    });
  }
}
