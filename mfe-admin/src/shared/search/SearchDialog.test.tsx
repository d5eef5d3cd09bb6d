import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { fillIn, renderPage } from '../testing/render-page';
import { readRecentSearches } from './recent-searches';
import { SearchDialog } from './SearchDialog';

const results = [
  { kind: 'user', id: 7, title: 'Ana Ruiz', detail: 'ana · ana@example.com', path: '/admin/users/7' },
  { kind: 'payment', id: 7, title: 'Pago 7', detail: 'Ana Ruiz · Casa Olmo', path: '/admin/payments?q=Ana' },
];

const Address = () => <p>en {useLocation().pathname + useLocation().search}</p>;

function show() {
  const onClose = jest.fn();
  const page = renderPage(
    <>
      <Address />
      <SearchDialog onClose={onClose} />
    </>,
    {
      path: '/admin',
      replies: [
        {
          operation: 'SearchEverything',
          respond: ({ q }) => ({ searchEverything: q === 'nadie' ? [] : results }),
        },
      ],
    },
  );
  return { ...page, onClose, field: screen.getByRole('combobox') };
}

afterEach(() => window.localStorage.clear());

test('results are in groups, and the arrow keys with Enter open one', async () => {
  const { field, onClose } = show();
  fillIn(field, 'ana');
  const people = await screen.findByRole('group', { name: 'Personas' });
  expect(within(people).getAllByRole('option')).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('2 resultados');
  const chosen = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(chosen()).toContain('Ana Ruiz');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(chosen()).toContain('Pago 7');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(chosen()).toContain('Ana Ruiz');
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onClose).toHaveBeenCalled();
  expect(screen.getByText('en /admin/payments?q=Ana')).toBeInTheDocument();
  expect(readRecentSearches()).toEqual(['ana']);
});

test('Enter before the answer opens nothing, and an earlier search is offered again', async () => {
  window.localStorage.setItem('cimiento.admin.recent-searches', JSON.stringify(['ana', 'olmo']));
  const { field, onClose, getVariables } = show();
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['ana', 'olmo']);
  fillIn(field, 'x');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onClose).not.toHaveBeenCalled();
  fillIn(field, '');
  fireEvent.click(screen.getByRole('option', { name: 'olmo' }));
  await waitFor(() => expect(getVariables('SearchEverything').at(-1)).toEqual({ q: 'olmo' }));
});

test('nothing found is said with what was searched', async () => {
  const { field } = show();
  fillIn(field, 'nadie');
  expect(await screen.findByText('Nada coincide con «nadie»')).toBeInTheDocument();
});
