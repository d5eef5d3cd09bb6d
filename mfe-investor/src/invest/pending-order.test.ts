import { deletePendingOrder, findPendingOrder, savePendingOrder, type PendingOrder } from './pending-order';

const order: PendingOrder = { amount: 3000, key: '0123456789abcdef', fundedFrom: 'transfer' };

beforeEach(() => sessionStorage.clear());

test('finds a pending order only for its person and project, until it is deleted', () => {
  savePendingOrder(2, 1, order);
  expect(findPendingOrder(2, 1)).toEqual(order);
  expect(findPendingOrder(3, 1)).toBeNull();
  expect(findPendingOrder(2, 4)).toBeNull();
  deletePendingOrder(2, 1);
  expect(findPendingOrder(2, 1)).toBeNull();
});

test.each(['nada', '7', '{"amount":"x","key":"abc"}', '{"amount":1000}'])(
  'ignores a stored value like %s',
  (stored) => {
    sessionStorage.setItem('cimiento.order.2.1', stored);
    expect(findPendingOrder(2, 1)).toBeNull();
  },
);

test('a full storage causes no failure', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  savePendingOrder(2, 1, order);
  expect(setItem).toHaveBeenCalled();
  expect(findPendingOrder(2, 1)).toBeNull();
  setItem.mockRestore();
});

test('takes an order that an earlier release stored as one by transfer', () => {
  sessionStorage.setItem('cimiento.order.2.1', JSON.stringify({ amount: 3000, key: 'una-clave' }));
  expect(findPendingOrder(2, 1)).toEqual({ amount: 3000, key: 'una-clave', fundedFrom: 'transfer' });
});
