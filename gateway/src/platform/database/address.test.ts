import { openDatabase } from '../../open-database';
import { isDatabaseUrl, parseAddress } from './address';
import { createTestDatabase } from '../../testing/test-databases';

test('reads a URL with escaped characters and the default port', () => {
  expect(parseAddress('mysql://ana:p%40ss@db.example/cimiento')).toEqual({
    host: 'db.example',
    port: 3306,
    user: 'ana',
    password: 'p@ss',
    database: 'cimiento',
  });
});

test('asks for TLS with a checked certificate', () => {
  expect(parseAddress('mysql://ana:x@db.example:3307/cimiento?ssl=true')).toMatchObject({
    port: 3307,
    ssl: { rejectUnauthorized: true, verifyIdentity: false },
  });
  expect(parseAddress('mysql://ana:x@db.example/cimiento?ssl=verify')).toMatchObject({
    ssl: { rejectUnauthorized: true, verifyIdentity: true },
  });
  expect(parseAddress('mysql://ana:x@db.example/cimiento?ssl=false').ssl).toBeUndefined();
});

test('never falls back to an unencrypted connection when TLS is asked for', async () => {
  const place = await createTestDatabase('mariadb');
  try {
    // The server of the tests has no TLS, or a certificate that nobody vouches for.
    const { config } = place;
    if (config.kind !== 'mysql') throw new Error('Not MariaDB');
    await expect(openDatabase({ ...config, url: `${config.url}?ssl=true` })).rejects.toThrow(
      /cannot be opened: .*(secure connection|certificate)/,
    );
  } finally {
    await place.drop();
  }
});

test.each([
  ['mysql://db.example/cimiento', true],
  ['mysql://db.example/cimiento?ssl=true', true],
  ['mysql://db.example/cimiento?ssl=maybe', false],
  ['mysql://db.example/cimiento?sslmode=require', false],
  ['mysql://db.example', false],
  ['mysql://uno.example,dos.example:3307/cimiento?ssl=true', false],
  ['mariadb://ana:x@uno.example/cimiento?ssl=verify', true],
  ['mysql://ana:x,y@uno.example/cimiento', true],
  ['mysql://uno.example:puerto/cimiento', false],
  ['postgres://uno.example/cimiento', false],
  ['cimiento', false],
])('takes %s: %p', (url, isValid) => {
  expect(isDatabaseUrl(url)).toBe(isValid);
});
