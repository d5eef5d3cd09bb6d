import { CallError, useSession } from '@cimiento/session';
import { fail, renderPage, reply, StepUpDocument } from '@cimiento/session/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { StepUpHost } from './StepUpHost';

const ana = { id: 2, username: 'ana', email: 'ana@prueba.example', fullName: 'Ana Lucía', role: 'user' as const };
const stepUp = { stepUp: { validUntil: '2026-03-05T20:04:00.000Z' } };

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
function renderAction(answer: Parameters<typeof reply<typeof stepUp, object>>[1] = stepUp) {
  let isProven = false;
  const action = async () => {
    if (isProven) return 'Retiro solicitado';
    isProven = true;
    throw new CallError(403, 'Confirma que eres tú para continuar.', 'STEP_UP_REQUIRED');
  };
  const page = renderPage(<Page action={action} />, { user: ana, replies: [reply(StepUpDocument, answer)] });
  fireEvent.click(screen.getByRole('button', { name: 'Retirar' }));
  return page;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('asks for the password and goes on with what was interrupted', async () => {
  const { getVariables } = renderAction();
  fireEvent.change(await screen.findByLabelText('Contraseña'), { target: { value: 'secreto1' } });
  press('Confirmar');
  expect(await screen.findByText('Retiro solicitado')).toBeVisible();
  expect(getVariables('StepUp')).toEqual([{ input: { password: 'secreto1' } }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('takes a code instead', async () => {
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
