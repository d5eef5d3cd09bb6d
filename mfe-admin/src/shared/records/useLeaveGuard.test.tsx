import { projectSchema } from '@cimiento/contracts/schemas';
import { announceHistoryNavigation } from '@cimiento/ui';
import { FormField } from '@cimiento/ui/form';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes, useLocation } from 'react-router-dom';
import { RecordDialog } from './RecordDialog';

// As the shell does before the router starts.
announceHistoryNavigation();

function ListPage() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <h1>Proyectos</h1>
      <button onClick={() => setIsOpen(true)}>Editar</button>
      {isOpen && (
        <RecordDialog
          title="Editar Proyecto"
          submitLabel="Guardar Cambios"
          schema={projectSchema.fork(Object.keys(projectSchema.describe().keys as object), (rule) => rule.optional())}
          initialValues={{ name: 'Torre' }}
          onSubmit={async () => undefined}
          onClose={() => setIsOpen(false)}
        >
          <FormField name="name" label="Nombre" />
        </RecordDialog>
      )}
    </>
  );
}

const Address = () => <p>{`en ${useLocation().pathname}`}</p>;

/** Goes from the start page to the list, opens the dialog, and types a name if there is one. */
async function openDialog(name?: string) {
  window.history.replaceState(null, '', '/admin');
  render(
    <BrowserRouter>
      <Address />
      <Routes>
        <Route path="/admin" element={<Link to="/admin/projects">Ir a Proyectos</Link>} />
        <Route path="/admin/projects" element={<ListPage />} />
        <Route path="/admin/users" element={<p>Usuarios</p>} />
      </Routes>
    </BrowserRouter>,
  );
  fireEvent.click(screen.getByText('Ir a Proyectos'));
  const entries = window.history.length;
  fireEvent.click(screen.getByText('Editar'));
  const field = await screen.findByLabelText('Nombre');
  if (name) fireEvent.change(field, { target: { value: name } });
  return { entries };
}

const goBack = () => act(async () => window.history.back());
const question = () => screen.findByRole('alertdialog', { name: '¿Descartar los cambios?' });

test('Back asks before it discards changes, and the page stays until the answer', async () => {
  const { entries } = await openDialog('Torre Sur');
  await goBack();
  expect(await question()).toBeInTheDocument();
  await waitFor(() => expect(window.location.pathname).toBe('/admin/projects'));
  expect(screen.getByText('en /admin/projects')).toBeInTheDocument();
  expect(screen.getByLabelText('Nombre')).toHaveValue('Torre Sur');
  expect(window.history.length).toBe(entries);
});

test('after "Seguir editando" Back asks again', async () => {
  await openDialog('Torre Sur');
  for (let time = 0; time < 2; time += 1) {
    await goBack();
    await question();
    await waitFor(() => expect(window.location.pathname).toBe('/admin/projects'));
    fireEvent.click(screen.getByText('Seguir editando'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }
  expect(screen.getByLabelText('Nombre')).toHaveValue('Torre Sur');
});

test('"Descartar" goes back', async () => {
  await openDialog('Torre Sur');
  await goBack();
  await question();
  await waitFor(() => expect(window.location.pathname).toBe('/admin/projects'));
  fireEvent.click(screen.getByText('Descartar'));
  expect(await screen.findByText('en /admin')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape asks too, and "Descartar" then stays on the page', async () => {
  const { entries } = await openDialog('Torre Sur');
  fireEvent.keyDown(screen.getByLabelText('Nombre'), { key: 'Escape' });
  await question();
  fireEvent.click(screen.getByText('Descartar'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('en /admin/projects')).toBeInTheDocument();
  expect(window.history.length).toBe(entries);
});

test('without changes Back asks nothing', async () => {
  await openDialog();
  await goBack();
  expect(await screen.findByText('en /admin')).toBeInTheDocument();
});

test('after saving Back asks nothing and leaves the page at once', async () => {
  const { entries } = await openDialog('Torre Sur');
  fireEvent.click(screen.getByText('Guardar Cambios'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.history.length).toBe(entries);
  await goBack();
  expect(await screen.findByText('en /admin')).toBeInTheDocument();
});
