import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestGateway, MariadbServer, type TestGateway } from '../../testing';
import { DatabaseProxy } from '../../testing/database-proxy';
import { InvitationCode } from '../../joining/invitations/invitation-code.entity';
import { openDatabase } from '../../open-database';
import { createBackup, restoreBackup } from '../../cli/backup';
import { createFileStore } from '../files/create-file-store';
import type { Database } from './database';
import { getOutageKind } from './outage-error';
import { SealKey } from '../../books/evidence/seal-key';

const ownModes =
  'STRICT_TRANS_TABLES,STRICT_ALL_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION';

const texts = [
  "O'Higgins",
  "''",
  '\\',
  "\\'",
  'termina en \\',
  '"comillas" y `acentos graves`',
  'antes\0después',
  'casa 🏠 de Zoë, Ñandú y José',
  "zzz'))or(1=1)#",
  "zzz\\'))or(1=1)#",
  '100% de_la %_',
  'una\nlínea\r\ny\totra\u001a',
  ':clave ? ?? || && /* */ -- #',
];

/** Modes that the owner of a server may set; our statements mean the same under each. */
const globalSettings = [
  { name: 'NO_BACKSLASH_ESCAPES', settings: ["sql_mode = 'NO_BACKSLASH_ESCAPES'"], charset: 'utf8mb4' },
  {
    name: 'ANSI modes',
    settings: ["sql_mode = 'ANSI,HIGH_NOT_PRECEDENCE,PAD_CHAR_TO_FULL_LENGTH'"],
    charset: 'utf8mb4',
  },
  { name: 'the modes of Oracle', settings: ["sql_mode = 'ORACLE,NO_BACKSLASH_ESCAPES'"], charset: 'utf8mb4' },
  {
    name: 'no mode and latin1',
    settings: [
      "sql_mode = ''",
      'sql_auto_is_null = 1',
      "character_set_server = 'latin1'",
      "character_set_client = 'latin1'",
    ],
    charset: 'latin1',
  },
];

let server: MariadbServer;

beforeAll(async () => {
  // The encoding of the handshake counts for nothing.
  server = await MariadbServer.create(['--skip-character-set-client-handshake']);
});

afterAll(() => server.drop());

async function createDatabase(charset: string): Promise<string> {
  const url = new URL(server.url);
  url.pathname = `/modes_${randomBytes(6).toString('hex')}`;
  await server.run(`CREATE DATABASE ${url.pathname.slice(1)} CHARACTER SET ${charset}`);
  return url.href;
}

const toPlace = (url: string) => ({ kind: 'mysql' as const, url, poolSize: 6 });

