import { orderSchema, validate } from '@cimiento/contracts/schemas';
import { createIdempotencyKey } from './idempotency-key';

test('creates a different key each time, in the form that the gateway accepts', () => {
  const idempotencyKey = createIdempotencyKey();
  expect(createIdempotencyKey()).not.toBe(idempotencyKey);
  expect(validate(orderSchema, { projectId: 1, amount: 1000, acceptedRisks: true, idempotencyKey })).toMatchObject({
    ok: true,
  });
});
