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

test('a bare address is the first page in the order of the list itself', () => {
  expect(listVariables(open('').list)).toEqual({ search: null, sort: 'date', descending: true, offset: 0, limit: 25 });
});

test('an address names search, order and page', () => {
  expect(listVariables(open('?q=%20torre%20&sort=name&order=asc&page=3').list)).toEqual({
    search: 'torre',
    sort: 'name',
    descending: false,
    offset: 50,
    limit: 25,
  });
});

test.each(['?sort=DROP', '?page=0', '?page=-1', '?page=1e3', '?page=99999999'])(
  '%s makes no sense and changes nothing',
  (address) => {
    expect(listVariables(open(address).list)).toMatchObject({ sort: 'date', offset: 0 });
  },
);

test('from a page that is no more, the way back does not lead there again', () => {
  const shown = open('?page=9');
  act(() => shown.list.onPageOutOfRange(2));
  expect(shown.list.page).toBe(2);
  act(() => shown.back());
  expect(shown.list.page).toBe(2);
});

test('a search, an order or a filter begins again at the first page', () => {
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

test('the order that is there is turned round, another one begins ascending', () => {
  const shown = open('');
  act(() => shown.list.onSort('date'));
  expect([shown.list.sort, shown.list.descending]).toEqual(['date', false]);
  act(() => shown.list.onSort('date'));
  expect(shown.list.descending).toBe(true);
  act(() => shown.list.onSort('name'));
  expect([shown.list.sort, shown.list.descending]).toEqual(['name', false]);
});

test('what narrows a list can be taken away at once; the order stays', () => {
  const shown = open('?q=x&status=paid&sort=name&order=desc&page=2');
  expect(shown.list.isNarrowed).toBe(true);
  act(() => shown.list.onClear());
  expect(shown.list.isNarrowed).toBe(false);
  expect(shown.address).toBe('?sort=name&order=desc');
});
