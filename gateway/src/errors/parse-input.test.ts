import { listAfterSchema, listSchema } from '@cimiento/contracts/schemas';
import { createRememberingParser, parseInput } from './parse-input';

test.each<Record<string, unknown>>([
  {},
  { search: null, limit: 5 },
  { search: 'x'.repeat(150) },
  { search: undefined, after: 3 },
])('gives %p what its schema gives, however often it comes', (input) => {
  const parse = createRememberingParser(listAfterSchema);
  const expected = parseInput(listAfterSchema, input);
  for (let time = 0; time < 3; time += 1) expect(parse(input)).toEqual(expected);
});

test('tells values apart that look alike as text', () => {
  const parse = createRememberingParser(listSchema);
  expect(parse({ search: null, limit: 1 })).toMatchObject({ search: null, limit: 1 });
  expect(parse({ search: 'null', limit: 1 })).toMatchObject({ search: 'null' });
  expect(() => parse({ search: null, limit: Number.NaN })).toThrow();
  expect(() => parse({ search: null, limit: null, offset: Number.POSITIVE_INFINITY })).toThrow();
});

test('refuses what its schema refuses every time', () => {
  const parse = createRememberingParser(listSchema);
  for (let time = 0; time < 2; time += 1) expect(() => parse({ limit: 101 })).toThrow();
  expect(parse({ limit: 100 })).toMatchObject({ limit: 100 });
});
