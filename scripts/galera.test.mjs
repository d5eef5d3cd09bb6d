import { joinUrls } from './galera.mjs';

test('an address names all servers of a cluster in their order', () => {
  const urls = [1, 2, 3].map((port) => `mysql://cimiento:secret@127.0.0.1:${port}/cimiento`);
  expect(joinUrls(urls)).toBe('mysql://cimiento:secret@127.0.0.1:1,127.0.0.1:2,127.0.0.1:3/cimiento');
  expect(joinUrls(urls.slice(0, 1))).toBe(urls[0]);
});
