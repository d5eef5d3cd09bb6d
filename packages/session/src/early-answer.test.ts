import { takeEarlyAnswer } from './early-answer';

const page = globalThis as { early?: unknown };
const answer = { ok: true };

afterEach(() => {
  delete page.early;
});

test('an early answer is taken once, by the request that it belongs to', async () => {
  page.early = { body: '{"a":1}', answer: Promise.resolve(answer) };
  expect(await takeEarlyAnswer('{"a":2}')).toBeUndefined();
  expect(await takeEarlyAnswer('{"a":1}')).toBe(answer);
  expect(await takeEarlyAnswer('{"a":1}')).toBeUndefined();
});

test('an early request that failed is sent again', async () => {
  page.early = { body: '{}', answer: Promise.resolve(undefined) };
  expect(await takeEarlyAnswer('{}')).toBeUndefined();
});
