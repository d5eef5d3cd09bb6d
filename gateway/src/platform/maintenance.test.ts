import { setTimeout as wait } from 'node:timers/promises';
import { Maintenance } from './maintenance';

const times = { delayMs: 1, everyMs: 5, limitMs: 1000 };

test('jobs run soon after the start, again after a failure, and never twice at once', async () => {
  const log = { warn: jest.fn() };
  let [runs, inProgress] = [0, 0];
  const run = async () => {
    expect((inProgress += 1)).toBe(1);
    await wait(15);
    inProgress -= 1;
    if ((runs += 1) === 1) throw new Error('failed');
  };
  const maintenance = new Maintenance([{ name: 'one', run }], times, log);
  maintenance.start();
  while (runs < 3) await wait(5);
  await maintenance.stop();
  expect(inProgress).toBe(0);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(maintenance.listEnds().get('one')).toBeGreaterThan(0);
});

test('a run has a limit, and the next one takes first what has waited longest', async () => {
  const order: string[] = [];
  const job = (name: string, ms: number) => ({
    name,
    run: async (isOver: () => boolean) => {
      order.push(name);
      for (let spent = 0; spent < ms && !isOver(); spent += 5) await wait(5);
    },
  });
  const maintenance = new Maintenance(
    [job('endless', 10_000), job('short', 0), job('other', 0)],
    { ...times, limitMs: 40 },
    { warn: jest.fn() },
  );
  expect(await maintenance.run()).toBe(false);
  expect(order).toEqual(['endless']);
  expect(maintenance.listEnds().has('endless')).toBe(false);
  await maintenance.run();
  expect(order).toEqual(['endless', 'short', 'other', 'endless']);
  expect([...maintenance.listEnds().keys()]).toEqual(['short', 'other']);
});

test('stopping ends a run after its present batch, and nothing runs without a delay', async () => {
  let batches = 0;
  const run = async (isOver: () => boolean) => {
    for (; !isOver(); batches += 1) await wait(5);
  };
  const log = { warn: jest.fn() };
  const maintenance = new Maintenance([{ name: 'endless', run }], { ...times, limitMs: 60_000 }, log);
  maintenance.start();
  while (batches < 2) await wait(5);
  await maintenance.stop();
  const idle = new Maintenance([{ name: 'endless', run }], { ...times, delayMs: null }, log);
  idle.start();
  const stopped = batches;
  await wait(30);
  expect(batches).toBe(stopped);
});
