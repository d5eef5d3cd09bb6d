import { ConfigError, loadConfig } from './config';

const production = { NODE_ENV: 'production', SESSION_SECRET: 'a-long-enough-secret' };

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

test('requires a session secret in production', () => {
  expect(() => loadConfig({ NODE_ENV: 'production' })).toThrow(
    new ConfigError('Configuration: SESSION_SECRET is required'),
  );
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
