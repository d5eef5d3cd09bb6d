type Module = typeof import('./report-health');

const release = { version: '1.4.0', build: 'aaaaaaaaaaaa' };
const entry = { ...release, entry: '/remotes/public/1.4.0-aaaaaaaaaaaa/mf-manifest.json', contract: 1, routes: {} };
const sent: unknown[] = [];

/** Each test is a separate tab. */
async function openTab(share: string): Promise<Module> {
  jest.resetModules();
  document.body.innerHTML = `<script type="text/plain" id="health-share">${share}</script>`;
  return import('./report-health');
}

beforeEach(() => {
  jest.useFakeTimers();
  // A tab of an earlier test must not hear of errors.
  jest.spyOn(window, 'addEventListener');
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

afterEach(() => {
  for (const [type, listener] of jest.mocked(window.addEventListener).mock.calls)
    window.removeEventListener(type, listener);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

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

/** The metrics that were sent, with their pages, in batches. */
const listSent = () =>
  (sent as [string, string, { reports: { metric: string; page?: string }[] }][]).map(([, , { reports }]) =>
    reports.map(({ metric, page }) => `${metric} ${page}`),
  );

test('an opened page is reported at once, and each page once in a tab', async () => {
  const { reportHealth, reportOpened } = await openTab('100');
  reportOpened('public', entry, '/blog');
  expect(listSent()).toEqual([['opened /blog']]);
  reportHealth('public', entry, 'load', { page: '/blog' });
  reportHealth('public', entry, 'load', { page: '/blog' });
  reportOpened('public', entry, '/blog');
  reportHealth('public', entry, 'load', { page: '/login' });
  await waitForBatch();
  expect(listSent().slice(1)).toEqual([['load /blog', 'load /login']]);
});

const createError = (address: string) =>
  Object.assign(new TypeError('x is not a function'), { stack: `TypeError: x\n    at a (${address}:1:20)` });
const ownScript = 'http://localhost/remotes/public/1.4.0-aaaaaaaaaaaa/assets/7.js';

/** A rejection that nothing handled; jsdom has no such event. */
const createRejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });

test.each([
  ['an error by its stack', () => new ErrorEvent('error', { error: createError(ownScript) })],
  ['an error by its file', () => new ErrorEvent('error', { error: null, filename: ownScript })],
  ['a rejection', () => createRejection(createError(ownScript))],
])('%s in a script of a release is booked to the page that the tab opened last', async (_what, create) => {
  const { reportOpened } = await openTab('100');
  reportOpened('public', entry, '/blog');
  reportOpened('public', entry, '/login');
  dispatchEvent(create());
  dispatchEvent(create());
  await waitForBatch();
  expect(listSent().flat()).toEqual(['opened /blog', 'opened /login', 'thrown /login']);
});

test.each([
  ['another release', createError('http://localhost/remotes/public/1.3.0-bbbbbbbbbbbb/assets/7.js')],
  ['the shell', createError('http://localhost/assets/shell.0123456789ab.js')],
  ['an extension', createError('chrome-extension://abc/remotes.js')],
  ['nothing', null],
])('an error in a script of %s is booked to no release', async (_what, error) => {
  const { reportOpened } = await openTab('100');
  reportOpened('public', entry, '/blog');
  dispatchEvent(new ErrorEvent('error', { error }));
  dispatchEvent(createRejection(error));
  await waitForBatch();
  expect(listSent()).toEqual([['opened /blog']]);
});
