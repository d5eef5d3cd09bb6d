import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { uploadFile } from '@cimiento/product-ui/upload';
import { fillIn, findToast, renderPage } from '../../shared/testing/render-page';
import { fail, reply, type Reply } from '../../shared/testing/test-link';
import {
  CreateProjectUpdateDocument,
  DeleteProjectDocumentDocument,
  ProjectContentDocument,
  SetProjectFeesDocument,
  type ProjectContentQuery,
} from './content.generated';
import ProjectContentPage from './ProjectContentPage';

jest.mock('@cimiento/product-ui/upload', () => ({ uploadFile: jest.fn() }));
const upload = jest.mocked(uploadFile);

const sha256 = 'ab12'.repeat(16);
const version = { version: 2, fileName: 'escritura.pdf', size: 2048, sha256, createdAt: '2026-02-04T15:00:00.000Z' };
const content: ProjectContentQuery = {
  adminProject: {
    id: 8,
    name: 'Portal de Mérida',
    fees: 'Administración: 8 % de la renta.',
    status: 'funded',
    target: 300_000,
    funded: 300_000,
    archivedAt: null,
  },
  roundOverview: {
    round: null,
    isFrozen: true,
    orders: 0,
    interests: 0,
    confirmUntil: null,
    shortfall: null,
    pendingApproval: null,
  },
  projectFeeRecords: [],
  projectDocuments: [
    {
      id: 6,
      title: 'Escritura',
      kind: 'deed',
      visibility: 'holders',
      current: version,
      versions: [version, { ...version, version: 1 }],
    },
  ],
  projectUpdates: [],
};

const open = (answer: ProjectContentQuery | ReturnType<typeof fail> = content, ...replies: Reply[]) =>
  renderPage(
    <Routes>
      <Route path="/admin/projects/:id/content" element={<ProjectContentPage />} />
    </Routes>,
    { path: '/admin/projects/8/content', replies: [reply(ProjectContentDocument, answer), ...replies] },
  );

const findHeading = () => screen.findByRole('heading', { name: 'Contenido de Portal de Mérida' });
const pdf = () => new File(['%PDF-1.7'], 'avaluo.pdf', { type: 'application/pdf' });
const chooseFile = (label: RegExp | string, file: File) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } });

beforeEach(() => upload.mockReset());

test('shows each document with who sees it and all its versions', async () => {
  open();
  await findHeading();
  const row = screen.getByRole('row', { name: /Escritura/ });
  expect(row).toHaveTextContent('Inversionistas del proyecto');
  expect(within(row).getByRole('link', { name: 'Escritura, versión 1' })).toHaveAttribute(
    'href',
    '/api/admin/projects/8/documents/6/versions/1/content',
  );
  expect(screen.getByText('Sin novedades')).toBeVisible();
  expect(screen.getByText('Sin ronda')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Definir ronda' })).toBeNull();
});

test('uploads a document with its fields', async () => {
  upload.mockResolvedValue({});
  const { user } = open();
  await findHeading();
  await user.click(screen.getByRole('button', { name: 'Subir documento' }));
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Subir documento' }));
  expect(await within(dialog).findByText('Escribe el título del documento')).toBeVisible();
  fillIn(within(dialog).getByLabelText(/^Título/), 'Avalúo');
  await user.click(within(dialog).getByRole('button', { name: 'Subir documento' }));
  expect(await within(dialog).findByText('Elige un archivo')).toBeVisible();
  expect(upload).not.toHaveBeenCalled();
  chooseFile(/^Archivo/, pdf());
  await user.click(within(dialog).getByRole('button', { name: 'Subir documento' }));
  expect(await findToast('Documento subido')).toBeVisible();
  expect(upload.mock.calls[0]?.[0]).toBe('/api/admin/projects/8/documents');
  expect(upload.mock.calls[0]?.[2].fields).toEqual({
    title: 'Avalúo',
    kind: 'other',
    visibility: 'holders',
    notifiesHolders: 'true',
  });
});

test('a file that is too large is refused before it is sent', async () => {
  const { user } = open();
  await findHeading();
  await user.click(screen.getByRole('button', { name: /^Nueva versión de/ }));
  const large = pdf();
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
  chooseFile(/^Archivo/, large);
  expect(await screen.findByText('El archivo pesa más de 10 MB')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Subir versión' }));
  expect(upload).not.toHaveBeenCalled();
});

test('publishes a delay with its new date and a described picture', async () => {
  upload.mockResolvedValue({ id: 31 });
  const { user, getVariables } = open(content, reply(CreateProjectUpdateDocument, { createProjectUpdate: { id: 5 } }));
  await findHeading();
  await user.click(screen.getByRole('button', { name: 'Escribir novedad' }));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).queryByLabelText(/^Nueva fecha/)).toBeNull();
  await user.selectOptions(within(dialog).getByLabelText(/^Tipo/), 'retraso');
  fillIn(within(dialog).getByLabelText(/^Nueva fecha/), '2027-06-30');
  fillIn(within(dialog).getByLabelText(/^Título/), 'La entrega se atrasa');
  fillIn(within(dialog).getByLabelText(/^Texto/), 'Faltan los ascensores.');
  chooseFile(/^Agregar foto/, new File(['x'], 'fachada.png', { type: 'image/png' }));
  fillIn(await within(dialog).findByLabelText(/^Descripción de la foto 1/), 'Fachada');
  await user.click(within(dialog).getByRole('button', { name: 'Publicar novedad' }));
  expect(await findToast('Novedad publicada')).toBeVisible();
  expect(getVariables('CreateProjectUpdate')).toEqual([
    {
      projectId: 8,
      input: {
        kind: 'retraso',
        title: 'La entrega se atrasa',
        text: 'Faltan los ascensores.',
        newDate: '2027-06-30',
        visibility: 'holders',
        notifiesHolders: true,
        pictures: [{ id: 31, description: 'Fachada' }],
      },
    },
  ]);
});

test('deletes a document after asking', async () => {
  const { user, getVariables } = open(
    content,
    reply(DeleteProjectDocumentDocument, { deleteProjectDocument: { id: 6 } }),
  );
  await findHeading();
  await user.click(within(screen.getByRole('row', { name: /Escritura/ })).getByRole('button', { name: /^Eliminar/ }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }));
  expect(await findToast('Documento eliminado')).toBeVisible();
  expect(getVariables('DeleteProjectDocument')).toEqual([{ projectId: 8, id: 6 }]);
});

test('says that a project does not exist', async () => {
  open(fail('NOT_FOUND', 'No encontramos lo que buscas.'));
  expect(await screen.findByText('Proyecto no encontrado')).toBeVisible();
});

test('a fee that is only stated is named, and the first rule makes it one', async () => {
  const { user, getVariables } = open(
    content,
    reply(SetProjectFeesDocument, { setProjectFees: [{ kind: 'management' }] }),
  );
  expect(await screen.findByText('Comisión declarada sin regla')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Añadir comisión' }));
  fillIn(await screen.findByLabelText(/^Porcentaje/), '8');
  fillIn(screen.getByLabelText(/^IVA/), '0');
  fillIn(screen.getByLabelText(/^Desde/), '2026-12-01');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Añadir comisión' }));
  await waitFor(() =>
    expect(getVariables('SetProjectFees')).toEqual([
      {
        projectId: 8,
        rows: [
          {
            kind: 'management',
            base: 'rent',
            percent: 8,
            hurdlePercent: null,
            catchUp: false,
            vatPercent: 0,
            validFrom: '2026-12-01',
          },
        ],
      },
    ]),
  );
});
