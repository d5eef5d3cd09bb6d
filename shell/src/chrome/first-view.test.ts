import { waitFor } from '@testing-library/react';
import { removeFirstViewOnceHidden } from './first-view';

const getFirst = () => document.getElementById('first');

beforeEach(() => {
  document.body.innerHTML = '<div id="first"><h1>Blog</h1></div><div id="root"></div>';
});

test('the first view goes once the page has its own heading', async () => {
  removeFirstViewOnceHidden();
  const root = document.getElementById('root')!;
  root.innerHTML = '<p>Cargando...</p>';
  await Promise.resolve();
  expect(getFirst()).not.toBeNull();
  getFirst()!.style.display = 'none';
  root.innerHTML = '<h1>Blog</h1>';
  await waitFor(() => expect(getFirst()).toBeNull());
});

test('the first view goes at once when the page has taken its place already', () => {
  getFirst()!.style.display = 'none';
  removeFirstViewOnceHidden();
  expect(getFirst()).toBeNull();
});

test('a page that came without a first view stays as it is', () => {
  getFirst()!.remove();
  expect(removeFirstViewOnceHidden).not.toThrow();
});
