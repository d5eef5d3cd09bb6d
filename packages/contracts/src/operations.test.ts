import { listedQueues, operationQueue, operationQueues, parseTermMonths } from './operations';

test.each([
  ['36 meses', 36],
  ['1 mes', 1],
  ['2 años', 24],
  ['1 año y medio', 12],
  ['  18 Meses, prorrogables', 18],
  ['Indefinido', null],
  ['', null],
  ['36', null],
])('a term of %p is %p months', (term, months) => {
  expect(parseTermMonths(term)).toBe(months);
});

test('every queue has a label and its own address', () => {
  const facts = operationQueues.map((queue) => operationQueue[queue]);
  expect(new Set(facts.map(({ path }) => path)).size).toBe(operationQueues.length);
  expect(facts.every(({ label }) => label.length > 0)).toBe(true);
  expect(listedQueues.map((queue) => operationQueue[queue].path)).toEqual(
    listedQueues.map((queue) => `/admin/queues?queue=${queue}`),
  );
});
