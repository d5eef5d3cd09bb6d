import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseAddress } from '../database/address';
import { ConfigError, loadConfig } from './config';

const sessionSecret = 'v0Yq3m8ZkX1rT6uWcB4nLs9eHj2pDfGa7QiR5tMyUxE=';
const secrets = {
  ENCRYPTION_SECRET: 'k3Jx9Qa7TzN0wVb5RmYc2HfLs8GdEu1PoXi6ZtSyKqA=',
  IDENTITY_SECRET: 'q8Wm2Zr5LxT1vHc9PnYd4KgJs7BfEa3UoRi0ZtSyXkQ=',
  SEAL_SECRET: 'p8Wm2Zr6Uv0XcJ4nQk7TgYb1LsHd9EfAo5RiMtNxSyB=',
};
const production = { NODE_ENV: 'production', SESSION_SECRET: sessionSecret, ...secrets };

test('uses SQLite under .data and port 3000 without any variable', () => {
  const config = loadConfig({});
  expect(config.port).toBe(3000);
  expect(config.database).toEqual({ kind: 'sqlite', file: expect.stringMatching(/\.data.cimiento\.sqlite$/) });
  expect(config.demoData).toBe(true);
});

test('switches to MariaDB or MySQL with DATABASE_URL alone', () => {
  const url = 'mysql://user:pass@db.example:3306/cimiento';
  expect(loadConfig({ DATABASE_URL: url }).database).toEqual({ kind: 'mysql', url, poolSize: 10 });
});

test('joins DATABASE_PASSWORD with every printable character to a URL without a password', () => {
  const password = Array.from({ length: 95 }, (_none, index) => String.fromCharCode(32 + index)).join('') + 'ñ€';
  const DATABASE_URL = 'mysql://user@db.example:3306/cimiento?ssl=verify';
  const { database } = loadConfig({ DATABASE_URL, DATABASE_PASSWORD: password });
  expect(parseAddress(database.kind === 'mysql' ? database.url : '')).toMatchObject({
    host: 'db.example',
    port: 3306,
    user: 'user',
    password,
    database: 'cimiento',
    ssl: { verifyIdentity: true },
  });
  for (const url of ['mysql://user:pass@db.example/cimiento', 'mysql://db.example/cimiento', undefined])
    expect(() => loadConfig({ DATABASE_URL: url, DATABASE_PASSWORD: password })).toThrow(
      /^Configuration: DATABASE_PASSWORD needs a DATABASE_URL that has a user and no password$/,
    );
});

test('takes one database server, and names the proxy for several', () => {
  const several = { DATABASE_URL: 'mysql://user:pass@one.example,two.example/cimiento' };
  expect(() => loadConfig(several)).toThrow(/^Configuration: DATABASE_URL must name one server: the proxy/);
});

test.each(['SESSION_SECRET', 'ENCRYPTION_SECRET', 'IDENTITY_SECRET', 'SEAL_SECRET'])(
  'requires %s in production',
  (name) => {
    expect(() => loadConfig({ ...production, [name]: undefined })).toThrow(
      new ConfigError(`Configuration: ${name} is required in production, such as from: openssl rand -base64 32`),
    );
  },
);

test('takes in production no address of an example where people write to', () => {
  const read = (email: string, more = {}) => loadConfig({ ...production, ...more, COMPANY_EMAIL: email });
  expect(read('hola@inversiones.ec').environment).toBe('production');
  expect(() => read('hola@cimiento.example')).toThrow(/^Configuration: COMPANY_EMAIL must be an address that receives/);
  expect(() => read('nobody')).toThrow(/^Configuration: COMPANY_EMAIL [^\n]+$/);
  const sandbox = { SANDBOX: '1', DATA_DIR: '/var/sandbox' };
  expect(read('hola@cimiento.example', sandbox).environment).toBe('production');
});

