import { patienceMs } from './retry';
import { Turns } from './turns';

const nothing = (): void => undefined;

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance'] }));

afterEach(() => void jest.useRealTimers());

test('calls run one at a time, in their order, also after one that failed', async () => {
  const turns = new Turns();
  const steps: string[] = [];
  const call = (name: string) =>
    turns.take(async () => {
      steps.push(`${name} starts`);
      await Promise.resolve();
      steps.push(`${name} ends`);
      if (name === 'a') throw new Error('a fails');
      return name;
    });
  const [first, second] = [call('a'), call('b')];
  await expect(first).rejects.toThrow('a fails');
  expect(await second).toBe('b');
  expect(steps).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
});

test('a call that gets no turn in time never runs, and those after it do', async () => {
  const turns = new Turns();
  let end = nothing;
  const long = turns.take(() => new Promise<void>((resolve) => (end = resolve)));
  const run = jest.fn().mockResolvedValue('done');
  const late = turns.take(run);
  const refused = expect(late).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  await jest.advanceTimersByTimeAsync(patienceMs);
  await refused;
  const next = turns.take(() => Promise.resolve('next'));
  end();
  await long;
  expect(await next).toBe('next');
  await turns.finish();
  expect(run).not.toHaveBeenCalled();
});
