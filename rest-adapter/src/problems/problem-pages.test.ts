import { errorCodes } from '@cimiento/contracts';
import { useSampleApi } from '../testing/sample-routes';

const api = useSampleApi();
const read = (path: string, accept: string) => api.send('GET', path, undefined, { accept });

test.each(Object.keys(errorCodes))('the address of %s explains it in Spanish and English', async (code) => {
  const { status, body } = await read(`/api/problems/${code}`, 'application/json');
  expect([status, body]).toMatchObject([
    200,
    {
      code,
      es: { title: expect.any(String), description: expect.stringMatching(/.{20}/) },
      en: { title: expect.any(String), description: expect.stringMatching(/.{20}/) },
    },
  ]);
});

test('a browser gets a page that loads nothing from elsewhere', async () => {
  const { status, headers, body } = await read('/api/problems/not-found', 'text/html,*/*;q=0.8');
  expect([status, headers.get('content-type'), headers.get('vary')]).toEqual([
    200,
    'text/html; charset=utf-8',
    'Accept',
  ]);
  expect(body).toContain('<h1>No encontrado</h1>');
  expect(body).toContain('<section lang="en">');
  expect(body).not.toMatch(/<script|style=|https?:/);
  expect((await api.send('GET', '/api/docs/docs.css')).status).toBe(200);
});

test('an unknown code is 404', async () => {
  expect((await read('/api/problems/NADA', 'application/json')).status).toBe(404);
});
