import { QueryFailedError } from 'typeorm';
import { toLoggableError } from './loggable-error';

const parameters = ['maria', 'maria@prueba.example', '$argon2id$v=19$m=19456,t=2,p=1$c2Fs$aGFzaA'];
const query = 'INSERT INTO users (username, email, passwordHash) VALUES (?, ?, ?)';

test('leaves out the query and its parameters', () => {
  const driverError = Object.assign(new Error('disk is full'), { code: 'SQLITE_FULL' });
  const logged = toLoggableError(new QueryFailedError(query, parameters, driverError));
  expect(logged).toEqual({
    type: 'QueryFailedError',
    message: 'disk is full',
    stack: expect.stringContaining('disk is full'),
    code: 'SQLITE_FULL',
  });
  expect(JSON.stringify(logged)).not.toMatch(/argon2|maria|INSERT/);
});

test('hides the values that MariaDB puts into its message, and keeps the constraint', () => {
  const sqlMessage = "Duplicate entry 'maria@prueba.example' for key 'UQ_users_emailKey'";
  const driverError = Object.assign(new Error(sqlMessage), {
    code: 'ER_DUP_ENTRY',
    errno: 1062,
    sqlMessage,
    sql: query,
  });
  for (const error of [driverError, new QueryFailedError(query, parameters, driverError)]) {
    const logged = toLoggableError(error);
    expect(logged).toMatchObject({ code: 'ER_DUP_ENTRY', errno: 1062 });
    expect(logged.message).toContain("Duplicate entry '…' for key 'UQ_users_emailKey'");
    expect(JSON.stringify(logged)).not.toMatch(/maria|INSERT/);
  }
});

test('hides e-mails and password hashes in any text, and drops further properties', () => {
  const error = Object.assign(new Error(`no mail to ana@prueba.example with ${parameters[2]}`), { token: 'abc123' });
  const logged = JSON.stringify(toLoggableError(error));
  expect(logged).toContain('no mail to [hidden] with [hidden]');
  expect(logged).not.toMatch(/ana@|argon2|abc123/);
  expect(toLoggableError('lost ana@prueba.example')).toEqual({ type: 'string', message: 'lost [hidden]' });
});