test('rejects demonstration data in production, where it is off by default', () => {
  expect(() => loadConfig({ ...production, DEMO_DATA: 'true' })).toThrow(/DEMO_DATA/);
  expect(loadConfig(production).demoData).toBe(false);
});

test('sends the session cookie over TLS only and hides the schema in production', () => {
  const config = loadConfig(production);
  expect(config.session.secureCookie).toBe(true);
  expect([config.introspection, config.playground]).toEqual([false, false]);
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'postgres://db.example/cimiento'],
  ['DATABASE_URL', 'mysql://db.example'],
  ['DATABASE_URL', 'mysql://['],
  ['NODE_ENV', 'staging'],
  ['LOG_LEVEL', 'loud'],
  ['SESSION_IDLE_MINUTES', '0'],
])('rejects %s=%s with one line that names the variable', (name, value) => {
  expect(() => loadConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => loadConfig({ [name]: value })).toThrow(new RegExp(`^Configuration: ${name} [^\\n]+$`));
});

test('treats an empty variable as missing', () => {
  expect(loadConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
});

test.each(['aaaaaaaaaaaaaaaa', 'a'.repeat(64), 'abababababababababababababababababab', 'short-Secret-1'])(
  'rejects the guessable secret %s in production',
  (secret) => {
    expect(() => loadConfig({ ...production, SESSION_SECRET: secret })).toThrow(/32 random bytes/);
    expect(() => loadConfig({ ...production, SESSION_SECRET: `${production.SESSION_SECRET},${secret}` })).toThrow();
  },
);

test('takes several secrets, so that one can be replaced', () => {
  const other = randomBytes(32).toString('hex');
  expect(
    loadConfig({ ...production, SESSION_SECRET: `${other}, ${production.SESSION_SECRET}` }).session.secrets,
  ).toEqual([other, production.SESSION_SECRET]);
});

test('reads a secret from a file, and rejects a missing file and both forms at once', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cimiento-config-'));
  const file = path.join(folder, 'secret');
  writeFileSync(file, `${production.SESSION_SECRET}\n`);
  try {
    const { session } = loadConfig({ NODE_ENV: 'production', ...secrets, SESSION_SECRET_FILE: file });
    expect(session.secrets).toEqual([production.SESSION_SECRET]);
    expect(() => loadConfig({ ...production, SESSION_SECRET_FILE: file })).toThrow(/not both/);
    expect(() => loadConfig({ SESSION_SECRET_FILE: path.join(folder, 'none') })).toThrow(/cannot be read/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the strict password policy is the default in production only', () => {
  expect([loadConfig(production).passwordPolicy, loadConfig({}).passwordPolicy]).toEqual(['strict', 'basic']);
  expect(loadConfig({ ...production, PASSWORD_POLICY: 'basic' }).passwordPolicy).toBe('basic');
});

test('scans uploads only where a scanner is named, by its host and port', () => {
  expect(loadConfig({}).malwareScanner).toBeNull();
  expect(loadConfig({ CLAMAV_ADDRESS: 'clamav:3310' }).malwareScanner).toEqual({ host: 'clamav', port: 3310 });
  for (const address of ['clamav', 'clamav:', 'clamav:0', 'clamav:99999', 'http://clamav:3310', 'clamav:3310/x'])
    expect(() => loadConfig({ CLAMAV_ADDRESS: address })).toThrow(/^Configuration: CLAMAV_ADDRESS [^\n]+$/);
});

test('takes a list of breached passwords with the strict policy alone', () => {
  const given = { ...production, BREACHED_PASSWORDS_FILE: '/none/hashes.txt' };
  expect(() => loadConfig(given)).toThrow(/^Configuration: BREACHED_PASSWORDS_FILE names a file that cannot be read/);
  expect(() => loadConfig({ ...given, PASSWORD_POLICY: 'basic' })).toThrow(/needs PASSWORD_POLICY=strict$/);
});

test.each(['invest.example', 'https://invest.example/', 'https://invest.example/path', 'ftp://invest.example'])(
  'rejects PUBLIC_ORIGIN=%s',
  (origin) => {
    expect(() => loadConfig({ PUBLIC_ORIGIN: origin })).toThrow(/^Configuration: PUBLIC_ORIGIN [^\n]+$/);
  },
);

test('requires the sender of e-mails in production', () => {
  const settings = {
    ...production,
    SMTP_URL: 'smtp://mail.example:587',
    PUBLIC_ORIGIN: 'https://invest.example',
  };
  expect(() => loadConfig(settings)).toThrow(/^Configuration: EMAIL_FROM is required in production with SMTP_URL/);
  expect(loadConfig({ ...settings, EMAIL_FROM: 'avisos@invest.example' }).email.smtpUrl).toBe(settings.SMTP_URL);
});

test('sends e-mails only with SMTP_URL, whose links need PUBLIC_ORIGIN', () => {
  expect(loadConfig({ PORT: '4000' }).email).toMatchObject({ smtpUrl: null, origin: 'http://localhost:4000' });
  const settings = { SMTP_URL: 'smtp://user:secret@mail.example:587', PUBLIC_ORIGIN: 'https://invest.example' };
  expect(loadConfig({ ...settings, EMAIL_FROM: 'avisos@invest.example' }).email).toEqual({
    smtpUrl: settings.SMTP_URL,
    from: { name: 'Cimiento', address: 'avisos@invest.example' },
    origin: 'https://invest.example',
  });
  expect(() => loadConfig({ SMTP_URL: settings.SMTP_URL })).toThrow(/^Configuration: SMTP_URL needs PUBLIC_ORIGIN/);
  expect(() => loadConfig({ ...settings, SMTP_URL: 'http://mail.example' })).toThrow(
    /^Configuration: SMTP_URL must be/,
  );
  expect(() => loadConfig({ ...settings, EMAIL_FROM: 'nobody' })).toThrow(/^Configuration: EMAIL_FROM [^\n]+$/);
});

test('lets webhooks reach private addresses only if told, and in production only of named hosts', () => {
  const read = (WEBHOOK_ALLOW_PRIVATE: string, more = {}) =>
    loadConfig({ WEBHOOK_ALLOW_PRIVATE, ...more }).webhooks.privateHosts;
  expect(read('')).toBe('none');
  expect(read('1')).toBe('all');
  expect(read('Hooks.interno.example, 10.0.0.7')).toEqual(['hooks.interno.example', '10.0.0.7']);
  expect(read('hooks.interno.example', production)).toEqual(['hooks.interno.example']);
  expect(() => read('1', production)).toThrow('WEBHOOK_ALLOW_PRIVATE must name the hosts in production');
});

describe('a sandbox', () => {
  test('a sandbox uses its own folder and the demonstration data', () => {
    const { sandbox, database, filesDir, demoData } = loadConfig({ SANDBOX: '1' });
    expect({ sandbox, demoData }).toEqual({ sandbox: true, demoData: true });
    expect(database).toEqual({ kind: 'sqlite', file: expect.stringMatching(/\.data\/sandbox\/cimiento\.sqlite$/) });
    expect(filesDir).toMatch(/\.data\/sandbox\/files$/);
    expect(loadConfig({}).sandbox).toBe(false);
    expect(loadConfig({ SANDBOX: '0' }).sandbox).toBe(false);
    expect(() => loadConfig({ SANDBOX: 'quizás' })).toThrow(/SANDBOX/);
  });

  test('needs a named database in production, where it may have the demonstration data too', () => {
    expect(() => loadConfig({ ...production, SANDBOX: '1' })).toThrow(/database of its own.*DATABASE_URL or DATA_DIR/);
    const named = { ...production, SANDBOX: '1', DATA_DIR: '/var/sandbox' };
    expect(loadConfig(named).demoData).toBe(true);
    expect(loadConfig({ ...named, DEMO_DATA: 'false' }).demoData).toBe(false);
  });
});
