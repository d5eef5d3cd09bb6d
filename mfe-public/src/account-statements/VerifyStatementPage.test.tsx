import { fail, renderPage, reply } from '@cimiento/session/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { VerifyStatementDocument, type VerifyStatementQuery } from './statements.generated';
import { hashFile } from './hash-file';
import VerifyStatementPage from './VerifyStatementPage';

// jsdom hashes nothing; the journey compares a real file.
jest.mock('./hash-file');

const genuine: VerifyStatementQuery['verifyStatement'] = {
  number: 'EC-2025-000004',
  year: 2025,
  version: 1,
  throughOn: '2025-12-31',
  createdAt: '2026-01-05T15:00:00.000Z',
  total: '10175.00',
  sha256: 'a'.repeat(64),
  laterNumber: null,
  laterVersion: null,
};

const open = (answer: Parameters<typeof reply<VerifyStatementQuery, object>>[1]) =>
  renderPage(<VerifyStatementPage />, {
    path: '/verificar/23456789ABCDEFGHJKMN',
    route: '/verificar/:code',
    replies: [reply(VerifyStatementDocument, answer)],
  });

test('tells that a document is genuine, with all that can be compared', async () => {
  const { getVariables } = open({ verifyStatement: genuine });
  const facts = await screen.findByRole('region', { name: 'Documento auténtico' });
  for (const text of ['EC-2025-000004', '2025, hasta el 31/12/2025', '$10,175.00', genuine.sha256, '5/1/2026'])
    expect(facts).toHaveTextContent(text);
  expect(facts).not.toHaveTextContent('versión posterior');
  expect(getVariables('VerifyStatement')).toEqual([{ code: '23456789ABCDEFGHJKMN' }]);
});

test('a later version is named', async () => {
  open({ verifyStatement: { ...genuine, laterNumber: 'EC-2025-000009', laterVersion: 2 } });
  expect(await screen.findByText(/Hay una versión posterior: EC-2025-000009, versión 2/)).toBeVisible();
});

test('an unknown code says so, and another can be typed', async () => {
  const { getLocation, getVariables } = open(fail('NOT_FOUND', 'No hay un estado de cuenta con este código.'));
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay un estado de cuenta con este código.');
  const field = screen.getByLabelText('Código de verificación');
  expect(field).toHaveValue('2345-6789-ABCD-EFGH-JKMN');
  fireEvent.change(field, { target: { value: 'otro' } });
  fireEvent.click(screen.getByRole('button', { name: 'Verificar' }));
  expect(await screen.findByText(/Revisa que esté completo/)).toBeVisible();
  fireEvent.change(field, { target: { value: 'zzzz zzzz zzzz zzzz zzzz' } });
  fireEvent.click(screen.getByRole('button', { name: 'Verificar' }));
  expect(getLocation()).toBe('/verificar/ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ');
  await waitFor(() => expect(getVariables('VerifyStatement')).toHaveLength(2));
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('a failure of the server can be retried', async () => {
  open(fail('TOO_MANY_REQUESTS', 'Espera un momento.'));
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
});

test.each([
  ['is the genuine one', genuine.sha256, /sin ningún cambio/],
  ['is another one', 'b'.repeat(64), /No es el documento que emitimos/],
  ['cannot be compared in this browser', null, /no puede leer la huella/],
])('a PDF that somebody has %s', async (_name, hash, text) => {
  jest.mocked(hashFile).mockResolvedValue(hash);
  open({ verifyStatement: genuine });
  const file = new File(['%PDF-1.7'], 'estado.pdf', { type: 'application/pdf' });
  fireEvent.change(await screen.findByLabelText(/Elígelo para comparar/), { target: { files: [file] } });
  expect(await screen.findByText(text)).toBeVisible();
});
