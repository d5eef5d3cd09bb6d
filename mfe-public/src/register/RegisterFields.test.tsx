import { messages, type FieldErrors } from '@cimiento/contracts';
import { registrationFormSchema } from '@cimiento/contracts/schemas';
import { fail, renderPage, reply } from '@cimiento/session/testing';
import { ValidatedForm } from '@cimiento/ui/form';
import { toast } from '@cimiento/ui/toast';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ValidateInvitationDocument } from '../access/access.generated';
import { RegisterFields } from './RegisterFields';

jest.mock('@cimiento/ui/toast', () => ({ toast: jest.fn() }));

afterEach(() => jest.mocked(toast).mockClear());

const person = {
  username: 'ana',
  email: 'ana@prueba.example',
  fullName: 'Ana',
  password: 'secreto',
  confirmPassword: 'secreto',
};

type Answer = { valid: boolean; message: string | null } | 'failure';

/** Renders registration with a code in its URL; returns the calls that check it. */
function renderFields(codeFromUrl: string, answer: Answer, rejection?: FieldErrors) {
  const check = jest.fn(
    answer === 'failure' ? fail('INTERNAL', messages.internal) : () => ({ validateInvitation: answer }),
  );
  renderPage(
    <ValidatedForm
      schema={registrationFormSchema(true)}
      initialValues={{ ...person, invitationCode: codeFromUrl }}
      onSubmit={async () => rejection}
    >
      {({ submitting }) => <RegisterFields submitting={submitting} codeRequired codeFromUrl={codeFromUrl} />}
    </ValidatedForm>,
    { path: '/register', replies: [reply(ValidateInvitationDocument, check)] },
  );
  return check;
}

const getSubmitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Crear cuenta' });

test('a valid code in the URL is shown by the banner and checked once', async () => {
  const calls = renderFields('BETA2026', { valid: true, message: null });
  expect(await screen.findByText('Código de invitación válido: BETA2026')).toBeVisible();
  await waitFor(() => expect(getSubmitButton().disabled).toBe(false));
  expect(calls).toHaveBeenCalledTimes(1);
});

test.each([
  ["with the server's message", 'Este código venció'],
  ['with the default message', null],
])('an invalid code in the URL is shown by the banner and by a toast, %s', async (_case, message) => {
  renderFields('VENCIDO1', { valid: false, message });
  expect(await screen.findByText('El código de invitación VENCIDO1 no es válido')).toBeVisible();
  expect(jest.mocked(toast).mock.calls).toEqual([
    [{ title: 'Código inválido', description: message ?? messages.invalidCode, variant: 'destructive' }],
  ]);
  expect(getSubmitButton().disabled).toBe(true);
});

test('a failed check makes the code in the URL invalid without a toast', async () => {
  renderFields('BETA2026', 'failure');
  expect(await screen.findByText('El código de invitación BETA2026 no es válido')).toBeVisible();
  expect(toast).not.toHaveBeenCalled();
  expect(getSubmitButton().disabled).toBe(true);
});

test('an invalid typed code is shown only at its field', async () => {
  renderFields('', { valid: false, message: null });
  fireEvent.change(screen.getByLabelText('Código de invitación'), { target: { value: 'NOEXISTE' } });
  expect(await screen.findByText(messages.invalidCode)).toBeVisible();
  expect(toast).not.toHaveBeenCalled();
});

test('a code rejected by registration is no longer shown as valid, and can be submitted again', async () => {
  renderFields('BETA2026', { valid: true, message: null }, { invitationCode: messages.invalidCode });
  await waitFor(() => expect(getSubmitButton().disabled).toBe(false));
  fireEvent.click(getSubmitButton());
  expect(await screen.findByText(messages.invalidCode)).toBeVisible();
  expect(screen.queryByText(/válido: BETA2026/)).toBeNull();
  expect(screen.queryByText('Código de invitación válido')).toBeNull();
  expect(getSubmitButton().disabled).toBe(false);
});
