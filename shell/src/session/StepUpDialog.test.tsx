import { CallError, useSession } from '@cimiento/session';
import { fail, neverAnswer, renderPage, reply, StepUpDocument, type Reply } from '@cimiento/session/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { CompletePasskeyStepUpDocument, StartPasskeyStepUpDocument, StepUpMethodsDocument } from './step-up.generated';
import { StepUpHost } from './StepUpHost';

const mockSign = jest.fn<Promise<string>, [string]>();
const mockHasPasskeys = jest.fn(() => false);
// Neither passkeys nor a secure context exist in jsdom.
jest.mock('@cimiento/product-ui/passkeys', () => ({
  ...jest.requireActual<object>('@cimiento/product-ui/passkeys'),
  hasPasskeys: () => mockHasPasskeys(),
  signWithPasskey: (options: string) => mockSign(options),
}));

const ana = {
  id: 2,
  username: 'ana',
  email: 'ana@prueba.example',
  fullName: 'Ana Lucía',
  role: 'user' as const,
  staffRole: null,
};
const stepUp = { stepUp: { validUntil: '2026-03-05T20:04:00.000Z' } };

// Its first load may take longer than a test waits for an element.
beforeAll(() => import('./StepUpDialog'), 60_000);

/** A button whose action needs a proof, and what came of it. */
function Page({ action }: { action: () => Promise<string> }) {
  const session = useSession();
  const [result, setResult] = useState('');
  const run = () => session.stepUp.withProof(action).then(setResult, (error: Error) => setResult(error.message));
  return (
    <>
      <button type="button" onClick={() => void run()}>
        Retirar
      </button>
      <p>{result}</p>
      <StepUpHost />
    </>
  );
}

/** Renders the page; the action works from its second call on. */
function renderAction(
  answer: Parameters<typeof reply<typeof stepUp, object>>[1] = stepUp,
  more: readonly Reply[] = [reply(StepUpMethodsDocument, fail('INTERNAL', 'No pudimos leerlo.'))],
) {
  let isProven = false;
  const action = async () => {
    if (isProven) return 'Retiro solicitado';
    isProven = true;
    throw new CallError(403, 'Confirma que eres tú para continuar.', 'STEP_UP_REQUIRED');
  };
  const page = renderPage(<Page action={action} />, { user: ana, replies: [reply(StepUpDocument, answer), ...more] });
  fireEvent.click(screen.getByRole('button', { name: 'Retirar' }));
  return page;
}

/** The factors that can prove the account. */
const methods = (totpSince: string | null, passkeyCount = 0) =>
  reply(StepUpMethodsDocument, {
    mySecondFactor: { totpSince, passkeys: Array.from({ length: passkeyCount }, (_, id) => ({ id })) },
  });

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('asks for the password and continues the interrupted call', async () => {
  const { getVariables } = renderAction();
  fireEvent.change(await screen.findByLabelText('Contraseña'), { target: { value: 'secreto1' } });
  press('Confirmar');
  expect(await screen.findByText('Retiro solicitado')).toBeVisible();
  expect(getVariables('StepUp')).toEqual([{ input: { password: 'secreto1' } }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('asks an account without a second factor for the password alone', async () => {
  renderAction(stepUp, [methods(null)]);
  await screen.findByLabelText('Contraseña');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Usar un código' })).toBeNull());
});

test('asks an account with a second factor for a code, and never for the password', async () => {
  const { getVariables } = renderAction(stepUp, [methods('2026-01-05T12:00:00.000Z')]);
  fireEvent.change(await screen.findByLabelText('Código'), { target: { value: '123456' } });
  expect(screen.queryByRole('button', { name: 'Usar mi contraseña' })).toBeNull();
  press('Confirmar');
  expect(await screen.findByText('Retiro solicitado')).toBeVisible();
  expect(getVariables('StepUp')).toEqual([{ input: { code: '123456' } }]);
});

test('opens only once the methods of the account are known, so that nothing in it moves', async () => {
  const { getVariables } = renderAction(stepUp, [reply(StepUpMethodsDocument, neverAnswer)]);
  await waitFor(() => expect(getVariables('StepUpMethods')).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('takes a code instead where the methods of the account cannot be read', async () => {
  const { getVariables } = renderAction();
  await screen.findByLabelText('Contraseña');
  press('Usar un código');
  fireEvent.change(screen.getByLabelText('Código'), { target: { value: '123456' } });
  press('Confirmar');
  expect(await screen.findByText('Retiro solicitado')).toBeVisible();
  expect(getVariables('StepUp')).toEqual([{ input: { code: '123456' } }]);
});

test('tells that a password is wrong and asks again', async () => {
  renderAction(fail('UNAUTHENTICATED', 'La contraseña actual no es correcta'));
  fireEvent.change(await screen.findByLabelText('Contraseña'), { target: { value: 'otra-clave' } });
  press('Confirmar');
  expect(await screen.findByText('La contraseña actual no es correcta')).toBeVisible();
});

test('without a proof the action fails as it did', async () => {
  renderAction();
  await screen.findByLabelText('Contraseña');
  press('Cancelar');
  expect(await screen.findByText(/Confirma que eres tú para continuar/)).toBeVisible();
});

describe('with a passkey', () => {
  const start = reply(StartPasskeyStepUpDocument, { startPasskeyStepUp: '{"challenge":"abc"}' });
  const complete = reply(CompletePasskeyStepUpDocument, { completePasskeyStepUp: stepUp.stepUp });

  beforeEach(() => {
    mockHasPasskeys.mockReturnValue(true);
    mockSign.mockReset().mockResolvedValue('{"id":"mine"}');
  });

  test('lets the device sign and continues the interrupted call', async () => {
    const { getVariables } = renderAction(stepUp, [methods(null, 1), start, complete]);
    fireEvent.click(await screen.findByRole('button', { name: 'Usar mi passkey' }));
    expect(await screen.findByText('Retiro solicitado')).toBeVisible();
    expect(mockSign).toHaveBeenCalledWith('{"challenge":"abc"}');
    expect(getVariables('CompletePasskeyStepUp')).toEqual([{ credential: '{"id":"mine"}' }]);
  });

  test('offers none to people without one', async () => {
    const { getVariables } = renderAction(stepUp, [methods(null)]);
    await screen.findByLabelText('Contraseña');
    await waitFor(() => expect(getVariables('StepUpMethods')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Usar mi passkey' })).toBeNull();
  });

  test('tells that the person closed the dialog of the browser, and takes a code', async () => {
    mockSign.mockRejectedValue(new DOMException('closed', 'NotAllowedError'));
    renderAction(stepUp, [methods(null, 1), start]);
    fireEvent.click(await screen.findByRole('button', { name: 'Usar mi passkey' }));
    expect(await screen.findByText('Lo cancelaste, o pasó demasiado tiempo.')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Código'), { target: { value: 'ABCD-EFGH' } });
    press('Confirmar');
    expect(await screen.findByText('Retiro solicitado')).toBeVisible();
  });

  test('tells that the gateway refused the passkey', async () => {
    const refused = reply(CompletePasskeyStepUpDocument, fail('UNAUTHENTICATED', 'No pudimos verificar la passkey.'));
    renderAction(stepUp, [methods(null, 1), start, refused]);
    fireEvent.click(await screen.findByRole('button', { name: 'Usar mi passkey' }));
    expect(await screen.findByText('No pudimos verificar la passkey.')).toBeVisible();
  });
});