describe.each(globalSettings)('a MariaDB server with $name', ({ settings, charset }) => {
  let served: TestGateway;
  let database: Database;

  beforeAll(async () => {
    for (const setting of settings) await server.run(`SET GLOBAL ${setting}`);
    const url = await createDatabase(charset);
    served = await createTestGateway('mariadb', { database: toPlace(url), config: { migrationUrl: url } });
    ({ database } = served.gateway);
  });

  afterAll(() => served.close());

  test('gives each connection the modes of the product', async () => {
    const readModes = () => database.reader.query<{ mode: string }[]>('SELECT @@sql_mode AS mode, SLEEP(0.05)');
    const rows = (await Promise.all(Array.from({ length: 6 }, readModes))).flat();
    expect(rows.map((row) => row.mode)).toEqual(Array.from({ length: 6 }, () => ownModes));
    const [row] = await server.run('SELECT @@GLOBAL.sql_mode AS mode');
    expect(row?.['mode']).not.toBe(ownModes);
  });

  test('stores and finds each text as it is, also as the first query of a connection', async () => {
    const rows = texts.map((email, index) => ({
      code: `M${index}`,
      codeKey: `m${index}`,
      maxUses: 1,
      uses: 0,
      expiresAt: null,
      email,
      createdAt: new Date(),
    }));
    // All at once, so that connections are opened for them.
    await Promise.all(rows.map((row) => database.transaction((manager) => manager.insert(InvitationCode, row))));
    const found = await Promise.all(texts.map((email) => database.reader.findBy(InvitationCode, { email })));
    expect(found.map((matches) => matches.map(({ email }) => email))).toEqual(texts.map((text) => [text]));
  });

  test('a text that is too long is not stored', async () => {
    const row = { codeKey: 'l', maxUses: 1, uses: 0, expiresAt: null, email: null, createdAt: new Date() };
    const outcome = database.transaction((manager) =>
      manager.insert(InvitationCode, { ...row, code: 'x'.repeat(300) }),
    );
    await expect(outcome).rejects.toMatchObject({ errno: 1406 });
  });

  test('finds nothing by a text that is SQL, and lets nobody in by it', async () => {
    const search = 'query ($search: String) { projects(search: $search) { id } }';
    const login = 'mutation ($input: CredentialsInput!) { login(input: $input) { id } }';
    const client = served.client();
    for (const text of texts) {
      const found = await client.graphql(search, { search: text });
      // Those with control characters are refused.
      expect(found.errors?.[0]?.extensions?.['status'] ?? found.data).toEqual(
        /\p{Cc}/u.test(text) ? 400 : { projects: [] },
      );
      const { errors } = await client.graphql(login, { input: { username: text, password: 'maria123' } });
      expect(errors?.[0]?.extensions?.['status']).toBeLessThan(500);
    }
    const { data } = await client.graphql(search, { search: 'cumbay' });
    expect((data as { projects: unknown[] }).projects.length).toBeGreaterThan(0);
  });

  test('backs up and restores each text', async () => {
    const file = path.join(tmpdir(), `cimiento-modes-${randomBytes(6).toString('hex')}`);
    const files = createFileStore(served.config);
    const key = new SealKey(served.config.sealSecrets);
    const place = toPlace(await createDatabase(charset));
    try {
      await createBackup(database, served.config.database, files, file, key);
      await restoreBackup(place, files, file, false, key);
      const copy = await openDatabase(place);
      const codes = await copy.reader.findBy(InvitationCode, { maxUses: 1 });
      await copy.close();
      expect(codes.map(({ email }) => email)).toEqual(expect.arrayContaining(texts));
    } finally {
      for (const name of [file, `${file}.files`]) rmSync(name, { recursive: true, force: true });
    }
  });
});

test('a database behind a proxy that drops the sql_mode of a session is refused in one line', async () => {
  const proxy = await DatabaseProxy.create(server.url);
  proxy.interfere = (bytes) => {
    const at = bytes.indexOf('SET SESSION sql_mode');
    if (at !== -1) bytes.write('SET @SESSION_sql_mod', at);
    return bytes;
  };
  try {
    await server.run("SET GLOBAL sql_mode = 'NO_BACKSLASH_ESCAPES'");
    await expect(openDatabase(toPlace(proxy.url))).rejects.toThrow(
      /^The database at 127\.0\.0\.1:\d+\/cimiento cannot be opened: a connection has the sql_mode '[^']*NO_BACKSLASH_ESCAPES' after [^\n]+$/,
    );
  } finally {
    proxy.close();
  }
});

test('a connection that loses the sql_mode later is not used', async () => {
  const proxy = await DatabaseProxy.create(server.url);
  try {
    const database = await openDatabase(toPlace(proxy.url));
    proxy.interfere = (bytes) => {
      const at = bytes.indexOf('SET SESSION sql_mode');
      if (at !== -1) bytes.write('SET @SESSION_sql_mod', at);
      return bytes;
    };
    const outcomes = await Promise.allSettled(
      texts.map((text) => database.reader.query('SELECT ? AS text, SLEEP(0.05)', [text])),
    );
    const right = texts.filter((text, index) => {
      const outcome = outcomes[index];
      if (outcome?.status !== 'fulfilled') return false;
      expect(outcome.value).toEqual([{ text, 'SLEEP(0.05)': 0 }]);
      return true;
    });
    // The first connection had the modes, those that were opened later had not.
    expect(right.length).toBeGreaterThan(0);
    expect(right.length).toBeLessThan(texts.length);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(getOutageKind(outcome.reason)).toBe('unreachable');
    await database.close();
  } finally {
    proxy.close();
  }
});
