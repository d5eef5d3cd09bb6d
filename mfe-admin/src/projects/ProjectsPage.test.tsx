import { screen, waitFor, within } from '@testing-library/react';
import { fillIn, findRowButton, findToast, getRows, renderPage, toPage } from '../testing/render-page';
import { fail, neverAnswer, reply, type Reply } from '../testing/test-link';
import {
  AdminProjectsDocument,
  CreateProjectDocument,
  DeleteProjectDocument,
  ProjectHoldingsDocument,
  UpdateProjectDocument,
} from './projects.generated';
import type { Project } from './project-form';
import ProjectsPage from './ProjectsPage';

const project: Project = {
  id: 3,
  revision: 'p1',
  name: 'Torre Norte',
  description: 'Doce departamentos en La Floresta.',
  image: '/torre.jpg',
  location: 'Quito, Ecuador',
  status: 'available',
  funded: 150_000,
  target: 300_000,
  annualReturn: '8.5',
  minInvestment: 1000,
  term: '36 meses',
  propertyType: 'residencial',
  currentValuation: null,
  totalInvestors: 12,
  fundedDate: null,
  exitDate: null,
  isSettled: false,
};

const listReply = reply(AdminProjectsDocument, { adminProjects: toPage([project]) });

const open = (...replies: Reply[]) =>
  renderPage(<ProjectsPage />, { path: '/admin/projects', replies: [listReply, ...replies] });

describe('the list', () => {
  test('shows that it loads', async () => {
    open(reply(AdminProjectsDocument, neverAnswer));
    expect(await screen.findByText('Cargando proyectos...')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Administración de Proyectos' })).toBeInTheDocument();
  });

  test('says when it is empty', async () => {
    open(reply(AdminProjectsDocument, { adminProjects: toPage([]) }));
    expect(await screen.findByText('No hay proyectos disponibles')).toBeInTheDocument();
  });

  test('reports a failed load in a toast and loads on retry', async () => {
    const { user, setReply } = open(reply(AdminProjectsDocument, fail('INTERNAL', 'Algo salió mal')));
    expect(await findToast('No se pudieron cargar los proyectos')).toBeInTheDocument();
    setReply(listReply);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Torre Norte')).toBeInTheDocument();
  });

  test('shows progress, status and return of a project', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Administración de Proyectos' });
    expect(getRows(table)).toEqual([
      ['Torre Norte', 'Quito, Ecuador', 'Disponible', expect.stringContaining('$150k / $300k'), '8.5%'],
    ]);
    const progress = within(table).getByRole('progressbar', { name: 'Financiamiento de Torre Norte' });
    expect(progress).toHaveAttribute('aria-valuenow', '50');
    expect(screen.getByText(/50\.0% · 12 inversores/)).toBeInTheDocument();
  });

  test('caps the bar of an overfunded project at 100 % and hides a number of investors of zero', async () => {
    const overfunded = { ...project, funded: 450_000, totalInvestors: 0 };
    open(reply(AdminProjectsDocument, { adminProjects: toPage([overfunded]) }));
    expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    expect(screen.queryByText(/inversores/)).toBeNull();
  });

  test('leads to the exit of a project, and says which ones were finished without it', async () => {
    const exited = { ...project, status: 'exited' as const };
    const settled = { ...exited, id: 4, name: 'Torre Sur', isSettled: true };
    open(reply(AdminProjectsDocument, { adminProjects: toPage([exited, settled]) }));
    const links = await screen.findAllByRole('link', { name: 'Salida' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/projects/3/exit',
      '/admin/projects/4/exit',
    ]);
    expect(screen.getByRole('link', { name: 'Finalizada sin liquidación' })).toHaveAttribute(
      'href',
      '/admin/projects/3/exit',
    );
  });

  test('requests the search, order and page of the address', async () => {
    const { getVariables, user } = open();
    await user.click(await screen.findByRole('button', { name: /Ubicación/ }));
    fillIn(screen.getByRole('searchbox', { name: 'Buscar proyectos...' }), 'torre');
    await waitFor(() =>
      expect(getVariables('AdminProjects').at(-1)).toEqual({
        search: 'torre',
        sort: 'location',
        descending: false,
        offset: 0,
        limit: 25,
      }),
    );
    expect(window.location.search).toBe('?sort=location&order=asc&q=torre');
  });
});

