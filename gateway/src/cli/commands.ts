import { addDays, bankAccountTypeLabel, getEndOfDate, limits, today } from '@cimiento/contracts';
import { invitationsSchema, userSchema } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import { normalizeText } from '../platform/normalize-text';
import { insertWithAudit, logCreate, updateWithAudit } from '../access/audit-log/audit-writer';
import { assertPasswordAllowed, type PasswordPolicy } from '../access/auth/password-policy';
import { hashPassword } from '../access/auth/passwords';
import { endCredentials, Passkey, RecoveryCode, Setting, TotpFactor, User } from '../access/records';
import type { AccountEmails } from '../access/account-tokens/account-emails';
import type { CollectingAccount } from '../books/collecting-accounts/collecting-account.entity';
import { CollectingAccountsService } from '../banking/collecting-accounts/collecting-accounts.service';
import type { Database } from '../platform/database';
import { isEmpty, seedDemo } from '../ops/demo/seed';
import { parseInput } from '../platform/errors';
import type { FileStore } from '../platform/files/file-store';
import { LedgerSeal } from '../books/evidence/ledger-seal.entity';
import { LedgerEntry } from '../books/ledger/ledger-entry.entity';
import { findHead } from '../books/evidence/ledger-seal.service';
import { formatHead, parseHead, type SealHead } from '../books/evidence/seal-head';
import { acceptRecords } from '../books/evidence/baseline';
import { developmentSealKey, type SealKey } from '../books/evidence/seal-key';
import { verifyLedger } from '../books/evidence/verify-ledger';
import { InvitationCode } from '../joining/invitations/invitation-code.entity';
import { generateCode } from '../joining/invitations/generate-code';
import { operationSettings } from '../platform/metrics/operation-settings';
import { insertSecurityEvent, operator } from '../access/security-events/security-events.service';
import { UsersService } from '../access/users/users.service';
import { CommandError } from './command-error';
import { describePasswordRule } from './explain-refusal';

export type Person = { username: string; email: string; fullName: string; password: string };

/** Creates an administrator, and sends the link that confirms the e-mail. @throws ExpectedError when a value is invalid or taken. */
export async function createAdmin(
  database: Database,
  person: Person,
  policy: PasswordPolicy = 'strict',
  emails?: Pick<AccountEmails, 'sendWelcome'>,
): Promise<string> {
  const { password, ...rest } = parseInput(userSchema, { ...person, role: 'admin' });
  await assertPasswordAllowed(policy, password, rest);
  const passwordHash = await hashPassword(password);
  const { id, username } = await database.transaction(async (manager) => {
    const user = await new UsersService().insert(manager, { ...rest, staffRole: 'administrator', passwordHash });
    await logCreate({ manager, entity: User, by: null }, [user]);
    await insertSecurityEvent(manager, { kind: 'role_changed', userId: user.id, actor: operator });
    await emails?.sendWelcome(manager, user);
    return user;
  });
  return `Administrator ${username} has id ${id}`;
}

/** Sets a user's password and ends their sessions. @throws CommandError when there is no such user or the password is too short or long. */
export async function resetPassword(
  database: Database,
  username: string,
  password: string,
  policy: PasswordPolicy = 'strict',
): Promise<string> {
  if (password.length < limits.password.min || password.length > limits.password.max)
    throw new CommandError(`The password ${describePasswordRule(policy)}`);
  const passwordHash = await hashPassword(password);
  return database.transaction(async (manager) => {
    const person = await manager.findOneBy(User, { usernameKey: normalizeText(username) });
    if (!person) throw new CommandError(`There is no user ${username}`);
    await assertPasswordAllowed(policy, password, person);
    const context = { manager, entity: User, by: null };
    await updateWithAudit(
      context,
      person.id,
      { passwordHash, oneTimePasswordUntil: null, recoveredAt: new Date() },
      { extra: { passwordChanged: true } },
    );
    await insertSecurityEvent(manager, { kind: 'password_reset', userId: person.id, actor: operator });
    await endCredentials(manager, person.id, null);
    return `${person.username} has a new password; their sessions have ended`;
  });
}

