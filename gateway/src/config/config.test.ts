import { ConfigError, loadConfig } from './config';

const production = { NODE_ENV: 'production', SESSION_SECRET: 'a-long-enough-secret' };

test('without any variable the embedded database under .data and port 3000 are used', () => {
  const config = loadConfig({});
  expect(config.port).toBe(3000);
  expect(config.database).toEqual({ kind: 'sqlite', file: expect.stringMatching(/\.data.cimiento\.sqlite$/) });
  expect(config.demoData).toBe(true);
});

test('DATABASE_URL alone switches to MariaDB or MySQL', () => {
  const url = 'mysql://user:pass@db.example:3306/cimiento';
  expect(loadConfig({ DATABASE_URL: url }).database).toEqual({ kind: 'mysql', url, poolSize: 10 });
});

test('production refuses to start without a session secret', () => {
  expect(() => loadConfig({ NODE_ENV: 'production' })).toThrow(
    new ConfigError('Configuration: SESSION_SECRET is required'),
  );
});

test('production refuses demonstration data, and loads none by itself', () => {
  expect(() => loadConfig({ ...production, DEMO_DATA: 'true' })).toThrow(/DEMO_DATA/);
  expect(loadConfig(production).demoData).toBe(false);
});

test('production sends the session cookie over TLS only and hides the schema', () => {
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
])('%s=%s is refused with one line that names the variable', (name, value) => {
  expect(() => loadConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => loadConfig({ [name]: value })).toThrow(new RegExp(`^Configuration: ${name} [^\\n]+$`));
});

test('an empty variable is the same as none', () => {
  expect(loadConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
});
