import { credentialsSchema, type Credentials } from '@cimiento/contracts/schemas';
import { fireEvent, render, screen } from '@testing-library/react';
import { FormField } from './FormField';
import { SaveDraft, useDraft } from './useDraft';
import { ValidatedForm } from './ValidatedForm';

const draftKey = 'borrador';

function Draft() {
  const { draft, forget } = useDraft<Credentials>(draftKey);
  return (
    <ValidatedForm
      schema={credentialsSchema}
      initialValues={{ username: '', password: '', ...draft }}
      onSubmit={async () => forget()}
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
const kept = () => localStorage.getItem(draftKey);

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('what is typed is there again, but for what is never kept', () => {
  const { unmount } = render(<Draft />);
  expect(kept()).toBeNull();
  type('Usuario', 'ana');
  type('Clave', 'secreto');
  unmount();
  render(<Draft />);
  expect(screen.getByLabelText('Usuario')).toHaveValue('ana');
  expect(screen.getByLabelText('Clave')).toHaveValue('');
});

test('what is typed and taken back again is not there again', () => {
  const { unmount } = render(<Draft />);
  type('Usuario', 'ana');
  type('Usuario', '');
  unmount();
  render(<Draft />);
  expect(screen.getByLabelText('Usuario')).toHaveValue('');
});

test('a browser that keeps nothing still shows the form', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(<Draft />);
  type('Usuario', 'ana');
  expect(screen.getByLabelText('Usuario')).toHaveValue('ana');
});
