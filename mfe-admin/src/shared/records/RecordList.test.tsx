import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { RecordList } from './RecordList';
import type { ListState } from './useListState';

const texts = {
  caption: 'Proyectos',
  loading: 'Cargando proyectos...',
  failure: 'No se pudieron cargar los proyectos',
  empty: 'No hay proyectos disponibles',
  emptyHint: 'Aquí verás cada proyecto.',
};

const columns = [{ key: 'name', header: 'Nombre', sort: 'name', cell: ({ name }: { name: string }) => name }];
const page = { items: [{ id: 1, name: 'Torre Norte' }], total: 60, totalIsCapped: false };

async function show(props: Partial<Parameters<typeof RecordList<{ id: number; name: string }>>[0]>) {
  const list: ListState = {
    search: '',
    sort: 'name',
    descending: false,
    page: 2,
    pageSize: 25,
    filter: () => '',
    isNarrowed: false,
    onSearch: jest.fn(),
    onSort: jest.fn(),
    onFilter: jest.fn(),
    onPage: jest.fn(),
    onPageOutOfRange: jest.fn(),
    onClear: jest.fn(),
  };
  const onRetry = jest.fn();
  renderPage(
    <RecordList
      texts={texts}
      columns={columns}
      list={list}
      page={page}
      loading={false}
      error={undefined}
      onRetry={onRetry}
      {...props}
    />,
    { path: '/admin', replies: [] },
  );
  // The session has answered.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return { list, onRetry };
}

const getBusyArea = () => screen.getByText('Torre Norte').closest('[aria-busy]');

test('marks the previous rows as busy while the next page loads', async () => {
  await show({ loading: true });
  expect(getBusyArea()).toHaveAttribute('aria-busy', 'true');
});

test('one live region stays while the list changes its state, and says that nothing was found', async () => {
  const list: ListState = (await show({})).list;
  const region = screen.getByText('60 resultados, página 2');
  expect(region).toHaveAttribute('aria-live', 'polite');
  cleanup();
  await show({ list, page: { ...page, items: [], total: 0 } });
  expect(screen.getByText('Ningún resultado')).toHaveAttribute('aria-live', 'polite');
});

test('describes what an empty list will show', async () => {
  await show({ page: { ...page, items: [], total: 0 } });
  expect(screen.getByText('Aquí verás cada proyecto.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('offers to clear the search of a list without matches', async () => {
  const list = { ...(await show({})).list, isNarrowed: true };
  cleanup();
  await show({ list, page: { ...page, items: [], total: 0 } });
  fireEvent.click(screen.getByRole('button', { name: 'Quitar búsqueda y filtros' }));
  expect(list.onClear).toHaveBeenCalled();
});

test('hides rows that failed to reload, and retries', async () => {
  const { onRetry } = await show({ error: new Error('down') });
  expect(screen.queryByText('Torre Norte')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(onRetry).toHaveBeenCalled();
});

test('leads to the pages before and after', async () => {
  const { list } = await show({});
  fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
  fireEvent.click(screen.getByRole('button', { name: 'Anterior' }));
  expect(jest.mocked(list.onPage).mock.calls).toEqual([[3], [1]]);
});

test('sorts by the column that is clicked', async () => {
  const { list } = await show({});
  fireEvent.click(screen.getByRole('button', { name: /Nombre/ }));
  expect(list.onSort).toHaveBeenCalledWith('name');
});
