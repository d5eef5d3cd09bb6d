import { credentials, servedThings } from '../testing/things';

const stage = servedThings();

describe('a record', () => {
  test.each(['0', '-1', '1.5', '1e3', '2147483648', 'abc', '07', '%20', '99999999999999999999'])(
    'with the id %s is refused',
    async (id) => {
      const { status, body } = await stage.send('DELETE', `/api/things/${id}`);
      expect([status, body.errors]).toEqual([400, { id: 'El id debe ser un número entero positivo' }]);
    },
  );

  test('whose id cannot be decoded is refused', async () => {
    expect((await stage.send('DELETE', '/api/things/%E0%A4%A')).status).toBe(400);
  });

  test('takes back what a GET gave: its id and its read-only fields change nothing', async () => {
    for (const id of [{}, { id: 7 }, { id: '7' }]) {
      const { status } = await stage.send('PUT', '/api/things/7', {
        ...credentials,
        ...id,
        createdAt: '2025-01-01T00:00:00.000Z',
      });
      expect(status).toBe(200);
    }
    expect(stage.served.asked).toEqual(Array(3).fill(['update', { id: 7, input: credentials }]));
  });

  test('is refused when its body names another', async () => {
    const { status, body } = await stage.send('PUT', '/api/things/7', { ...credentials, id: 8 });
    expect([status, body.errors]).toEqual([400, { id: 'El id no coincide con el de la dirección' }]);
  });

  test('that is created takes no id', async () => {
    expect((await stage.send('POST', '/api/things', { ...credentials, id: 7 })).body.errors).toEqual({
      id: 'Este campo no existe',
    });
  });
});
