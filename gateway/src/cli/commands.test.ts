import { dateAfter, endOfDate, messages, today } from '@cimiento/contracts';
import { migrate, openDatabase, type Database } from '../database';
import { passwordMatches } from '../auth/passwords';
import { createTestDatabase, databaseKinds, type TestDatabase } from '../testing/test-databases';
import { InvitationCode } from '../invitations/invitation-code.entity';
import { User } from '../users/user.entity';
import {
  CommandError,
  createAdmin,
  createInvitation,
  type NewInvitation,
  resetPassword,
  seedDemoData,
} from './commands';

const ana = { username: 'ana', email: 'ana@prueba.example', fullName: 'Ana Paredes', password: 'secreto1' };

describe.each(databaseKinds)('the CLI commands on %s', (kind) => {
  let place: TestDatabase;
  let database: Database;

  beforeEach(async () => {
    place = await createTestDatabase(kind);
    database = await openDatabase(place.config);
    await migrate(database);
  });

  afterEach(async () => {
    await database.close();
    await place.drop();
  });

  const getSecret = async (username: string): Promise<string | undefined> =>
    (await database.reader.findOne(User, { where: { username }, select: { id: true, passwordHash: true } }))
      ?.passwordHash;

  test('create-admin creates an administrator who can sign in, and validates its values', async () => {
    await createAdmin(database, ana);
    expect(await database.reader.findOneBy(User, { username: 'ana' })).toMatchObject({ role: 'admin' });
    expect(await passwordMatches('secreto1', await getSecret('ana'))).toBe(true);
    await expect(createAdmin(database, { ...ana, username: 'ANA', email: 'otra@prueba.example' })).rejects.toThrow(
      'ya está en uso',
    );
    await expect(createAdmin(database, { ...ana, username: 'eva', email: 'eva' })).rejects.toThrow('Email inválido');
  });

  test('reset-password sets a password, and rejects one that is too short or too long, and an unknown user', async () => {
    await createAdmin(database, ana);
    await resetPassword(database, 'Ana', 'otra-clave');
    expect(await passwordMatches('otra-clave', await getSecret('ana'))).toBe(true);
    await expect(resetPassword(database, 'ana', '12345')).rejects.toThrow(CommandError);
    await expect(resetPassword(database, 'ana', 'x'.repeat(201))).rejects.toThrow(
      'La contraseña debe tener como máximo 200 caracteres',
    );
    await expect(resetPassword(database, 'nadie', 'otra-clave')).rejects.toThrow(CommandError);
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
      expiresAt: endOfDate(dateAfter(today(), 30)),
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

  test('seed-demo fills an empty database and rejects any other', async () => {
    await seedDemoData(database);
    await expect(seedDemoData(database)).rejects.toThrow(CommandError);
  });
});
