import { useSampleApi } from '../testing/sample-routes';

const api = useSampleApi();

describe.each([
  ['things', 'operation'],
  ['mine', 'adapter'],
])('the list %s, paged by the %s', (name) => {
  const get = (query: string) => api.send('GET', `/api/${name}${query}`);
  const ids = (body: { id: number }[]) => body.map(({ id }) => id);

  test('a list is whole without parameters', async () => {
    const { body, headers } = await get('');
    expect([ids(body), headers.get('link')]).toEqual([[1, 2, 3, 5, 8], null]);
    expect(api.operations).toHaveLength(1);
  });

  test.each([
    ['?limit=2', [1, 2], 'limit=2&after=2'],
    ['?limit=2&after=2', [3, 5], 'limit=2&after=5'],
    ['?limit=2&after=5', [8], null],
    ['?limit=5', [1, 2, 3, 5, 8], null],
    ['?limit=1000', [1, 2, 3, 5, 8], null],
    ['?after=3', [5, 8], null],
    ['?after=8', [], null],
    ['?limit=1&after=8', [], null],
  ])('for %s is %p and names the next page while there is one', async (query, expected, next) => {
    const { body, headers } = await get(query);
    expect(ids(body)).toEqual(expected);
    expect(headers.get('link')).toBe(next && `</api/${name}?${next}>; rel="next"`);
  });

  test.each(['limit=0', 'limit=1001', 'limit=-1', 'limit=1e2', 'limit=abc', 'limit=', 'limit=1&limit=2'])(
    'rejects %s',
    async (query) => {
      const { status, body } = await get(`?${query}`);
      expect([status, body.errors]).toEqual([400, { limit: 'El valor debe ser un número entero entre 1 y 1000' }]);
    },
  );

  test.each(['after=-1', 'after=x', 'after=1.5', 'after=99999999999'])('rejects %s', async (query) => {
    const { status, body } = await get(`?${query}`);
    expect([status, body.errors]).toEqual([400, { after: 'El valor debe ser un número entero desde 0' }]);
  });
});
