import { registrationSchema, type Registration } from '@cimiento/contracts/schemas';
import type { AccountEmails } from '../../access/account-tokens/account-emails';
import { type PasswordPolicy, assertPasswordAllowed } from '../../access/auth/password-policy';
import { hashPassword } from '../../access/auth/passwords';
import { recordConsents } from '../consents/record-consents';
import type { Database } from '../../platform/database';
import { parseInput } from '../../platform/errors';
import type { InvitationsService } from '../invitations/invitations.service';
import type { SettingsService } from '../../access/settings/settings.service';
import type { User } from '../../access/records';
import type { UsersService } from '../../access/users/users.service';

type RegistrationParts = {
  database: Database;
  settings: SettingsService;
  invitations: InvitationsService;
  users: UsersService;
  accountEmails: AccountEmails;
  passwordPolicy: PasswordPolicy;
};

/** Creates the accounts of investors. */
export class RegistrationService {
  constructor(private readonly parts: RegistrationParts) {}

  /**
   * Creates an account with role user and consumes its invitation code in the same transaction. Does not sign in.
   * @throws VALIDATION_FAILED, also when the code is not valid, CONFLICT when the username or e-mail is taken.
   */
  async register(input: unknown): Promise<User> {
    const codeRequired = await this.parts.settings.invitationRequired();
    const registration = parseInput(registrationSchema(codeRequired), input);
    await assertPasswordAllowed(this.parts.passwordPolicy, registration.password, registration);
    const code = codeRequired ? registration.invitationCode : undefined;
    // Checked before the costly hash, so that strangers without a code cannot make the server work.
    if (code !== undefined) await this.parts.invitations.assertUsable(code, registration.email);
    const passwordHash = await hashPassword(registration.password);
    return this.createAccount(registration, passwordHash, code);
  }

  private createAccount(registration: Registration, passwordHash: string, code: string | undefined): Promise<User> {
    const { username, email, fullName } = registration;
    return this.parts.database.transaction(async (manager) => {
      const codeId = code === undefined ? null : await this.parts.invitations.consume(manager, code, email);
      const user = await this.parts.users.insert(manager, {
        username,
        email,
        fullName,
        passwordHash,
        role: 'user',
        staffRole: null,
      });
      await recordConsents(manager, { userId: user.id }, 'registration', ['account']);
      await this.parts.accountEmails.sendWelcome(manager, user);
      if (codeId !== null) await this.parts.invitations.recordUse(manager, codeId, user.id);
      return user;
    });
  }
}
