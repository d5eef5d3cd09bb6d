import { dateAfter, endOfDate, limits, messages, normalizeText, today } from '@cimiento/contracts';
import { invitationsSchema, userSchema } from '@cimiento/contracts/schemas';
import { hashPassword } from '../auth/passwords';
import { endOtherSessions } from '../auth/session-store';
import type { Database } from '../database';
import { isEmpty, seedDemo } from '../demo/seed';
import { parseInput } from '../errors/parse-input';
import { InvitationCode } from '../invitations/invitation-code.entity';
import { generateCode } from '../invitations/generate-code';
import { User } from '../users/user.entity';
import { UsersService } from '../users/users.service';

/** A command that cannot be run; the message is one line for the operator. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

export type Person = { username: string; email: string; fullName: string; password: string };

/** Creates an administrator. @throws ExpectedError when a value is invalid or taken. */
export async function createAdmin(database: Database, person: Person): Promise<string> {
  const { password, ...rest } = parseInput(userSchema, { ...person, role: 'admin' });
  const passwordHash = await hashPassword(password);
  const { id, username } = await database.transaction((manager) =>
    new UsersService().insert(manager, { ...rest, passwordHash }),
  );
  return `Administrator ${username} has id ${id}`;
}

/** Sets a user's password and ends their sessions. @throws CommandError when there is no such user or the password is too short or long. */
export async function resetPassword(database: Database, username: string, password: string): Promise<string> {
  if (password.length < limits.password.min) throw new CommandError(messages.password);
  if (password.length > limits.password.max) throw new CommandError(messages.passwordTooLong);
  const passwordHash = await hashPassword(password);
  return database.transaction(async (manager) => {
    const person = await manager.findOneBy(User, { usernameKey: normalizeText(username) });
    if (!person) throw new CommandError(`There is no user ${username}`);
    await manager.update(User, { id: person.id }, { passwordHash });
    await endOtherSessions(manager, person.id, '');
    return `${person.username} has a new password; their sessions have ended`;
  });
}

/** `days`: how many days after today the code is still valid; undefined never expires. */
export type NewInvitation = { uses?: number | undefined; days?: number | undefined; email?: string | undefined };

/** Creates an invitation code and returns it. @throws ExpectedError when a value is invalid. */
export async function createInvitation(
  database: Database,
  { uses, days, email: recipient }: NewInvitation,
): Promise<string> {
  const input = { maxUses: uses, expiresOn: days === undefined ? null : dateAfter(today(), days), email: recipient };
  const { maxUses, expiresOn, email } = parseInput(invitationsSchema, input);
  const code = generateCode();
  await database.transaction((manager) =>
    manager.insert(InvitationCode, {
      code,
      codeKey: normalizeText(code),
      maxUses,
      uses: 0,
      expiresAt: expiresOn === null ? null : endOfDate(expiresOn),
      email: email === null ? null : normalizeText(email),
      createdAt: new Date(),
    }),
  );
  return code;
}

/** Fills an empty database with the demonstration data. @throws CommandError when an account exists. */
export async function seedDemoData(database: Database): Promise<string> {
  if (!(await isEmpty(database))) throw new CommandError('The database is not empty');
  await seedDemo(database);
  return 'The demonstration data is loaded';
}
