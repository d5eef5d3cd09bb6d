import { credentialsSchema, type Credentials } from '@cimiento/contracts/schemas';
import { fireEvent, render, screen } from '@testing-library/react';
import { FormField } from './FormField';
import { SaveDraft, useDraft } from './useDraft';
import { ValidatedForm } from './ValidatedForm';

const draftKey = 'borrador';

function Draft() {
  const { draft, deleteDraft } = useDraft<Credentials>(draftKey);
  return (
    <ValidatedForm
      schema={credentialsSchema}
      initialValues={{ username: '', password: '', ...draft }}
      onSubmit={async () => deleteDraft()}
    >
      {() => (
        <>
          <SaveDraft draftKey={draftKey} exclude={['password']} />
          <FormField name="username" label="Usuario" />
          <FormField name="password" label="Clave" />
        </>
      )}
    </ValidatedForm>
  );
}

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const getStored = () => localStorage.getItem(draftKey);

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('restores what was typed, except excluded fields', () => {
  const { unmount } = render(<Draft />);
  expect(getStored()).toBeNull();
  type('Usuario', 'ana');
  type('Clave', 'secreto');
  unmount();
  render(<Draft />);
  expect(screen.getByLabelText('Usuario')).toHaveValue('ana');
  expect(screen.getByLabelText('Clave')).toHaveValue('');
});

test.each([
  ['restores a draft of almost seven days', 7 * 24 * 60 - 1, 'ana'],
  ['deletes a draft of seven days', 7 * 24 * 60, ''],
])('%s', (_what, minutes, restored) => {
  const { unmount } = render(<Draft />);
  type('Usuario', 'ana');
  unmount();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + minutes * 60_000);
  render(<Draft />);
  expect(screen.getByLabelText('Usuario')).toHaveValue(restored);
  expect(getStored() !== null).toBe(restored !== '');
});

test('removed text is not restored', () => {
  const { unmount } = render(<Draft />);
  type('Usuario', 'ana');
  type('Usuario', '');
  unmount();
  render(<Draft />);
  expect(screen.getByLabelText('Usuario')).toHaveValue('');
});

test('the form works when storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(<Draft />);
  type('Usuario', 'ana');
  expect(screen.getByLabelText('Usuario')).toHaveValue('ana');
});
