type Module = typeof import('./report-health');

const release = { version: '1.4.0', build: 'aaaaaaaaaaaa' };
const sent: unknown[] = [];

/** Each test is a separate tab. */
async function openTab(share: string): Promise<Module> {
  jest.resetModules();
  document.body.innerHTML = `<script type="text/plain" id="health-share">${share}</script>`;
  return import('./report-health');
}

beforeEach(() => {
  jest.useFakeTimers();
  sent.length = 0;
  // A Blob can only be read asynchronously, which fake timers do not wait for.
  const FakeBlob = function (this: object, [text]: string[], { type }: { type: string }) {
    Object.assign(this, { text, type });
  };
  Object.assign(globalThis, { Blob: FakeBlob });
  const sendBeacon = (address: string, { text, type }: { text: string; type: string }) =>
    sent.push([address, type, JSON.parse(text)]);
  Object.assign(navigator, { sendBeacon });
});

afterEach(() => jest.useRealTimers());

const waitForBatch = () => jest.advanceTimersByTimeAsync(4000);

test('sends what happened to a release once in a tab, in one batch', async () => {
  const { reportHealth } = await openTab('100');
  reportHealth('public', release, 'load');
  reportHealth('public', release, 'load');
  reportHealth('public', release, 'load_failed');
  reportHealth('public', { ...release, build: 'bbbbbbbbbbbb' }, 'load');
  await waitForBatch();
  const report = { remote: 'public', ...release, metric: 'load' };
  expect(sent).toEqual([
    [
      '/remotes/health',
      'application/json',
      { reports: [report, { ...report, metric: 'load_failed' }, { ...report, build: 'bbbbbbbbbbbb' }] },
    ],
  ]);
});

test.each([
  ['0', 'is not chosen'],
  ['', 'has no share, as on a development server'],
])('sends nothing from a tab with the share "%s", which %s', async (share) => {
  const { reportHealth } = await openTab(share);
  reportHealth('public', release, 'load');
  await waitForBatch();
  expect(sent).toEqual([]);
});

test('chooses about as many tabs as the share says', async () => {
  jest.spyOn(Math, 'random').mockReturnValueOnce(0.2).mockReturnValueOnce(0.05);
  const one = await openTab('10');
  one.reportHealth('public', release, 'load');
  const other = await openTab('10');
  other.reportHealth('public', release, 'load');
  await waitForBatch();
  expect(sent).toHaveLength(1);
});

test('describes an error by its class and the places of its stack, without its message', async () => {
  const { describeError } = await openTab('100');
  const error = Object.assign(new TypeError('No hay saldo para maria@example.com'), {
    stack:
      'TypeError: No hay saldo para maria@example.com\n    at Page (http://x/remotes/public/a.js:1:20)\n    at async',
  });
  expect(describeError(error)).toEqual({
    name: 'TypeError',
    frames: ['at Page (http://x/remotes/public/a.js:1:20)'],
  });
  expect(describeError('maria@example.com')).toMatchObject({ name: 'Error' });
});
