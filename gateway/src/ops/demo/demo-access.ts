import { User } from '../../access/records';
import { passwordMatches } from '../../access/auth/passwords';
import { InvitationCode } from '../../joining/invitations/invitation-code.entity';
import type { Database } from '../../platform/database';

/** Usernames and passwords of the demonstration that its welcome names, and its invitation code. */
export const demoAccess = { accounts: { admin: 'admin123', maria: 'maria123' }, code: 'BETA2026' } as const;

/** The account names and the code of the demonstration that open something here: a database with others, or changed ones, has none. */
export async function listDemoAccess({ reader }: Pick<Database, 'reader'>): Promise<string[]> {
  const found: string[] = [];
  for (const [username, password] of Object.entries(demoAccess.accounts)) {
    const select = { id: true, passwordHash: true, disabledAt: true } as const;
    const user = await reader.findOne(User, { where: { username }, select });
    if (user?.disabledAt === null && (await passwordMatches(password, user.passwordHash))) found.push(username);
  }
  if (await reader.existsBy(InvitationCode, { code: demoAccess.code })) found.push(demoAccess.code);
  return found;
}
