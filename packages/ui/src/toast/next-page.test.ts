import { showLeftToast, toastOnNextPage } from './next-page';
import { currentToasts } from './store';

test('a toast left for the next page is shown there, once', () => {
  toastOnNextPage({ title: 'Sesión cerrada' });
  expect(currentToasts()).toHaveLength(0);
  showLeftToast();
  expect(currentToasts()).toMatchObject([{ title: 'Sesión cerrada', open: true }]);
  const [{ id } = { id: 0 }] = currentToasts();
  showLeftToast();
  expect(currentToasts()).toMatchObject([{ id }]);
});
