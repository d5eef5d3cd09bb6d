import { addDays, getEndOfDate, messages, today } from '@cimiento/contracts';
import { AccountEmails } from '../access/account-tokens/account-emails';
import { AccountTokens } from '../access/account-tokens/account-tokens';
import { AccountToken, AuditEntry, RecoveryCode, User } from '../access/records';
import { type Database } from '../platform/database';

import { passwordMatches } from '../access/auth/passwords';
import { Fixtures } from '../testing/fixtures';
import { databaseKinds } from '../testing/test-databases';
import { OutboxMessage } from '../platform/outbox/outbox-message.entity';
import { InvitationCode } from '../joining/invitations/invitation-code.entity';
import {
  checkLedger,
  createAdmin,
  createCollectingAccount,
  createInvitation,
  type NewInvitation,
  resetPassword,
  resetSecondFactor,
  seedDemoData,
} from './commands';
import { CommandError } from './command-error';
import { type OpenTestDatabase, openTestDatabase } from '../testing/open-test-database';

const ana = { username: 'ana', email: 'ana@prueba.example', fullName: 'Ana Paredes', password: 'secreto1' };

describe.each(databaseKinds)('the CLI commands on %s', (kind) => {
  let place: OpenTestDatabase;
  let database: Database;

  beforeEach(async () => {
    place = await openTestDatabase(kind);
    ({ database } = place);
  });

  afterEach(() => place.drop());

  const getSecret = async (username: string): Promise<string | undefined> =>
    (await database.reader.findOne(User, { where: { username }, select: { id: true, passwordHash: true } }))
      ?.passwordHash;

  test('create-admin sends the link that confirms the e-mail', async () => {
    await createAdmin(database, ana, 'basic', new AccountEmails(new AccountTokens(['secret'])));
    const [message] = await database.reader.findBy(OutboxMessage, { topic: 'email' });
    expect(JSON.stringify(message)).toContain(ana.email);
    expect(await database.reader.countBy(AccountToken, { purpose: 'email_verification' })).toBe(1);
  });

  test('create-admin creates an administrator who can sign in, and validates its values', async () => {
    await createAdmin(database, ana, 'basic');
    expect(await database.reader.findOneBy(User, { username: 'ana' })).toMatchObject({ role: 'admin' });
    expect(await passwordMatches('secreto1', await getSecret('ana'))).toBe(true);
    await expect(
      createAdmin(database, { ...ana, username: 'ANA', email: 'otra@prueba.example' }, 'basic'),
    ).rejects.toThrow('ya está en uso');
    await expect(createAdmin(database, { ...ana, username: 'eva', email: 'eva' }, 'basic')).rejects.toThrow(
      'Email inválido',
    );
  });

  test('reset-password sets a password, and rejects a short or long one and an unknown user', async () => {
    await createAdmin(database, ana, 'basic');
    await resetPassword(database, 'Ana', 'otra-clave', 'basic');
    expect(await passwordMatches('otra-clave', await getSecret('ana'))).toBe(true);
    await expect(resetPassword(database, 'ana', '12345', 'basic')).rejects.toThrow(CommandError);
    await expect(resetPassword(database, 'ana', 'x'.repeat(201), 'basic')).rejects.toThrow(
      'The password must have 6 to 200 characters',
    );
    await expect(resetPassword(database, 'nadie', 'otra-clave', 'basic')).rejects.toThrow(CommandError);
  });

  test('reset-second-factor lets a person in with the password alone', async () => {
    await createAdmin(database, ana, 'basic');
    const [user] = await database.reader.findBy(User, { username: 'ana' });
    if (!user) throw new Error('no user');
    await new Fixtures(database).recoveryCode(user);
    expect(await resetSecondFactor(database, 'ANA')).toContain('ana signs in with the password alone');
    expect(await database.reader.findOneBy(User, { id: user.id })).toMatchObject({ secondFactorAt: null });
    expect(await database.reader.countBy(RecoveryCode, { userId: user.id })).toBe(0);
    await expect(resetSecondFactor(database, 'nadie')).rejects.toThrow(CommandError);
  });

  test('both refuse a guessable password unless the policy is basic', async () => {
    await expect(createAdmin(database, ana)).rejects.toThrow(messages.passwordTooCommon);
    await createAdmin(database, ana, 'basic');
    await expect(resetPassword(database, 'ana', 'secreto2026')).rejects.toThrow(messages.passwordTooCommon);
    await expect(resetPassword(database, 'ana', 'ana-y-algo-más')).rejects.toThrow(messages.passwordRepeatsName);
  });

  test('verify-ledger passes on right books and names every rule that wrong books break', async () => {
    await seedDemoData(database);
    expect(await checkLedger(database)).toMatch(
      /^The ledger is right: \d+ entries balance, 0 seals form one chain, without a witness$/,
    );
    await database.transaction((manager) =>
      manager.query("UPDATE ledger_account SET balance = balance + 1 WHERE code = 'investor:2:available'"),
    );
    await expect(checkLedger(database)).rejects.toThrow(
      'The ledger is wrong:\n- investor:2:available: the balance of an account is the sum of its postings',
    );
  });

  test('create-collecting-account creates a bank account once', async () => {
    const input = {
      bank: 'Banco de Prueba',
      accountType: 'savings',
      accountNumber: '123456',
      holderName: 'Fideicomiso',
      holderIdNumber: '1790000000001',
    };
    expect(await createCollectingAccount(database, { ...input, accountNumber: '0100-204 587' })).toBe(
      [
        'The account at Banco de Prueba has id 1; its ledger account is bank:1. Who wants to pay is shown:',
        '  Banco de Prueba · Ahorros · 0100204587',
        '  Fideicomiso · RUC 1790000000001',
      ].join('\n'),
    );
    expect(await createCollectingAccount(database, input)).toContain('has id 2');
    await expect(createCollectingAccount(database, input)).rejects.toThrow('Esta cuenta recaudadora ya existe');
    await expect(createCollectingAccount(database, { ...input, accountType: 'gold' })).rejects.toThrow();
    for (const accountNumber of ['abc', '1234', '******4587', '=1+1', '1'.repeat(35), 'EC0100204587'])
      await expect(createCollectingAccount(database, { ...input, accountNumber })).rejects.toThrow();
    for (const holderIdNumber of ['12', '1790000000000', '9990000000001', '179000000000A', '1710034065'])
      await expect(createCollectingAccount(database, { ...input, holderIdNumber })).rejects.toThrow('RUC');
  });

  test('create-invitation creates a random code with its uses', async () => {
    const [one, other] = [
      await createInvitation(database, { uses: 3, days: 30 }),
      await createInvitation(database, { email: 'Ana@Prueba.example' }),
    ];
    expect(one).not.toBe(other);
    for (const code of [one, other]) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{10}$/);
    expect(await database.reader.findOneBy(InvitationCode, { code: one })).toMatchObject({
      maxUses: 3,
      uses: 0,
      expiresAt: getEndOfDate(addDays(today(), 30)),
    });
    expect(await database.reader.findOneBy(InvitationCode, { code: other })).toMatchObject({
      maxUses: 1,
      email: 'ana@prueba.example',
      expiresAt: null,
    });
  });

  test.each<[string, NewInvitation]>([
    ['Email inválido', { email: 'ana' }],
    [messages.personalCode, { email: 'ana@prueba.example', uses: 2 }],
    [messages.expiresOn, { days: 365_000 }],
  ])('create-invitation refuses what the back office refuses: %s', async (message, wanted) => {
    await expect(createInvitation(database, wanted)).rejects.toThrow(message);
  });

  test('every command that changes something leaves an entry in the audit log, without a user', async () => {
    await createAdmin(database, ana, 'basic');
    await resetPassword(database, 'ana', 'otra-clave', 'basic');
    await createInvitation(database, {});
    const entries = await database.reader.find(AuditEntry, { order: { id: 'ASC' } });
    expect(entries.map(({ userId, entity, action }) => [userId, entity, action])).toEqual([
      [null, 'user', 'create'],
      [null, 'user', 'update'],
      [null, 'invitation', 'create'],
    ]);
    expect(entries[1]?.after).toContain('passwordChanged');
    expect(JSON.stringify(entries)).not.toMatch(/argon2|clave/);
  });

  test('seed-demo fills an empty database and rejects any other', async () => {
    await seedDemoData(database);
    await expect(seedDemoData(database)).rejects.toThrow(CommandError);
  });
});
