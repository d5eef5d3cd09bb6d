import { listedQueues, operationQueue, operationQueues } from './operations';

test('every queue has a label and its own address', () => {
  const facts = operationQueues.map((queue) => operationQueue[queue]);
  expect(new Set(facts.map(({ path }) => path)).size).toBe(operationQueues.length);
  expect(facts.every(({ label }) => label.length > 0)).toBe(true);
  expect(listedQueues.map((queue) => operationQueue[queue].path)).toEqual(
    listedQueues.map((queue) => `/admin/queues?queue=${queue}`),
  );
});
