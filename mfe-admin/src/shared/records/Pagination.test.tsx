import { translatePage } from '@cimiento/ui/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pagination } from './Pagination';

const onPage = jest.fn();
const onBeyond = jest.fn();

type Shown = { page?: number; total: number; totalIsCapped?: boolean; loading?: boolean };

const pagination = ({ page = 3, total, totalIsCapped = false, loading = false }: Shown) => (
  <Pagination
    page={page}
    total={total}
    totalIsCapped={totalIsCapped}
    loading={loading}
    onPage={onPage}
    onBeyond={onBeyond}
  />
);

beforeEach(() => jest.clearAllMocks());

test('leads from a page past the end to the last one', () => {
  render(pagination({ total: 30 }));
  expect(onBeyond).toHaveBeenCalledWith(2);
});

test('stays on its page while a list with more rows loads', () => {
  const { rerender } = render(pagination({ total: 5, loading: true }));
  rerender(pagination({ total: 80 }));
  expect(onBeyond).not.toHaveBeenCalled();
});

test('shows an exact total and ends at the last page', () => {
  render(pagination({ total: 70 }));
  expect(screen.getByText('51–70 de 70')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Siguiente' })).toBeDisabled();
});

test('shows that a capped total is not exact', () => {
  render(pagination({ total: 10_000, totalIsCapped: true }));
  expect(screen.getByText('51–75 de más de 10,000')).toBeVisible();
});

test('continues past a capped total', async () => {
  render(pagination({ page: 401, total: 10_025, totalIsCapped: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(onPage).toHaveBeenCalledWith(402);
  expect(onBeyond).not.toHaveBeenCalled();
});

test('ends where the rows past the cap end', () => {
  render(pagination({ page: 401, total: 10_010 }));
  expect(screen.getByText('10,001–10,010 de 10,010')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Siguiente' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Anterior' })).toBeEnabled();
});

test('leads to the page that is typed, and never past the last one', async () => {
  render(pagination({ page: 1, total: 676 }));
  const field = screen.getByRole('spinbutton', { name: 'Página de 28' });
  await userEvent.clear(field);
  await userEvent.type(field, '14{Enter}');
  expect(onPage).toHaveBeenLastCalledWith(14);
  await userEvent.clear(field);
  await userEvent.type(field, '99{Enter}');
  expect(onPage).toHaveBeenLastCalledWith(28);
});

test('two pages need no field to choose one', () => {
  render(pagination({ page: 1, total: 50 }));
  expect(screen.queryByRole('spinbutton')).toBeNull();
});

test('counts its pages, and turns them, also on a page that the browser has translated', () => {
  const { container, rerender } = render(pagination({ total: 636 }));
  translatePage(container);
  rerender(pagination({ total: 100, page: 2 }));
  expect(container.textContent).toBe('26–50 de 100AnteriorPáginade 4Siguiente');
});
