import { createPageStorage } from './page-storage';

// These tests run outside a browser: whatever needed its storage would fail.
test('what is typed into the playground is found again, and leaves the browser with the page', () => {
  expect([typeof localStorage, typeof sessionStorage]).toEqual(['undefined', 'undefined']);
  const storage = createPageStorage();
  storage.setItem('query', 'mutation { login }');
  expect([storage.length, storage.key(0), storage.getItem('query')]).toEqual([1, 'query', 'mutation { login }']);
  expect(createPageStorage().getItem('query')).toBeNull();
  storage.removeItem('query');
  expect([storage.length, storage.key(0)]).toEqual([0, null]);
});