describe('the create dialog', () => {
  const openDialog = async (...replies: Reply[]) => {
    const opened = open(...replies);
    await opened.user.click(screen.getByRole('button', { name: 'Nuevo Proyecto' }));
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Nuevo Proyecto' })) };
  };

  test('shows the required fields that are missing and sends nothing', async () => {
    const { user, dialog, getVariables } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Crear Proyecto' }));
    expect(dialog.getByLabelText(/^Nombre/)).toBeInvalid();
    expect(dialog.getByLabelText(/^Ubicación/)).toBeInvalid();
    expect(getVariables('CreateProject')).toEqual([]);
  });

  test('sends a new project, reports it and reloads the list', async () => {
    const { user, dialog, getVariables } = await openDialog(reply(CreateProjectDocument, { createProject: { id: 8 } }));
    const values = [
      [/^Nombre/, 'Casa Patio'],
      [/^Ubicación/, 'Cuenca'],
      [/^Objetivo|^Meta/, '90000'],
      [/^Inversión mínima/, '1000'],
      [/^Retorno anual/, '7.25'],
      [/^Plazo/, '24 meses'],
      [/^Imagen/, '/casa.jpg'],
      [/^Descripción/, 'Una casa con patio.'],
    ] as const;
    for (const [label, value] of values) {
      fillIn(dialog.getByLabelText(label), value);
    }
    await user.click(dialog.getByRole('button', { name: 'Crear Proyecto' }));
    expect(await findToast('Proyecto creado')).toBeInTheDocument();
    expect(getVariables('CreateProject')).toEqual([
      {
        input: expect.objectContaining({
          name: 'Casa Patio',
          target: 90_000,
          annualReturn: '7.25',
          minInvestment: 1000,
          status: 'available',
        }),
      },
    ]);
    await waitFor(() => expect(getVariables('AdminProjects')).toHaveLength(2));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the edit dialog', () => {
  const openDialog = async (...replies: Reply[]) => {
    const opened = open(...replies);
    await opened.user.click(await findRowButton('Editar', 'Torre Norte'));
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Editar Proyecto' })) };
  };

  test('shows valuation and dates only for the statuses that have them', async () => {
    const { user, dialog } = await openDialog();
    const isShown = () =>
      ['Valoración actual', 'Fecha de financiamiento', 'Fecha de salida'].map(
        (label) => dialog.queryByLabelText(new RegExp(label)) !== null,
      );
    expect(isShown()).toEqual([false, false, false]);
    await user.selectOptions(dialog.getByLabelText('Estado'), 'Financiada');
    expect(isShown()).toEqual([true, true, false]);
    await user.selectOptions(dialog.getByLabelText('Estado'), 'Finalizada');
    expect(isShown()).toEqual([true, true, true]);
  });

  test('sends the revision that it was opened with and shows a conflict above the fields', async () => {
    const message = 'Otra persona cambió este registro.';
    const { user, dialog, getVariables } = await openDialog(reply(UpdateProjectDocument, fail('CONFLICT', message)));
    fillIn(dialog.getByLabelText(/^Nombre/), 'Torre Norte II');
    await user.click(dialog.getByRole('button', { name: 'Guardar Cambios' }));
    expect(await findToast(`No se pudo actualizar el proyecto: ${message}`)).toBeInTheDocument();
    expect(dialog.getByRole('alert')).toHaveTextContent(message);
    expect(getVariables('UpdateProject')).toEqual([
      { id: 3, revision: 'p1', input: expect.objectContaining({ name: 'Torre Norte II' }) },
    ]);
  });

  test('shows an error of the server at its field', async () => {
    const errors = { image: 'La imagen no se pudo leer' };
    const { user, dialog } = await openDialog(reply(UpdateProjectDocument, fail('VALIDATION_FAILED', 'No', errors)));
    fillIn(dialog.getByLabelText(/^Nombre/), 'Torre Norte II');
    await user.click(dialog.getByRole('button', { name: 'Guardar Cambios' }));
    expect(await dialog.findByText('La imagen no se pudo leer')).toBeInTheDocument();
    expect(dialog.getByLabelText(/^Imagen/)).toBeInvalid();
    expect(dialog.queryByRole('alert', { name: 'No' })).toBeNull();
  });
});

const noHoldings = reply(ProjectHoldingsDocument, { projectHoldings: { count: 0, amount: 0 } });

describe('the delete dialog', () => {
  const openDialog = async (...replies: Reply[]) => {
    const opened = open(noHoldings, ...replies);
    await opened.user.click(await findRowButton('Eliminar', 'Torre Norte'));
    return { ...opened, dialog: within(await screen.findByRole('alertdialog', { name: 'Confirmar Eliminación' })) };
  };

  test('says what is invested in the project and asks for its name', async () => {
    const { user, dialog, getVariables } = await openDialog(
      reply(ProjectHoldingsDocument, { projectHoldings: { count: 5, amount: 44_000 } }),
      reply(DeleteProjectDocument, { deleteProject: { id: 3 } }),
    );
    expect(await dialog.findByText('5 inversiones · $44,000')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Eliminar' })).toBeDisabled();
    fillIn(dialog.getByLabelText('Escribe el nombre del proyecto para eliminarlo'), 'Torre Norte');
    await user.click(dialog.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(getVariables('DeleteProject')).toEqual([{ id: 3 }]));
  });

  test('names the project and deletes it', async () => {
    const { user, dialog, getVariables } = await openDialog(reply(DeleteProjectDocument, { deleteProject: { id: 3 } }));
    expect(dialog.getByText('Torre Norte')).toBeInTheDocument();
    expect(dialog.getByText('Esta acción no se puede deshacer.')).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Eliminar' })).toBeEnabled());
    await user.click(dialog.getByRole('button', { name: 'Eliminar' }));
    expect(await findToast('Proyecto eliminado')).toBeInTheDocument();
    expect(getVariables('DeleteProject')).toEqual([{ id: 3 }]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('stays open after a failure', async () => {
    const { user, dialog } = await openDialog(reply(DeleteProjectDocument, fail('CONFLICT', 'Tiene inversiones.')));
    await user.click(dialog.getByRole('button', { name: 'Eliminar' }));
    expect(await findToast('No se pudo eliminar el proyecto: Tiene inversiones.')).toBeInTheDocument();
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });
});
