import { WorkQueue } from './work-queue';

const refuse = (): never => {
  throw new Error('too many');
};

/** Work that ends when it is told to. */
function createWork() {
  let end: (value: string) => void = () => undefined;
  const done = new Promise<string>((resolve) => (end = resolve));
  return { run: jest.fn(() => done), end };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('work above the limit waits for its turn, and more than may wait is refused', async () => {
  const queue = new WorkQueue({ running: 1, waiting: 2 }, refuse);
  const works = [createWork(), createWork(), createWork()];
  const results = works.map(({ run }) => queue.run(run));
  await expect(queue.run(async () => 'more')).rejects.toThrow('too many');
  const countStarted = () => works.filter(({ run }) => run.mock.calls.length > 0).length;
  expect(countStarted()).toBe(1);
  for (const [index, { end }] of works.entries()) {
    end(`done ${index}`);
    await settle();
    expect(countStarted()).toBe(Math.min(index + 2, 3));
  }
  expect(await Promise.all(results)).toEqual(['done 0', 'done 1', 'done 2']);
  expect(await queue.run(async () => 'free again')).toBe('free again');
});

test('work that fails gives its place to the next', async () => {
  const queue = new WorkQueue({ running: 1, waiting: 1 }, refuse);
  const failing = queue.run(() => Promise.reject(new Error('broken')));
  const next = queue.run(async () => 'next');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
