import { CallError } from '@cimiento/session';
import { AnswerStore } from './answer-store';
import { toAnswers } from './answers';
import { complete } from './test-identity';

const storageKey = 'prueba';
const createStore = (send: jest.Mock) => new AnswerStore({ stored: toAnswers(complete), storageKey, send });

afterEach(() => sessionStorage.clear());

test('what is typed is kept in the tab until it is stored', async () => {
  const send = jest.fn().mockResolvedValue({});
  const store = createStore(send);
  store.change('address', 'Calle Larga 1');
  expect(createStore(send).getState().answers.address).toBe('Calle Larga 1');
  expect(await store.save()).toBe(true);
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ address: 'Calle Larga 1' }));
  expect(sessionStorage).toHaveLength(0);
});

test('nothing is sent when nothing changed', async () => {
  const send = jest.fn();
  expect(await createStore(send).save()).toBe(true);
  expect(send).not.toHaveBeenCalled();
});

test('answers that change while others are stored are stored after them', async () => {
  let finish = (): void => undefined;
  const send = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const store = createStore(send);
  store.change('phone', '0990000001');
  const first = store.save();
  store.change('phone', '0990000002');
  const second = store.save();
  finish();
  await first;
  await Promise.resolve();
  finish();
  expect(await second).toBe(true);
  expect(send.mock.calls).toEqual([
    [expect.objectContaining({ phone: '0990000001' })],
    [expect.objectContaining({ phone: '0990000002' })],
  ]);
});

test('a failure keeps what was typed, with its reason, and can be tried again', async () => {
  const send = jest
    .fn()
    .mockRejectedValueOnce(new CallError(0, '', 'OFFLINE'))
    .mockResolvedValue({});
  const store = createStore(send);
  store.change('phone', '0990000001');
  expect(await store.save()).toBe(false);
  expect(store.getState()).toMatchObject({ saving: 'failed', refusal: 'Revisa tu conexión e intenta de nuevo.' });
  expect(sessionStorage).toHaveLength(1);
  expect(await store.save()).toBe(true);
  expect(store.getState().saving).toBe('saved');
});

test('a message of the server goes when its answer changes', async () => {
  const refused = new CallError(400, 'Revisa los datos', 'VALIDATION_FAILED', { phone: 'Escribe otro' });
  const store = createStore(jest.fn().mockRejectedValue(refused));
  store.change('phone', '1');
  await store.save();
  expect(store.getState().errors).toEqual({ phone: 'Escribe otro' });
  store.change('phone', '12');
  expect(store.getState().errors).toEqual({});
});

test('owners of more than the whole wait, and the other answers do not', async () => {
  const send = jest.fn().mockResolvedValue({});
  const store = createStore(send);
  const owner = { name: 'Ana', idKind: 'cedula', idNumber: '1714307103', percent: '60' };
  store.change('owners', [owner, { ...owner, name: 'Luis' }]);
  store.change('address', 'Calle Larga 1');
  await store.save();
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ address: 'Calle Larga 1', owners: [] }));
  expect(sessionStorage).toHaveLength(1);
});
