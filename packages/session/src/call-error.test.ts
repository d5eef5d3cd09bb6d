import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { getUserMessage, toCallError } from './call-error';

const serverError = (status: number, bodyText: string, statusText = '') =>
  new ServerError('failed', { response: { status, statusText } as Response, bodyText });

test('the message is status, colon, space and text; the user is shown only the text', () => {
  const error = toCallError(
    new CombinedGraphQLErrors({
      errors: [
        {
          message: 'Email inválido',
          extensions: { code: 'VALIDATION_FAILED', status: 400, errors: { email: 'Email inválido' } },
        },
      ],
    }),
  );
  expect(error.message).toBe('400: Email inválido');
  expect(error).toMatchObject({
    status: 400,
    code: 'VALIDATION_FAILED',
    serverMessage: 'Email inválido',
    fields: { email: 'Email inválido' },
  });
});

test('an HTTP error with a GraphQL body keeps its status and message', () => {
  const body = { errors: [{ message: 'Demasiados intentos', extensions: { code: 'TOO_MANY_REQUESTS', status: 429 } }] };
  expect(toCallError(serverError(429, JSON.stringify(body)))).toMatchObject({
    status: 429,
    serverMessage: 'Demasiados intentos',
  });
});

test("a proxy's error page is not shown to the user", () => {
  const error = toCallError(serverError(502, '<html>Bad Gateway</html>'));
  expect(error).toMatchObject({ status: 502, serverMessage: '' });
  expect(getUserMessage(error, 'Intenta de nuevo')).toBe('Intenta de nuevo');
});

test('a response that is not GraphQL is described by its status and its body or status text', () => {
  expect(toCallError(serverError(502, '<html>Bad Gateway</html>')).message).toBe('502: <html>Bad Gateway</html>');
  expect(toCallError(serverError(503, '', 'Service Unavailable')).message).toBe('503: Service Unavailable');
});

test('a request without an answer is OFFLINE', () => {
  expect(toCallError(new TypeError('Failed to fetch'))).toMatchObject({ status: 0, code: 'OFFLINE' });
});

test('the user is told to check the connection only when no answer came', () => {
  expect(getUserMessage(new TypeError('Failed to fetch'))).toBe(
    'No pudimos conectarnos. Revisa tu conexión e intenta de nuevo.',
  );
  expect(getUserMessage(serverError(502, '<html>Bad Gateway</html>'))).toBe(
    'Algo salió mal de nuestro lado. Intenta de nuevo en unos minutos.',
  );
});

test('an outage shows the message of the server, which says what to do', () => {
  const body = { errors: [{ message: 'Intenta en unos segundos', extensions: { code: 'UNAVAILABLE', status: 503 } }] };
  const error = toCallError(serverError(503, JSON.stringify(body)));
  expect(error).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  expect(getUserMessage(error)).toBe('Intenta en unos segundos');
});
