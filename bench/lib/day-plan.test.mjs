import { createRandom, Gate, planArrivals, StepTimes } from './day-plan.mjs';

test('the same seed plans the same day, in order and within it', () => {
  const plan = () => planArrivals(200, 60_000, createRandom(7));
  expect(plan()).toEqual(plan());
  expect(plan()).toEqual(plan().toSorted((a, b) => a - b));
  expect([plan()[0] >= 0, plan()[199] < 60_000]).toEqual([true, true]);
  expect(planArrivals(200, 60_000, createRandom(8))).not.toEqual(plan());
});

test('a step has its number, percentiles and errors', () => {
  const times = new StepTimes();
  for (let ms = 100; ms >= 1; ms -= 1) times.add('read', ms);
  times.fail('write', 'status 500');
  expect(times.summarize()).toEqual([
    { name: 'read', count: 100, p50: 50, p95: 95, p99: 99, longest: 100, errors: 0 },
    { name: 'write', count: 0, p50: undefined, p95: undefined, p99: undefined, longest: undefined, errors: 1 },
  ]);
  expect(times.errors).toEqual(['write: status 500']);
});

test('one value is every percentile', () => {
  const times = new StepTimes();
  times.add('read', 3);
  expect(times.summarize()).toMatchObject([{ p50: 3, p95: 3, p99: 3, longest: 3 }]);
});

test('a gate lets so many calls run at once, and the next when one ends, also by an error', async () => {
  const gate = new Gate(2);
  const running = [];
  const calls = ['a', 'b', 'c'].map((name) =>
    gate.run(() => new Promise((resolve, reject) => running.push({ name, resolve, reject }))),
  );
  await Promise.resolve();
  expect(running.map(({ name }) => name)).toEqual(['a', 'b']);
  running[0].reject(new Error('broken'));
  await expect(calls[0]).rejects.toThrow('broken');
  await Promise.resolve();
  expect(running.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  running.slice(1).forEach(({ resolve }) => resolve());
  await Promise.all(calls.slice(1));
});
