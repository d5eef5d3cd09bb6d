import { CallError } from '@cimiento/session';
import { screen, within } from '@testing-library/react';
import { uploadFile } from '@cimiento/product-ui/upload';
import { fillIn, findToast, renderPage, toPage } from '../../shared/testing/render-page';
import { reply } from '../../shared/testing/test-link';
import type { Project } from './project-form';
import {
  AdminProjectsDocument,
  CreateProjectDocument,
  PublishProjectDocument,
  StartsProjectsAsDraftsDocument,
  UpdateProjectDocument,
} from './projects.generated';
import ProjectsPage from './ProjectsPage';
import { project } from './test-project';

jest.mock('@cimiento/product-ui/upload', () => ({ uploadFile: jest.fn() }));
const upload = jest.mocked(uploadFile);

const saved = { ...project, id: 8 };
const picture = new File(['x'], 'casa.png', { type: 'image/png' });
const deed = new File(['x'], 'Escritura.pdf', { type: 'application/pdf' });

async function openForm() {
  const opened = renderPage(<ProjectsPage />, {
    path: '/admin/projects',
    replies: [
      reply(AdminProjectsDocument, { adminProjects: toPage<Project>([]) }),
      reply(StartsProjectsAsDraftsDocument, { startsProjectsAsDrafts: false }),
      reply(CreateProjectDocument, { createProject: { id: 8 } }),
      reply(UpdateProjectDocument, { updateProject: saved }),
      reply(PublishProjectDocument, { publishProject: saved }),
    ],
  });
  await opened.user.click(screen.getByRole('button', { name: 'Nuevo Proyecto' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo Proyecto' }));
  const values = [
    [/^Nombre/, 'Casa Patio'],
    [/^Ubicación/, 'Cuenca'],
    [/^Objetivo/, '90000'],
    [/^Retorno anual/, '7.25'],
    [/^Plazo/, '24 meses'],
    [/^Descripción/, 'Una casa con patio.'],
  ] as const;
  for (const [label, value] of values) fillIn(dialog.getByLabelText(label), value);
  await opened.user.upload(dialog.getByLabelText('O sube la imagen'), picture);
  await opened.user.upload(dialog.getByLabelText('Agregar documento'), deed);
  expect(dialog.getByText(/^Falta: .*escritura, avalúo\.$/)).toBeVisible();
  await opened.user.selectOptions(dialog.getByLabelText('Tipo del documento 1'), 'Escritura');
  expect(dialog.getByText(/^Falta: .*avalúo\.$/)).not.toHaveTextContent('escritura');
  return { ...opened, dialog, submit: () => opened.user.click(dialog.getByRole('button', { name: 'Crear Proyecto' })) };
}

beforeEach(() => upload.mockReset());

test('a new project is published once its picture and its documents have arrived', async () => {
  upload.mockResolvedValue({ id: 5 });
  const { submit, getVariables } = await openForm();
  await submit();
  expect(await findToast('Proyecto creado')).toBeInTheDocument();
  expect(getVariables('CreateProject')).toMatchObject([{ draft: true, input: { image: '' } }]);
  expect(upload.mock.calls.map(([path, file]) => [path, file])).toEqual([
    ['/api/admin/projects/8/pictures', picture],
    ['/api/admin/projects/8/documents', deed],
  ]);
  expect(upload.mock.calls[1]?.[2].fields).toEqual({ title: 'Escritura', kind: 'deed', visibility: 'signed_in' });
  expect(getVariables('UpdateProject')).toMatchObject([{ id: 8, input: { image: '/api/projects/8/pictures/5' } }]);
  expect(getVariables('PublishProject')).toEqual([{ id: 8 }]);
});

test('a project whose document fails stays a draft, and saving again continues with it', async () => {
  upload.mockResolvedValueOnce({ id: 5 });
  upload.mockRejectedValueOnce(new CallError(0, '', 'OFFLINE'));
  const { submit, getVariables } = await openForm();
  await submit();
  expect(await screen.findByText(/^No se pudo crear el proyecto/)).toBeInTheDocument();
  expect(getVariables('PublishProject')).toEqual([]);
  upload.mockResolvedValueOnce({ id: 6 });
  await submit();
  expect(await findToast('Proyecto creado')).toBeInTheDocument();
  expect(getVariables('CreateProject')).toHaveLength(1);
  expect(upload).toHaveBeenCalledTimes(3);
  expect(getVariables('PublishProject')).toEqual([{ id: 8 }]);
});
