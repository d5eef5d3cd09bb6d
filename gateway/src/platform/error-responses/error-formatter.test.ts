import { messages, operatorMessages } from '@cimiento/contracts';
import { GraphQLError } from 'graphql';
import pino from 'pino';
import { QueryFailedError } from 'typeorm';
import { createErrorFormatter } from './error-formatter';
import { conflict, ExpectedError, validationFailed } from '../errors';

const createRecorder = () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { lines, format: createErrorFormatter(log) };
};

test('keeps the message and extensions of an expected error, and does not log it', () => {
  const { lines, format } = createRecorder();
  const failure = new ExpectedError('TOO_MANY_REQUESTS', 'Demasiados intentos.', { retryAfter: 60 });
  const formatted = format(new GraphQLError(failure.message, { originalError: failure, path: ['login'] }));
  expect(formatted).toEqual({
    message: 'Demasiados intentos.',
    path: ['login'],
    extensions: { code: 'TOO_MANY_REQUESTS', status: 429, retryAfter: 60 },
  });
  expect(lines).toEqual([]);
});

test.each([new Error('ER_NO_SUCH_TABLE secreto'), new GraphQLError('secreto'), 'secreto', undefined])(
  'shows only a reference for %p, and logs the cause with it',
  (failure) => {
    const { lines, format } = createRecorder();
    const formatted = format(failure);
    expect(JSON.stringify(formatted)).not.toContain('secreto');
    expect(formatted.extensions).toMatchObject({ code: 'INTERNAL', status: 500 });
    expect(lines).toMatchObject([{ reference: formatted.extensions?.['reference'], msg: 'unexpected failure' }]);
  },
);

test.each([{ errno: 1213 }, { code: 'SQLITE_BUSY' }])(
  'asks to try again after a change that was given up with %p, and tells the operator',
  (facts) => {
    const { lines, format } = createRecorder();
    const failure = new QueryFailedError('COMMIT', [], Object.assign(new Error('in the way'), facts));
    expect(format(new GraphQLError('secreto', { originalError: failure, path: ['createOrder'] }))).toEqual({
      message: messages.overtaken,
      path: ['createOrder'],
      extensions: { code: 'UNAVAILABLE', status: 503, retryAfter: 5 },
    });
    expect(lines).toMatchObject([{ level: 40, path: ['createOrder'] }]);
  },
);

test.each(['ENOSPC', 'EDQUOT', 'EROFS'])('says that the disk takes no files after %s, and logs it', (code) => {
  const { lines, format } = createRecorder();
  expect(format(Object.assign(new Error('no space left on device'), { code }))).toEqual({
    message: operatorMessages.diskFull,
    extensions: { code: 'UNAVAILABLE', status: 503, retryAfter: 60 },
  });
  expect(lines).toMatchObject([{ level: 50, msg: 'the disk of DATA_DIR takes no more files' }]);
});

test('uses the message of a single invalid field, and a general one for several', () => {
  expect(validationFailed({ email: 'Email inválido' }).message).toBe('Email inválido');
  expect(conflict({ username: 'a', email: 'b' }).message).toBe('Revisa los datos marcados e intenta de nuevo.');
});
