import { act, render } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { listVariables, useListState, type ListState } from './useListState';

type Shown = { list: ListState<'date' | 'name'>; address: string; back: () => void };

function open(address: string): Shown {
  const shown = {} as Shown;
  const List = () => {
    shown.list = useListState({ sorts: ['date', 'name'], descending: true, filters: ['status'] });
    shown.address = useLocation().search;
    const navigate = useNavigate();
    shown.back = () => void navigate(-1);
    return null;
  };
  render(
    <MemoryRouter initialEntries={[`/list${address}`]}>
      <List />
    </MemoryRouter>,
  );
  return shown;
}

test('an address without parameters is the first page in the default order', () => {
  expect(listVariables(open('').list)).toEqual({ search: null, sort: 'date', descending: true, offset: 0, limit: 25 });
});

test('reads search, order and page from the address', () => {
  expect(listVariables(open('?q=%20torre%20&sort=name&order=asc&page=3').list)).toEqual({
    search: 'torre',
    sort: 'name',
    descending: false,
    offset: 50,
    limit: 25,
  });
});

test.each(['?sort=DROP', '?page=0', '?page=-1', '?page=1e3', '?page=99999999'])(
  'ignores the invalid parameter %s',
  (address) => {
    expect(listVariables(open(address).list)).toMatchObject({ sort: 'date', offset: 0 });
  },
);

test('a search in the address is cut to what the server accepts', () => {
  const { list } = open(`?q=${'x'.repeat(250)}`);
  expect(listVariables(list).search).toBe('x'.repeat(200));
});

test('Back does not return to a page that no longer exists', () => {
  const shown = open('?page=9');
  act(() => shown.list.onPageOutOfRange(2));
  expect(shown.list.page).toBe(2);
  act(() => shown.back());
  expect(shown.list.page).toBe(2);
});

test('a new search, order or filter starts at the first page', () => {
  for (const change of [
    ({ onSearch }: ListState) => onSearch('x'),
    ({ onSort }: ListState) => onSort('name'),
    ({ onFilter }: ListState) => onFilter('status', 'paid'),
  ]) {
    const shown = open('?page=4');
    act(() => change(shown.list));
    expect(shown.list.page).toBe(1);
  }
});

test('sorting by the same column reverses the order; another column starts ascending', () => {
  const shown = open('');
  act(() => shown.list.onSort('date'));
  expect([shown.list.sort, shown.list.descending]).toEqual(['date', false]);
  act(() => shown.list.onSort('date'));
  expect(shown.list.descending).toBe(true);
  act(() => shown.list.onSort('name'));
  expect([shown.list.sort, shown.list.descending]).toEqual(['name', false]);
});

test('clears the search and the filters and keeps the order', () => {
  const shown = open('?q=x&status=paid&sort=name&order=desc&page=2');
  expect(shown.list.isNarrowed).toBe(true);
  act(() => shown.list.onClear());
  expect(shown.list.isNarrowed).toBe(false);
  expect(shown.address).toBe('?sort=name&order=desc');
});

test('keeps a filter that is followed by another change before the page shows it', () => {
  const shown = open('?status=paid');
  const { onFilter, onSort } = shown.list;
  act(() => {
    onFilter('status', 'missed');
    onSort('name');
  });
  expect(shown.list.filter('status')).toBe('missed');
  expect(shown.list.sort).toBe('name');
});

test('a change after Back starts from the address that Back led to', () => {
  const shown = open('?status=paid');
  act(() => shown.list.onFilter('status', 'missed'));
  act(() => shown.back());
  act(() => shown.list.onSort('name'));
  expect(shown.address).toBe('?status=paid&sort=name&order=asc');
});
