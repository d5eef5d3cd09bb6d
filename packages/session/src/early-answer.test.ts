import { dropEarlyAnswers, takeEarlyAnswer } from './early-answer';

const page = globalThis as { early?: Record<string, unknown> };
const toAnswer = (body: object, ok = true) => ({ ok, clone: () => ({ json: () => Promise.resolve(body) }) });
const answer = toAnswer({ data: {} });

afterEach(() => {
  jest.restoreAllMocks();
  delete page.early;
});

test('an early answer is taken once, by the request that it belongs to', async () => {
  page.early = { '{"a":1}': Promise.resolve(answer) };
  expect(await takeEarlyAnswer('{"a":2}')).toBeUndefined();
  expect(await takeEarlyAnswer('{"a":1}')).toBe(answer);
  expect(await takeEarlyAnswer('{"a":1}')).toBeUndefined();
});

test('an early request that failed is sent again', async () => {
  page.early = { '{}': Promise.resolve(undefined) };
  expect(await takeEarlyAnswer('{}')).toBeUndefined();
});

test('an early answer that failed is not taken: the request is sent again', async () => {
  const brokenOff = { ok: true, clone: () => ({ json: () => Promise.reject(new SyntaxError('no JSON')) }) };
  for (const failed of [toAnswer({ errors: [{ message: 'no' }] }), toAnswer({}, false), brokenOff]) {
    page.early = { '{}': Promise.resolve(failed) };
    expect(await takeEarlyAnswer('{}')).toBeUndefined();
  }
});

test('an early answer is not taken half a minute after the page started', async () => {
  page.early = { '{}': Promise.resolve(answer) };
  jest.spyOn(performance, 'now').mockReturnValue(30_001);
  expect(await takeEarlyAnswer('{}')).toBeUndefined();
});

test('an early answer that has been dropped is not taken', async () => {
  page.early = { '{}': Promise.resolve(answer) };
  dropEarlyAnswers();
  expect(await takeEarlyAnswer('{}')).toBeUndefined();
});
