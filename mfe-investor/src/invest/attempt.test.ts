import { forgetAttempt, keepAttempt, createIdempotencyKey, openAttempt } from './attempt';

beforeEach(() => sessionStorage.clear());

test('a key is one that the gateway takes, and never the same', () => {
  expect(createIdempotencyKey()).toMatch(/^[\w-]{16,64}$/);
  expect(createIdempotencyKey()).not.toBe(createIdempotencyKey());
});

test('an unanswered order is found again, by its person and project only, until it is answered', () => {
  const attempt = { amount: 3000, key: createIdempotencyKey() };
  keepAttempt(2, 1, attempt);
  expect(openAttempt(2, 1)).toEqual(attempt);
  expect(openAttempt(3, 1)).toBeNull();
  expect(openAttempt(2, 4)).toBeNull();
  forgetAttempt(2, 1);
  expect(openAttempt(2, 1)).toBeNull();
});

test.each(['nada', '7', '{"amount":"x","key":"abc"}', '{"amount":1000,"key":"<script>"}'])(
  'what is not an order is none: %s',
  (left) => {
    sessionStorage.setItem('cimiento.order.2.1', left);
    expect(openAttempt(2, 1)).toBeNull();
  },
);

test('a browser that keeps nothing keeps nobody from investing', () => {
  const refusal = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  keepAttempt(2, 1, { amount: 3000, key: createIdempotencyKey() });
  expect(refusal).toHaveBeenCalled();
  expect(openAttempt(2, 1)).toBeNull();
  refusal.mockRestore();
});
