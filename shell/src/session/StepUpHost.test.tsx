import { useQuery } from '@apollo/client/react';
import { errorCodes, messages, paths } from '@cimiento/contracts';
import { AuthProvider, createSession, loadApollo, QueryProvider } from '@cimiento/session';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { StepUpMethodsDocument } from './step-up.generated';
import { StepUpHost } from './StepUpHost';

const root = {
  id: 1,
  username: 'jefa',
  email: 'jefa@prueba.example',
  fullName: 'Jefa',
  role: 'admin' as const,
  staffRole: null,
};

/** A page of the back office, whose records come from the gateway. */
function RecordsPage() {
  const { error } = useQuery(StepUpMethodsDocument);
  return <p>{error ? 'Sin registros' : 'Cargando'}</p>;
}

/** Answers every operation with this error, as the gateway does. */
function answerWith(code: 'SECOND_FACTOR_ENROLMENT_REQUIRED' | 'FORBIDDEN') {
  const error = { message: messages.secondFactorMissing, extensions: { code, status: errorCodes[code].status } };
  globalThis.fetch = jest.fn(
    async () =>
      new Response(JSON.stringify({ data: null, errors: [error] }), {
        headers: { 'content-type': 'application/json' },
      }),
  );
}

/** Opens the page after another one. */
async function openBackOffice() {
  await loadApollo();
  const page = (text: string) => (
    <>
      <p>{text}</p>
      <StepUpHost />
    </>
  );
  const router = createMemoryRouter(
    [
      { path: '/', element: page('Inicio') },
      {
        path: paths.admin,
        element: (
          <>
            <RecordsPage />
            <StepUpHost />
          </>
        ),
      },
      { path: paths.adminAccount, element: page('Configura tu segundo factor') },
    ],
    { initialEntries: ['/', paths.admin], initialIndex: 1 },
  );
  render(
    <AuthProvider session={createSession({ user: root })}>
      <QueryProvider>
        <RouterProvider router={router} />
      </QueryProvider>
    </AuthProvider>,
  );
  return router;
}

test('an administrator who lacks a second factor is sent to its page in place of the refused one', async () => {
  answerWith('SECOND_FACTOR_ENROLMENT_REQUIRED');
  const router = await openBackOffice();
  expect(await screen.findByText('Configura tu segundo factor')).toBeVisible();
  expect(router.state.location.pathname).toBe(paths.adminAccount);
  await act(() => router.navigate(-1));
  expect(screen.getByText('Inicio')).toBeVisible();
});

test('leaves everybody else on their page', async () => {
  answerWith('FORBIDDEN');
  const router = await openBackOffice();
  await waitFor(() => expect(screen.getByText('Sin registros')).toBeVisible());
  expect(router.state.location.pathname).toBe(paths.admin);
});
