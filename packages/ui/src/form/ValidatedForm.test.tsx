import { credentialsSchema, type Credentials } from '@cimiento/contracts/schemas';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-final-form';
import { hasUnsavedChanges } from '../navigation/unsaved-changes';
import { FormField } from './FormField';
import { ValidatedForm, type ValidatedFormProps } from './ValidatedForm';
import { WatchForm, type FormProgress } from './WatchForm';

const message = 'El nombre de usuario es requerido';

function show(
  onSubmit: (values: Credentials) => Promise<Record<string, string> | undefined>,
  schema: ValidatedFormProps<Credentials>['schema'] = credentialsSchema,
) {
  render(
    <ValidatedForm schema={schema} initialValues={{ username: '', password: 'secreto' }} onSubmit={onSubmit}>
      {() => (
        <>
          <FormField name="username" label="Usuario" />
          <button type="submit">Enviar</button>
        </>
      )}
    </ValidatedForm>,
  );
}

const type = (text: string) => fireEvent.change(screen.getByLabelText('Usuario'), { target: { value: text } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));

test('a form shows no error before the first submit, and validates each change after it', async () => {
  const onSubmit = jest.fn();
  show(onSubmit);
  type('an');
  expect(screen.queryByText(message)).toBeNull();
  send();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();
  type('ana');
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  type('an');
  expect(await screen.findByText(message)).toBeTruthy();
});

test("the server's message is shown at its field until the value changes", async () => {
  show(async () => ({ username: 'El nombre de usuario ya está en uso' }));
  type('ana');
  send();
  expect(await screen.findByText('El nombre de usuario ya está en uso')).toBeTruthy();
  expect(screen.getByLabelText('Usuario').getAttribute('aria-invalid')).toBe('true');
  type('anabel');
  await waitFor(() => expect(screen.queryByText('El nombre de usuario ya está en uso')).toBeNull());
});

test('says that a reload would lose something from the first change until it is saved', async () => {
  show(async () => undefined);
  expect(hasUnsavedChanges()).toBe(false);
  type('ana');
  expect(hasUnsavedChanges()).toBe(true);
  send();
  await waitFor(() => expect(hasUnsavedChanges()).toBe(false));
  type('anabel');
  expect(hasUnsavedChanges()).toBe(true);
});

test('submits the values as the schema normalised them', async () => {
  const onSubmit = jest.fn(async () => undefined);
  show(onSubmit);
  type('  ana ');
  send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ username: 'ana', password: 'secreto' }));
});

test('a schema that is loaded is asked for at the first focus, once', async () => {
  const load = jest.fn(async () => credentialsSchema);
  const onSubmit = jest.fn();
  show(onSubmit, load);
  expect(load).not.toHaveBeenCalled();
  fireEvent.focus(screen.getByLabelText('Usuario'));
  await act(async () => undefined);
  fireEvent.focus(screen.getByRole('button', { name: 'Enviar' }));
  type('an');
  send();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
  type('ana');
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ username: 'ana', password: 'secreto' }));
});

test('a form that is sent before its schema is there waits for it', async () => {
  const onSubmit = jest.fn();
  show(onSubmit, async () => credentialsSchema);
  type('an');
  send();
  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() => expect(screen.getByLabelText('Usuario')).toHaveFocus());
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a form that is sent the moment its schema is there focuses what is missing', async () => {
  function SendsAtOnce() {
    const form = useForm();
    useEffect(() => {
      const sendOnce = ({
        hasValidationErrors,
        submitFailed,
      }: {
        hasValidationErrors?: boolean;
        submitFailed?: boolean;
      }) => {
        if (hasValidationErrors && !submitFailed) queueMicrotask(send);
      };
      return form.subscribe(sendOnce, { hasValidationErrors: true, submitFailed: true });
    }, [form]);
    return null;
  }
  render(
    <ValidatedForm schema={async () => credentialsSchema} initialValues={{}} onSubmit={jest.fn()}>
      {() => (
        <>
          <FormField name="username" label="Usuario" />
          <button type="submit">Enviar</button>
          <SendsAtOnce />
        </>
      )}
    </ValidatedForm>,
  );
  fireEvent.focus(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() => expect(screen.getByLabelText('Usuario')).toHaveFocus());
});

test('a form whose schema cannot be loaded sends nothing, says so, and tries again', async () => {
  const load = jest.fn(async () => credentialsSchema).mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  const onSubmit = jest.fn();
  show(onSubmit, load);
  type('ana');
  send();
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos conectarnos');
  expect(onSubmit).not.toHaveBeenCalled();
  send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
});

function Holder() {
  const [{ dirty }, setProgress] = useState<FormProgress>({ dirty: false, submitting: false });
  return (
    <ValidatedForm
      schema={credentialsSchema}
      initialValues={{ username: '', password: 'secreto' }}
      onSubmit={jest.fn()}
    >
      {() => (
        <>
          <WatchForm onChange={setProgress} />
          <FormField name="username" label="Usuario" />
          <output>{dirty ? 'sin guardar' : 'guardado'}</output>
        </>
      )}
    </ValidatedForm>
  );
}

test('the owner learns of unsaved changes before the next key press', () => {
  render(<Holder />);
  const field = screen.getByLabelText<HTMLInputElement>('Usuario');
  // Like a browser: the helpers of Testing Library would flush all pending React work.
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  scope.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, 'ana');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    expect(screen.getByRole('status').textContent).toBe('sin guardar');
  } finally {
    scope.IS_REACT_ACT_ENVIRONMENT = true;
  }
});
