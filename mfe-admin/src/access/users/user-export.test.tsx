import { saveFile } from '@cimiento/ui';
import { screen, waitFor } from '@testing-library/react';
import { ExportButton } from '../../shared/records/ExportButton';
import { findToast, renderPage } from '../../shared/testing/render-page';
import { fail, neverAnswer, reply } from '../../shared/testing/test-link';
import { userExport, type User } from './user-columns';
import { UsersForFileDocument, type UsersForFileQuery } from './users.generated';

jest.mock('@cimiento/ui', () => ({ ...jest.requireActual<object>('@cimiento/ui'), saveFile: jest.fn() }));

afterEach(() => jest.mocked(saveFile).mockClear());

const createUser = (id: number): User => ({
  id,
  revision: 'u1',
  username: `eva${id}`,
  fullName: 'Eva Torres',
  email: `eva${id}@prueba.example`,
  role: 'user',
  staffRole: null,
  createdAt: '2026-03-05T04:59:59.000Z',
  receivesPasswordLink: false,
});

type Answer = Parameters<typeof reply<UsersForFileQuery, { after: number }>>[1];

const renderButton = (answer: Answer, { totalIsCapped = false } = {}) =>
  renderPage(
    <ExportButton
      name="usuarios"
      query={UsersForFileDocument}
      variables={(after) => ({ search: 'eva', after })}
      total={3}
      totalIsCapped={totalIsCapped}
      columns={userExport}
    />,
    { path: '/admin/users', replies: [reply(UsersForFileDocument, answer)] },
  );

/** A list of three users in two pages. */
const answerPages = ({ after }: { after: number }): UsersForFileQuery => {
  if (after === 0) return { rows: [createUser(4), createUser(7)] };
  return { rows: after === 7 ? [createUser(9)] : [] };
};

const getButton = (name: string) => screen.getByRole('button', { name });

test('reads the searched list page by page, and saves it under its name and the day', async () => {
  const { getVariables, user } = renderButton(answerPages);
  await user.click(getButton('Exportar CSV'));
  expect(await findToast('Archivo descargado')).toBeInTheDocument();
  expect(screen.getByText(/^usuarios-cimiento-\d{4}-\d{2}-\d{2}\.csv · 3 filas$/)).toBeInTheDocument();
  expect(getVariables('UsersForFile')).toEqual([0, 7, 9].map((after) => ({ search: 'eva', after })));
  expect(saveFile).toHaveBeenCalledTimes(1);
});

test('a long export shows its progress, and the same button cancels it', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { user } = renderButton(async ({ after }) => {
    if (after > 0) await held;
    return answerPages({ after });
  });
  await user.click(getButton('Exportar CSV'));
  const progress = await screen.findByRole('progressbar', { name: 'Exportación' });
  await waitFor(() => expect(progress).toHaveTextContent('2 de 3'));
  expect(progress).toHaveAttribute('aria-valuenow', '2');
  await user.click(getButton('Cancelar exportación'));
  // A browser drops the request; here the page still arrives, and must not continue the export.
  answer();
  expect(await findToast('Exportación cancelada')).toBeInTheDocument();
  expect(getButton('Exportar CSV')).toBeInTheDocument();
  expect(saveFile).not.toHaveBeenCalled();
});

test('the progress of a list with a capped total says that there are more', async () => {
  const { user } = renderButton(({ after }) => (after === 0 ? answerPages({ after }) : neverAnswer()), {
    totalIsCapped: true,
  });
  await user.click(getButton('Exportar CSV'));
  expect(await screen.findByText('2 de más de 3')).toBeInTheDocument();
});

test('a failed export reports the words of the server, saves nothing, and can be tried again', async () => {
  const { setReply, user } = renderButton(fail('TOO_MANY_REQUESTS', 'Espera un minuto'));
  await user.click(getButton('Exportar CSV'));
  expect(await findToast('No se pudo exportar')).toBeInTheDocument();
  expect(screen.getByText('Espera un minuto')).toBeInTheDocument();
  expect(saveFile).not.toHaveBeenCalled();
  setReply(reply(UsersForFileDocument, answerPages));
  await user.click(getButton('Exportar CSV'));
  expect(await findToast('Archivo descargado')).toBeInTheDocument();
});
