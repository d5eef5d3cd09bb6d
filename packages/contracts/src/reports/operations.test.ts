import { compareUrgency, listedQueues, operationQueue, operationQueues } from './operations';

test('every queue has a label and its own address', () => {
  const facts = operationQueues.map((queue) => operationQueue[queue]);
  expect(new Set(facts.map(({ path }) => path)).size).toBe(operationQueues.length);
  expect(facts.every(({ label }) => label.length > 0)).toBe(true);
  expect(listedQueues.map((queue) => operationQueue[queue].path)).toEqual(
    listedQueues.map((queue) => `/admin/queues?queue=${queue}`),
  );
});

test('the longest wait comes first, and on the same day the largest amount', () => {
  const old = { oldest: '2026-01-01', amount: null };
  const [small, large] = ['5.00', '20.00'].map((amount) => ({ oldest: '2026-02-01', amount }));
  const undated = { oldest: null, amount: '900.00' };
  expect([undated, small!, large!, old].sort(compareUrgency)).toEqual([old, large, small, undated]);
});
