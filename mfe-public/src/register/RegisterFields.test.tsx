import { MockedProvider } from '@apollo/client/testing/react';
import { messages, type FieldErrors } from '@cimiento/contracts';
import { registrationFormSchema } from '@cimiento/contracts/schemas';
import { ValidatedForm } from '@cimiento/ui/form';
import { toast } from '@cimiento/ui/toast';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
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

/** Registration with a code in its address, and the calls about it. */
function show(givenCode: string, answer: Answer, refusal?: FieldErrors) {
  const calls = jest.fn(() =>
    answer === 'failure'
      ? { errors: [{ message: messages.internal }] }
      : { data: { validateInvitation: { __typename: 'InvitationCheck', ...answer } } },
  );
  const mock = {
    request: { query: ValidateInvitationDocument, variables: () => true },
    result: calls,
    maxUsageCount: 9,
  };
  render(
    <MockedProvider mocks={[mock]}>
      <MemoryRouter>
        <ValidatedForm
          schema={registrationFormSchema(true)}
          initialValues={{ ...person, invitationCode: givenCode }}
          onSubmit={async () => refusal}
        >
          {({ submitting }) => <RegisterFields submitting={submitting} codeRequired codeFromUrl={givenCode} />}
        </ValidatedForm>
      </MemoryRouter>
    </MockedProvider>,
  );
  return calls;
}

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Crear cuenta' });

test('a valid code of the address is told by the banner, asked once', async () => {
  const calls = show('BETA2026', { valid: true, message: null });
  expect(await screen.findByText('Código de invitación válido: BETA2026')).toBeVisible();
  await waitFor(() => expect(submit().disabled).toBe(false));
  expect(calls).toHaveBeenCalledTimes(1);
});

test.each([
  ["in the server's words", 'Este código venció'],
  ['or in the usual ones', null],
])('an invalid code of the address is told by the banner and by a toast, %s', async (_words, message) => {
  show('VENCIDO1', { valid: false, message });
  expect(await screen.findByText('El código de invitación VENCIDO1 no es válido')).toBeVisible();
  expect(jest.mocked(toast).mock.calls).toEqual([
    [{ title: 'Código inválido', description: message ?? messages.invalidCode, variant: 'destructive' }],
  ]);
  expect(submit().disabled).toBe(true);
});

test('a check of the address that fails makes the code invalid without a toast', async () => {
  show('BETA2026', 'failure');
  expect(await screen.findByText('El código de invitación BETA2026 no es válido')).toBeVisible();
  expect(toast).not.toHaveBeenCalled();
  expect(submit().disabled).toBe(true);
});

test('a typed code that is invalid is told at its field alone', async () => {
  show('', { valid: false, message: null });
  fireEvent.change(screen.getByLabelText('Código de invitación'), { target: { value: 'NOEXISTE' } });
  expect(await screen.findByText(messages.invalidCode)).toBeVisible();
  expect(toast).not.toHaveBeenCalled();
});

test('a code that was used up meanwhile is not called valid beside its refusal, and can be sent again', async () => {
  show('BETA2026', { valid: true, message: null }, { invitationCode: messages.invalidCode });
  await waitFor(() => expect(submit().disabled).toBe(false));
  fireEvent.click(submit());
  expect(await screen.findByText(messages.invalidCode)).toBeVisible();
  expect(screen.queryByText(/válido: BETA2026/)).toBeNull();
  expect(screen.queryByText('Código de invitación válido')).toBeNull();
  expect(submit().disabled).toBe(false);
});