async function deleteFactors(manager: EntityManager, userId: number): Promise<void> {
  for (const entity of [TotpFactor, Passkey, RecoveryCode]) await manager.delete(entity, { userId });
}

/** Removes a user's second factor, for an administrator who has lost everything. @throws CommandError when there is no such user. */
export function resetSecondFactor(database: Database, username: string): Promise<string> {
  return database.transaction(async (manager) => {
    const person = await manager.findOneBy(User, { usernameKey: normalizeText(username) });
    if (!person) throw new CommandError(`There is no user ${username}`);
    const { id: userId } = person;
    await deleteFactors(manager, userId);
    await updateWithAudit({ manager, entity: User, by: null }, userId, {
      secondFactorAt: null,
      recoveredAt: new Date(),
    });
    await insertSecurityEvent(manager, { kind: 'second_factor_changed', userId, actor: operator });
    await endCredentials(manager, userId, null);
    return `${person.username} signs in with the password alone; their sessions have ended`;
  });
}

/** Disables an account and ends its sessions, where nobody else can. @throws CommandError when there is no such user. */
export function disableUser(database: Database, username: string): Promise<string> {
  return database.transaction(async (manager) => {
    const person = await manager.findOneBy(User, { usernameKey: normalizeText(username) });
    if (!person) throw new CommandError(`There is no user ${username}`);
    await updateWithAudit({ manager, entity: User, by: null }, person.id, { disabledAt: new Date() });
    await insertSecurityEvent(manager, { kind: 'account_disabled', userId: person.id, actor: operator });
    await endCredentials(manager, person.id, null);
    return `${person.username} is disabled; their sessions have ended`;
  });
}

/**
 * Enables an account, where nobody else can. An administrator's decides nothing for 72 hours, and its factor is set up anew.
 * @throws CommandError when there is no such user, or the account is not disabled.
 */
export function enableUser(database: Database, username: string): Promise<string> {
  return database.transaction(async (manager) => {
    const person = await manager.findOneBy(User, { usernameKey: normalizeText(username) });
    if (!person) throw new CommandError(`There is no user ${username}`);
    if (person.disabledAt === null) throw new CommandError(`${person.username} is not disabled`);
    const { id: userId } = person;
    const isAdmin = person.role === 'admin';
    if (isAdmin) await deleteFactors(manager, userId);
    const columns = { disabledAt: null, ...(isAdmin && { secondFactorAt: null, recoveredAt: new Date() }) };
    await updateWithAudit({ manager, entity: User, by: null }, userId, columns);
    await insertSecurityEvent(manager, { kind: 'account_enabled', userId, actor: operator });
    await endCredentials(manager, userId, null);
    const pause = `; they set up a second factor anew, and decide nothing for ${limits.recoveryPauseHours.max} hours`;
    return `${person.username} is enabled${isAdmin ? pause : ''}`;
  });
}

/** `days`: how many days after today the code is still valid; undefined never expires. */
export type NewInvitation = { uses?: number | undefined; days?: number | undefined; email?: string | undefined };

/** Creates an invitation code and returns it. @throws ExpectedError when a value is invalid. */
export async function createInvitation(
  database: Database,
  { uses, days, email: recipient }: NewInvitation,
): Promise<string> {
  const input = { maxUses: uses, expiresOn: days === undefined ? null : addDays(today(), days), email: recipient };
  const { maxUses, expiresOn, email } = parseInput(invitationsSchema, input);
  const code = generateCode();
  await database.transaction((manager) =>
    insertWithAudit(
      { manager, entity: InvitationCode, by: null },
      manager.create(InvitationCode, {
        code,
        codeKey: normalizeText(code),
        maxUses,
        uses: 0,
        expiresAt: expiresOn === null ? null : getEndOfDate(expiresOn),
        email: email === null ? null : normalizeText(email),
        createdAt: new Date(),
      }),
    ),
  );
  return code;
}

