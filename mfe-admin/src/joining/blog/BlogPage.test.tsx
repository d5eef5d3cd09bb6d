import { messages } from '@cimiento/contracts';
import { screen, within } from '@testing-library/react';
import { fillIn, findRowButton, findToast, getRows, renderPage, toPage } from '../../shared/testing/render-page';
import { fail, reply, type Reply } from '../../shared/testing/test-link';
import { AdminPostsDocument, CreatePostDocument, DeletePostDocument, UpdatePostDocument } from './blog.generated';
import BlogPage from './BlogPage';
import type { Post } from './post-columns';

const post: Post = {
  id: 5,
  revision: 'b1',
  title: 'Guía de fracciones',
  slug: 'guia-de-fracciones',
  imageUrl: '/articulo.jpg',
  excerpt: 'Lo básico en cinco minutos.',
  content: 'Primer párrafo.\n\nSegundo párrafo.',
};

const open = (...replies: Reply[]) =>
  renderPage(<BlogPage />, {
    path: '/admin/blog',
    replies: [reply(AdminPostsDocument, { adminPosts: toPage([post]) }), ...replies],
  });

test('the list shows title, slug and excerpt', async () => {
  open();
  expect(getRows(await screen.findByRole('table'))).toEqual([
    ['Guía de fracciones', 'guia-de-fracciones', 'Lo básico en cinco minutos.'],
  ]);
});

test('the view dialog shows the content as paragraphs', async () => {
  const { user } = open();
  await user.click(await findRowButton('Ver', 'Guía de fracciones'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Guía de fracciones' }));
  expect(dialog.getAllByText(/párrafo/).map(({ textContent }) => textContent)).toEqual([
    'Primer párrafo.',
    'Segundo párrafo.',
  ]);
});

describe('the create dialog', () => {
  const openDialog = async (...replies: Reply[]) => {
    const opened = open(...replies);
    await opened.user.click(screen.getByRole('button', { name: 'Nuevo Post' }));
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Nuevo Post' })) };
  };

  test('generates the slug from the title, once there is one', async () => {
    const { user, dialog } = await openDialog();
    expect(dialog.getByRole('button', { name: 'Generar' })).toBeDisabled();
    fillIn(dialog.getByLabelText(/^Título/), 'Renta fija en Quito');
    await user.click(dialog.getByRole('button', { name: 'Generar' }));
    expect(dialog.getByLabelText(/^Slug/)).toHaveValue('renta-fija-en-quito');
  });

  test('sends a new post and reports it', async () => {
    const { user, dialog, getVariables } = await openDialog(reply(CreatePostDocument, { createPost: { id: 6 } }));
    const input = {
      title: 'Nuevo',
      slug: 'nuevo',
      imageUrl: '/nuevo.jpg',
      excerpt: 'Un resumen.',
      content: 'Un texto.',
    };
    fillIn(dialog.getByLabelText(/^Título/), input.title);
    fillIn(dialog.getByLabelText(/^Slug/), input.slug);
    fillIn(dialog.getByLabelText(/^Imagen/), input.imageUrl);
    fillIn(dialog.getByLabelText(/^Extracto/), input.excerpt);
    fillIn(dialog.getByLabelText(/^Contenido/), input.content);
    await user.click(dialog.getByRole('button', { name: 'Crear Post' }));
    expect(await findToast('Post creado')).toBeInTheDocument();
    expect(getVariables('CreatePost')).toEqual([{ input }]);
  });
});

test('a rejected change stays in the form', async () => {
  const { user } = open(
    reply(UpdatePostDocument, fail('CONFLICT', 'El slug ya existe.', { slug: 'El slug ya existe.' })),
  );
  await user.click(await findRowButton('Editar', 'Guía de fracciones'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar Post' }));
  fillIn(dialog.getByLabelText(/^Slug/), 'otro');
  await user.click(dialog.getByRole('button', { name: 'Guardar Cambios' }));
  expect(await findToast('No se pudo actualizar el post: El slug ya existe.')).toBeInTheDocument();
  expect(dialog.getByLabelText(/^Slug/)).toHaveValue('otro');
  expect(dialog.getByLabelText(/^Slug/)).toBeInvalid();
});

test('after the session has ended, a form keeps its text and links to the sign-in', async () => {
  const { user } = open(reply(UpdatePostDocument, fail('UNAUTHENTICATED', messages.signInRequired)));
  await user.click(await findRowButton('Editar', 'Guía de fracciones'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar Post' }));
  fillIn(dialog.getByLabelText(/^Slug/), 'otro');
  await user.click(dialog.getByRole('button', { name: 'Guardar Cambios' }));
  const link = await dialog.findByRole('link', { name: 'Inicia sesión en otra pestaña' });
  expect(link).toHaveAttribute('href', '/login');
  expect(link).toHaveAttribute('target', '_blank');
  expect(dialog.getByLabelText(/^Slug/)).toHaveValue('otro');
});

test('deleting names the post and reports it', async () => {
  const { user, getVariables } = open(reply(DeletePostDocument, { deletePost: { id: 5 } }));
  await user.click(await findRowButton('Eliminar', 'Guía de fracciones'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirmar Eliminación' }));
  expect(dialog.getByText('Guía de fracciones')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Eliminar' }));
  expect(await findToast('Post eliminado')).toBeInTheDocument();
  expect(getVariables('DeletePost')).toEqual([{ id: 5 }]);
});
