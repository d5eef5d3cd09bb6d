import { messages } from '@cimiento/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { RecordHistoryDocument } from '../../shared/history/audit-log.generated';
import { admin, fillIn, findRowButton, findToast, getRows, renderPage, toPage } from '../../shared/testing/render-page';
import { fail, failChanged, neverAnswer, reply, type Reply } from '../../shared/testing/test-link';
import {
  AdminProjectsDocument,
  CreateProjectDocument,
  CurrentProjectDocument,
  DeleteProjectDocument,
  ProjectHoldingsDocument,
  PublishProjectDocument,
  SetProjectArchivedDocument,
  StartsProjectsAsDraftsDocument,
  UpdateProjectDocument,
} from './projects.generated';
import type { Project } from './project-form';
import ProjectsPage from './ProjectsPage';
import { project } from './test-project';

const listReply = reply(AdminProjectsDocument, { adminProjects: toPage([project]) });

const holdings = reply(ProjectHoldingsDocument, {
  projectHoldings: { count: 5, amount: 96_000, investors: 4, deletable: true },
});
const publishedAtOnce = reply(StartsProjectsAsDraftsDocument, { startsProjectsAsDrafts: false });

const open = (...replies: Reply[]) =>
  renderPage(<ProjectsPage />, {
    path: '/admin/projects',
    replies: [listReply, holdings, publishedAtOnce, ...replies],
  });

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
    expect(screen.getByText(/Tus datos están a salvo/)).toBeInTheDocument();
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
    const links = await screen.findAllByRole('link', { name: /^Salida de/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/projects/3/exit',
      '/admin/projects/4/exit',
    ]);
    expect(screen.getByRole('link', { name: 'Finalizada sin liquidación: Torre Norte' })).toHaveAttribute(
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
        draft: false,
      },
    ]);
    await waitFor(() => expect(getVariables('AdminProjects')).toHaveLength(2));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('drafts', () => {
  const draft: Project = { ...project, publishedAt: null, minInvestment: 0, image: '' };
  const drafts = reply(AdminProjectsDocument, { adminProjects: toPage([draft]) });

  test('a draft is shown with what it lacks and its preview, and is published after a question', async () => {
    const { user, getVariables } = open(drafts, reply(PublishProjectDocument, { publishProject: project }));
    expect(await screen.findByText('Borrador')).toBeInTheDocument();
    const missing = 'Falta: imagen, inversión mínima, responsable, comisiones, riesgos propios.';
    expect(screen.getByText(missing)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Vista previa de Torre Norte' })).toHaveAttribute(
      'href',
      '/oportunidades/3',
    );
    await user.click(await findRowButton('Publicar', 'Torre Norte'));
    const question = within(await screen.findByRole('alertdialog', { name: '¿Publicar Torre Norte?' }));
    expect(question.getByText(missing)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Publicar' }));
    expect(await findToast('Proyecto publicado')).toBeInTheDocument();
    expect(getVariables('PublishProject')).toEqual([{ id: 3 }]);
  });

  test('a draft is saved with its name alone', async () => {
    const { user, getVariables } = open(reply(CreateProjectDocument, { createProject: { id: 8 } }));
    await user.click(screen.getByRole('button', { name: 'Nuevo Proyecto' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo Proyecto' }));
    fillIn(dialog.getByLabelText(/^Nombre/), 'Casa Patio');
    expect(dialog.getByText(/^Falta: descripción, imagen, ubicación, plazo/)).toBeInTheDocument();
    await user.click(dialog.getByRole('checkbox', { name: 'Guardar como borrador' }));
    await user.click(dialog.getByRole('button', { name: 'Crear Proyecto' }));
    expect(await findToast('Proyecto creado')).toBeInTheDocument();
    expect(getVariables('CreateProject')).toEqual([
      { draft: true, input: expect.objectContaining({ name: 'Casa Patio', image: '', annualReturn: '0' }) },
    ]);
  });

  test('the form of a new project starts as a draft in production', async () => {
    const { user } = open(reply(StartsProjectsAsDraftsDocument, { startsProjectsAsDrafts: true }));
    await user.click(screen.getByRole('button', { name: 'Nuevo Proyecto' }));
    expect(await screen.findByRole('checkbox', { name: 'Guardar como borrador' })).toBeChecked();
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

  describe('when the project changed behind it', () => {
    const now: Project = { ...project, revision: 'p2', name: 'Torre Sur', location: 'Loja', target: 320_000 };
    const lastChange = (author: { id: number; fullName: string }, after: object = now) =>
      reply(RecordHistoryDocument, {
        auditEntries: toPage([
          {
            id: 9,
            entity: 'project' as const,
            recordId: 3,
            action: 'update' as const,
            createdAt: '2026-02-05T20:04:00.000Z',
            before: null,
            after: JSON.stringify(after),
            author,
            person: null,
            projectId: 3,
            project: null,
          },
        ]),
      });

    const saveOver = async (change: Reply) => {
      const opened = await openDialog(
        reply(UpdateProjectDocument, failChanged),
        reply(CurrentProjectDocument, { record: now }),
        change,
      );
      const { user, dialog } = opened;
      fillIn(dialog.getByLabelText(/^Nombre/), 'Torre Norte II');
      fillIn(dialog.getByLabelText(/^Plazo/), '48 meses');
      await user.click(dialog.getByRole('button', { name: 'Guardar Cambios' }));
      return opened;
    };

    test('shows both versions, keeps what was typed, and saves over the version that it showed', async () => {
      const { user, dialog, getVariables, setReply } = await saveOver(lastChange({ id: 8, fullName: 'Eva Ruiz' }));
      expect(await dialog.findByText('Eva Ruiz lo cambió el 05/02/2026, 15:04')).toHaveFocus();
      const getChoices = () =>
        dialog
          .getAllByRole('radio')
          .map((radio) => [radio.closest('label')?.textContent, (radio as HTMLInputElement).checked]);
      expect(getChoices()).toEqual([
        ['Guardado ahoraTorre Sur', false],
        ['Lo que escribisteTorre Norte II', true],
        ['Guardado ahoraLoja', true],
        ['Como lo abristeQuito, Ecuador', false],
        ['Guardado ahora$320,000', true],
        ['Como lo abriste$300,000', false],
      ]);
      expect(dialog.getByLabelText(/^Nombre/)).toHaveValue('Torre Norte II');
      expect(dialog.getByLabelText(/^Ubicación/)).toHaveValue('Loja');
      expect(dialog.getByLabelText(/^Plazo/)).toHaveValue('48 meses');

      await user.click(dialog.getByRole('radio', { name: 'Guardado ahora Torre Sur' }));
      expect(dialog.getByLabelText(/^Nombre/)).toHaveValue('Torre Sur');
      setReply(reply(UpdateProjectDocument, { updateProject: now }));
      await user.click(dialog.getByRole('button', { name: 'Guardar Cambios' }));
      expect(await findToast('Proyecto actualizado')).toBeInTheDocument();
      expect(getVariables('UpdateProject')).toEqual([
        { id: 3, revision: 'p1', input: expect.objectContaining({ name: 'Torre Norte II', term: '48 meses' }) },
        {
          id: 3,
          revision: 'p2',
          input: expect.objectContaining({ name: 'Torre Sur', location: 'Loja', target: 320_000, term: '48 meses' }),
        },
      ]);
    });

    test("says that it was one's own change from another tab", async () => {
      const { dialog } = await saveOver(lastChange(admin));
      expect(await dialog.findByText(/^Lo cambiaste tú, en otra pestaña o dispositivo/)).toBeInTheDocument();
    });

    test('names nobody when the last entry of the log is not this change', async () => {
      const { dialog } = await saveOver(lastChange(admin, { ...now, target: 1 }));
      expect(await dialog.findByText('Este registro cambió mientras lo editabas')).toBeInTheDocument();
    });

    test('stays open with its reason when the other version cannot be read', async () => {
      const { dialog } = await saveOver(reply(RecordHistoryDocument, fail('INTERNAL', 'Algo salió mal')));
      expect(await dialog.findByRole('alert')).toHaveTextContent(messages.changedMeanwhile);
      expect(dialog.getByLabelText(/^Plazo/)).toHaveValue('48 meses');
    });
  });

  test('takes over what orders and investments say', async () => {
    const { user, dialog } = await openDialog();
    expect(await dialog.findByText(/según las órdenes \$96,000/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Usar según las órdenes $96,000' }));
    expect(dialog.getByLabelText(/^Financiado/)).toHaveValue('96000');
    await user.click(dialog.getByRole('button', { name: 'Usar según las inversiones 4' }));
    expect(dialog.getByLabelText(/^Número de inversores/)).toHaveValue('4');
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

const noHoldings = reply(ProjectHoldingsDocument, {
  projectHoldings: { count: 0, amount: 0, investors: 0, deletable: true },
});

describe('the delete dialog', () => {
  const openDialog = async (...replies: Reply[]) => {
    const opened = open(noHoldings, ...replies);
    await opened.user.click(await findRowButton('Eliminar', 'Torre Norte'));
    return { ...opened, dialog: within(await screen.findByRole('alertdialog', { name: 'Confirmar Eliminación' })) };
  };

  test('says what is invested in the project and asks for its name', async () => {
    const { user, dialog, getVariables } = await openDialog(
      reply(ProjectHoldingsDocument, { projectHoldings: { count: 5, amount: 44_000, investors: 4, deletable: true } }),
      reply(DeleteProjectDocument, { deleteProject: { id: 3 } }),
    );
    expect(await dialog.findByText('5 inversiones · $44,000')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Eliminar' })).toBeDisabled();
    fillIn(dialog.getByLabelText('Escribe el nombre del proyecto para eliminarlo'), 'Torre Norte');
    await user.click(dialog.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(getVariables('DeleteProject')).toEqual([{ id: 3 }]));
  });

  test('offers to archive the project first, which keeps it for its holders', async () => {
    const { user, dialog, getVariables } = await openDialog(
      reply(SetProjectArchivedDocument, { setProjectArchived: project }),
    );
    await user.click(dialog.getByRole('button', { name: 'Archivar proyecto' }));
    expect(await findToast('Proyecto archivado')).toBeInTheDocument();
    expect(getVariables('SetProjectArchived')).toEqual([{ id: 3, archived: true }]);
    expect(getVariables('DeleteProject')).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('of an archived project only deletes; its row restores it', async () => {
    const archived = { ...project, archivedAt: '2026-02-05T20:04:00.000Z' };
    const { user, dialog, getVariables } = await openDialog(
      reply(AdminProjectsDocument, { adminProjects: toPage([archived]) }),
      reply(SetProjectArchivedDocument, { setProjectArchived: project }),
    );
    expect(dialog.queryByRole('button', { name: /^Archivar/ })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    expect(screen.getByText('Archivado el 5/2/2026')).toBeInTheDocument();
    await user.click(await findRowButton('Restaurar', 'Torre Norte'));
    expect(await findToast('Proyecto restaurado')).toBeInTheDocument();
    expect(getVariables('SetProjectArchived')).toEqual([{ id: 3, archived: false }]);
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
