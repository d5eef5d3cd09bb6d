import { setTimeout as wait } from 'node:timers/promises';
import { runEvery } from './run-every';

test('a task runs again after a failure, never twice at once, and stopping waits for it', async () => {
  const log = { warn: jest.fn() };
  let [runs, inProgress] = [0, 0];
  const task = async () => {
    expect((inProgress += 1)).toBe(1);
    await wait(15);
    inProgress -= 1;
    if ((runs += 1) === 1) throw new Error('failed');
  };
  const stop = runEvery(5, [task], log);
  while (runs < 3) await wait(5);
  await stop();
  expect(inProgress).toBe(0);
  expect(log.warn).toHaveBeenCalledTimes(1);
});
