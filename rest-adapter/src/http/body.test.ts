import { credentials, json, useSampleApi } from '../testing/sample-routes';
import { sendUnfinished } from '../testing/send-unfinished';

const api = useSampleApi();

describe('a body', () => {
  test.each([
    ['bad JSON', '{"username":', json, 400, 'El contenido no es JSON válido.'],
    ['an array', '[]', json, 400, 'El contenido debe ser un objeto JSON.'],
    ['null', 'null', json, 400, 'El contenido debe ser un objeto JSON.'],
    ['text', '"username"', json, 400, 'El contenido debe ser un objeto JSON.'],
    [
      'a form',
      'username=maria',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'El contenido debe ser application/json.',
    ],
    ['text that is JSON', '{}', { 'content-type': 'text/plain' }, 415, 'El contenido debe ser application/json.'],
    [
      'an unknown encoding',
      '{}',
      { ...json, 'content-encoding': 'zip' },
      415,
      'La codificación del contenido no se admite.',
    ],
    [
      'an unknown character set',
      '{}',
      { 'content-type': 'application/json; charset=latin1' },
      415,
      'La codificación del contenido no se admite.',
    ],
    ['one over the limit', `{"username":"${'x'.repeat(2000)}"}`, json, 413, 'El contenido es demasiado grande.'],
    ['compressed nonsense', '{}', { ...json, 'content-encoding': 'gzip' }, 400, 'La petición no se puede leer.'],
  ])('that is %s is rejected', async (_, body, headers, status, message) => {
    const answer = await api.send('POST', '/api/login', body, headers);
    expect([answer.status, answer.body.message, answer.body.detail]).toEqual([status, message, message]);
    expect(api.adapter.calls).toEqual([]);
  });

  test('that is not UTF-8 is rejected, so that no letter of it is lost', async () => {
    const body = Buffer.from('{"username":"Mu\xf1oz","password":"x"}', 'latin1');
    const url = new URL('/api/login', api.adapter.client.url);
    const response = await fetch(url, { method: 'POST', body, headers: json });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { message: 'El contenido no está en UTF-8.' },
    ]);
    expect(api.adapter.calls).toEqual([]);
  });

  test('of exactly the largest size is read', async () => {
    const text = JSON.stringify({ username: 'maria', password: 'maria123' });
    expect((await api.send('POST', '/api/login', text.padEnd(2000), json)).status).toBe(200);
    expect((await api.send('POST', '/api/login', text.padEnd(2001), json)).status).toBe(413);
  });

  test.each<[string, string, Record<string, number>]>([
    ['without a Content-Length', '"x'.padEnd(3000), {}],
    ['by its Content-Length', '{', { 'content-length': 5_000_000 }],
  ])('over the limit is rejected %s before it has arrived', async (_how, start, headers) => {
    expect(await sendUnfinished(new URL('/api/login', api.adapter.client.url), start, headers)).toBe(413);
  });

  test('that is missing gives an error for every required field', async () => {
    const { status, body } = await api.send('POST', '/api/login');
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      username: 'El nombre de usuario es requerido',
      password: 'La contraseña debe tener al menos 6 caracteres',
    });
    expect(body.message).toBe('Revisa los datos marcados e intenta de nuevo.');
  });

  test('with an unknown field is rejected with the name of the field', async () => {
    const { status, body } = await api.send('POST', '/api/login', { ...credentials, extra: 1 });
    expect([status, body.errors, body.message]).toEqual([
      400,
      { extra: 'Este campo no existe' },
      'Este campo no existe',
    ]);
  });

  test('reaches the operation as its schema normalizes it', async () => {
    await api.send('POST', '/api/login', { ...credentials, username: ' maria ' });
    expect(api.adapter.calls).toEqual([['login', { input: credentials }]]);
  });
});
