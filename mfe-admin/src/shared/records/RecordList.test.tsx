import { fireEvent, render, screen } from '@testing-library/react';
import { RecordList } from './RecordList';
import type { ListState } from './useListState';

Element.prototype.scrollIntoView ??= () => undefined;

const texts = {
  caption: 'Proyectos',
  loading: 'Cargando proyectos...',
  failure: 'No se pudieron cargar los proyectos',
  empty: 'No hay proyectos disponibles',
  emptyHint: 'Aquí verás cada proyecto.',
};

const columns = [{ key: 'name', header: 'Nombre', sort: 'name', cell: ({ name }: { name: string }) => name }];
const page = { items: [{ id: 1, name: 'Torre Norte' }], total: 60, totalIsCapped: false };

function show(props: Partial<Parameters<typeof RecordList<{ id: number; name: string }>>[0]>) {
  const list: ListState = {
    search: '',
    sort: 'name',
    descending: false,
    page: 2,
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
  render(
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
  );
  return { list, onRetry };
}

const getBusyArea = () => screen.getByText('Torre Norte').closest('[aria-busy]');

test('marks the previous rows as busy while the next page loads', () => {
  show({ loading: true });
  expect(getBusyArea()).toHaveAttribute('aria-busy', 'true');
});

test('describes what an empty list will show', () => {
  show({ page: { ...page, items: [], total: 0 } });
  expect(screen.getByText('Aquí verás cada proyecto.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('offers to clear the search of a list without matches', () => {
  const list = { ...show({}).list, isNarrowed: true };
  show({ list, page: { ...page, items: [], total: 0 } });
  fireEvent.click(screen.getByRole('button', { name: 'Quitar búsqueda y filtros' }));
  expect(list.onClear).toHaveBeenCalled();
});

test('hides rows that failed to reload, and retries', () => {
  const { onRetry } = show({ error: new Error('down') });
  expect(screen.queryByText('Torre Norte')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(onRetry).toHaveBeenCalled();
});

test('leads to the pages before and after', () => {
  const { list } = show({});
  fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
  fireEvent.click(screen.getByRole('button', { name: 'Anterior' }));
  expect(jest.mocked(list.onPage).mock.calls).toEqual([[3], [1]]);
});

test('sorts by the column that is clicked', () => {
  const { list } = show({});
  fireEvent.click(screen.getByRole('button', { name: /Nombre/ }));
  expect(list.onSort).toHaveBeenCalledWith('name');
});
