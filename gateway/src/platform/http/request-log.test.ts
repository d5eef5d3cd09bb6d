import { databaseKinds, serveGateway } from '../../testing';
import { getLoggedPath } from './request-log';
import { LogCheck } from '../../testing/log-check';

const blockUsers = {
  sqlite: "CREATE TRIGGER full_disk BEFORE INSERT ON users BEGIN SELECT RAISE(ABORT, 'full'); END",
  mariadb:
    "CREATE TRIGGER full_disk BEFORE INSERT ON users FOR EACH ROW SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'full'",
} as const;

describe.each(databaseKinds)('the log on %s', (kind) => {
  const served = serveGateway(kind);

  test('of an insert that fails has neither the person nor the password hash', async () => {
    const code = (await served.fixtures.invitation('ABIERTO234', { maxUses: 9 })).code;
    await served.gateway.database.dataSource.query(blockUsers[kind]);
    const input = {
      username: 'reservada',
      email: 'reservada@prueba.example',
      fullName: 'Persona Reservada',
      password: 'clave-muy-larga',
      invitationCode: code,
    };
    const error = await served.client().send('register', { input });
    await served.gateway.database.dataSource.query('DROP TRIGGER full_disk');
    const line = served.log.lines.find((text) => text.includes(String(error?.['reference']))) ?? '';
    expect(JSON.parse(line)).toMatchObject({ msg: 'unexpected failure', err: { type: 'QueryFailedError' } });
    expect(line).not.toMatch(/reservada|argon2|INSERT INTO|Persona/i);
  });

  test('of a request has the id of the signed-in user, and neither a name nor an address', async () => {
    const { id } = await served.fixtures.user('lectora');
    const reader = await served.signedIn('lectora');
    await reader.graphql('{ myOrders { id } }');
    const line = served.log.lines.map((text) => JSON.parse(text)).findLast(({ req }) => req !== undefined);
    expect(line).toMatchObject({ user: id, req: { method: 'POST', path: '/graphql' }, res: { status: 200 } });
    expect(JSON.stringify(line)).not.toMatch(/lectora|127\.0\.0\.1|::1|cookie/);
  });
});

test.each([
  ['/api/projects?code=SECRETO', '/api/projects'],
  ['/api/calendar/SECRETO.ics', '/api/calendar/…'],
  ['//api//calendar/SECRETO.ics?x=1', '/api/calendar/…'],
  ['/API/%63alendar/SECRETO.ics', '/api/calendar/…'],
  ['http://cimiento.example/api/calendar/SECRETO.ics', '/api/calendar/…'],
  ['HTTPS://cimiento.example:8443/api/calendar/SECRETO.ics', '/api/calendar/…'],
  ['http://cimiento.example?code=SECRETO', ''],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('the log of a request to %s has the path %j', (target, path) => {
  expect(getLoggedPath(target)).toBe(path);
});

test.each([
  ['a sent password', 'line with clave-larga', { password: 'clave-larga' }],
  ['an e-mail', 'mail to ana@prueba.example', {}],
  ['a password hash', 'hash $argon2id$v=19', {}],
  ['a code deep in a body', 'used ABIERTO234', { variables: { input: { invitationCode: 'ABIERTO234' } } }],
])('the check of the suites’ logs finds %s', (_what, line, body) => {
  const check = new LogCheck();
  check.addFrom(body);
  check.write('GET /api/projects 200');
  expect(() => check.assertClean()).not.toThrow();
  check.write(line);
  expect(() => check.assertClean()).toThrow(/^The log shows .*, written during 'the check of the suites’ logs finds /);
});

test('the check names each given secret that a line shows, in any of its forms', () => {
  const check = new LogCheck();
  for (const line of ['mail to Ana%40prueba.example', 'code 123456 used', 'id 91234567', 'at 123456-0', '\\"clave\\"'])
    check.write(line);
  const secrets = { email: 'ana@prueba.example', code: '123456', password: '"clave"', token: 'nothing-has-it' };
  expect(check.findLeaks(secrets)).toEqual([
    'email: mail to Ana%40prueba.example',
    'code: code 123456 used',
    'password: \\"clave\\"',
  ]);
});