/** Fills an empty database with the demonstration data. @throws CommandError when an account exists. */
export async function seedDemoData(
  database: Database,
  files?: FileStore,
  identitySecrets?: readonly string[],
): Promise<string> {
  if (!(await isEmpty(database))) throw new CommandError('The database is not empty');
  await seedDemo(database, { files, identitySecrets });
  return 'The demonstration data is loaded';
}

function describeCollectingAccount(account: CollectingAccount): string {
  const { id, bank, accountType, accountNumber, holderName, holderIdNumber } = account;
  return [
    `The account at ${bank} has id ${id}; its ledger account is bank:${id}. Who wants to pay is shown:`,
    `  ${bank} · ${bankAccountTypeLabel[accountType]} · ${accountNumber}`,
    `  ${holderName} · RUC ${holderIdNumber}`,
  ].join('\n');
}

/** Creates a bank account of the company for deposits. @throws ExpectedError when a value is invalid or the account exists. */
export const createCollectingAccount = async (database: Database, input: object): Promise<string> =>
  describeCollectingAccount(await new CollectingAccountsService(database).create(input));

/** Corrects an account before its first movement. @throws ExpectedError when a value is invalid, or it has movements. */
export const correctCollectingAccount = async (database: Database, id: number, changed: object): Promise<string> =>
  describeCollectingAccount(await new CollectingAccountsService(database).correct(id, changed));

/** Ends an account, into which nobody is then asked to pay. @throws ExpectedError when there is none or it has ended. */
export async function endCollectingAccount(database: Database, id: number): Promise<string> {
  const { bank, accountNumber } = await new CollectingAccountsService(database).end(id);
  const rest = await new CollectingAccountsService(database).listOpen();
  const left = rest.map((account) => `  ${account.bank} · ${account.accountNumber}`);
  const offered =
    left.length > 0
      ? ['Who wants to pay is shown:', ...left]
      : ['Nobody can pay by transfer now: there is no other account'];
  return [`The account ${accountNumber} at ${bank} has ended; its statements can still be posted.`, ...offered].join(
    '\n',
  );
}

/** The link that `--head` names. @throws CommandError for any other text */
export function getHead(text: string): SealHead {
  const head = parseHead(text);
  if (!head) throw new CommandError('--head must be a position and a hash, as the log and a backup state it');
  return head;
}

/** Accepts records that another version or the operator changed directly in the database, for a reason that stays in the chain. */
export async function acceptAsTheyAre(database: Database, key: SealKey, reason: string): Promise<string> {
  const found = await acceptRecords(database, key, reason);
  return found === '' ? 'Every record has its evidence' : `Accepted without evidence until now: ${found}`;
}

/**
 * Checks the books and notes the result.
 * @param kept a link of the chain of seals that was kept elsewhere; null where none was.
 * @throws CommandError with every rule that does not hold.
 */
export async function checkLedger(
  { reader, transaction }: Database,
  key: SealKey = developmentSealKey,
  kept: SealHead | null = null,
  report?: (rule: string) => void,
): Promise<string> {
  const faults = await verifyLedger(reader, key, kept ?? undefined, report);
  await transaction((manager) =>
    manager.upsert(
      Setting,
      [
        { name: operationSettings.ledgerVerified, value: new Date().toISOString() },
        { name: operationSettings.ledgerFaults, value: String(faults.length) },
      ],
      ['name'],
    ),
  );
  if (faults.length > 0)
    throw new CommandError(
      ['The ledger is wrong:', ...faults.map(({ rule, subject }) => `- ${subject}: ${rule}`)].join('\n'),
    );
  const [entries, seals] = [await reader.count(LedgerEntry), await reader.count(LedgerSeal)];
  const head = await findHead(reader);
  const through = head ? `, through ${formatHead(head)}` : '';
  const witness = kept ? '' : ', without a witness';
  return `The ledger is right: ${entries} entries balance, ${seals} seals form one chain${through}${witness}`;
}
