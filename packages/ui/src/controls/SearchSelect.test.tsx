import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchSelect, type Option } from './SearchSelect';

const ana: Option = { id: 7, label: 'Ana Lucía', detail: 'ana@ejemplo.example' };

function Choice({
  search,
  onSelect = () => undefined,
}: {
  search: (text: string) => Promise<Option[]>;
  onSelect?: (option: Option | null) => void;
}) {
  const [selected, setSelected] = useState<Option | null>(null);
  return (
    <SearchSelect
      label="Usuario"
      selected={selected}
      search={search}
      onSelect={(option) => {
        setSelected(option);
        onSelect(option);
      }}
    />
  );
}

const field = () => screen.getByLabelText('Usuario');
const type = (text: string) => userEvent.type(field(), text);

test('searches once typing pauses, and shows the selected option in the field', async () => {
  const search = jest.fn(async () => [ana]);
  const onSelect = jest.fn();
  render(<Choice search={search} onSelect={onSelect} />);
  await userEvent.click(field());
  // At once: on a busy machine typing may pause on its own.
  for (const text of ['a', 'an', 'ana']) fireEvent.change(field(), { target: { value: text } });
  await waitFor(() => expect(search).toHaveBeenCalledWith('ana'));
  await userEvent.click(await screen.findByRole('option', { name: /Ana Lucía/ }));
  expect(search.mock.calls.filter(([text]: unknown[]) => text === 'a' || text === 'an')).toHaveLength(0);
  expect(onSelect).toHaveBeenCalledWith(ana);
  await waitFor(() => expect((field() as HTMLInputElement).value).toBe('Ana Lucía'));
  expect(screen.getByRole('button', { name: 'Quitar la selección: Ana Lucía' })).toBeVisible();
});

test('ignores a late answer to older text', async () => {
  const answers = new Map<string, (options: Option[]) => void>();
  render(<Choice search={(text) => new Promise((resolve) => answers.set(text, resolve))} />);
  await type('a');
  await waitFor(() => expect(answers.has('a')).toBe(true));
  await type('na');
  await waitFor(() => expect(answers.has('ana')).toBe(true));
  await act(async () => answers.get('ana')?.([ana]));
  await act(async () => answers.get('a')?.([{ id: 1, label: 'Alguien' }]));
  expect(screen.getByRole('option', { name: /Ana Lucía/ })).toBeTruthy();
  expect(screen.queryByRole('option', { name: 'Alguien' })).toBeNull();
});

test.each([
  [async () => [], 'Sin resultados'],
  [() => Promise.reject(new Error('sin conexión')), 'No se pudo buscar. Cambia el texto para intentar de nuevo.'],
])('explains an empty list: %#', async (search: () => Promise<Option[]>, note) => {
  render(<Choice search={search} />);
  await type('zzz');
  expect(await screen.findByText(note)).toBeTruthy();
});
