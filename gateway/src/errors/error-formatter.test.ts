import { GraphQLError } from 'graphql';
import pino from 'pino';
import { createErrorFormatter } from './error-formatter';
import { conflict, ExpectedError, validationFailed } from './expected-error';

const recorded = () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { lines, format: createErrorFormatter(log) };
};

test('an expected failure keeps its message and extensions, and is not logged', () => {
  const { lines, format } = recorded();
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
  'of %p only a reference is shown, which the log line carries with the cause',
  (failure) => {
    const { lines, format } = recorded();
    const formatted = format(failure);
    expect(JSON.stringify(formatted)).not.toContain('secreto');
    expect(formatted.extensions).toMatchObject({ code: 'INTERNAL', status: 500 });
    expect(lines).toMatchObject([{ reference: formatted.extensions?.['reference'], msg: 'unexpected failure' }]);
  },
);

test('the message of a single field at fault tells the whole, several share a general one', () => {
  expect(validationFailed({ email: 'Email inválido' }).message).toBe('Email inválido');
  expect(conflict({ username: 'a', email: 'b' }).message).toBe('Revisa los datos marcados e intenta de nuevo.');
});
