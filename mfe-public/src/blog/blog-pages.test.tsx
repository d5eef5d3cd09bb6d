import { fail, loseConnection, neverAnswer, renderPage, reply } from '@cimiento/session/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { posts } from '../testing/records';
import BlogPage from './BlogPage';
import { PostsDocument, type PostsQuery } from './posts.generated';
import PostPage from './PostPage';

type Answer = Parameters<typeof reply<PostsQuery, object>>[1];

const renderBlog = (answer: Answer) =>
  renderPage(<BlogPage />, { path: '/blog', replies: [reply(PostsDocument, answer)] });

const renderPost = (answer: Answer, slug = 'articulo-1') =>
  renderPage(<PostPage />, { path: `/blog/${slug}`, route: '/blog/:slug', replies: [reply(PostsDocument, answer)] });

const getTitles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const search = (text: string) => fireEvent.change(screen.getByLabelText('Buscar'), { target: { value: text } });

describe('the list of articles', () => {
  test('shows a spinner while loading, below its title and the link home', () => {
    renderBlog(neverAnswer);
    expect(screen.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('status')).toHaveTextContent('Cargando artículos...');
  });

  test('shows a failure and loads again on request', async () => {
    const { setReply } = renderBlog(fail('INTERNAL', 'Algo salió mal'));
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar los artículos');
    setReply(reply(PostsDocument, { posts }));
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findAllByRole('article')).toHaveLength(4);
  });

  test('an empty blog says so and has no search', async () => {
    renderBlog({ posts: [] });
    expect(await screen.findByText('No hay artículos disponibles en este momento.')).toBeVisible();
    expect(screen.queryByLabelText('Buscar')).toBeNull();
  });

  test('each article has the fixed date, its excerpt and a link', async () => {
    renderBlog({ posts });
    const [first] = await screen.findAllByRole('article');
    expect(first).toHaveTextContent('4 de abril de 2025RiesgosResumen de riesgos.Leer artículo completo →');
    expect(within(first!).getByRole('link', { name: 'Leer artículo completo → Riesgos' })).toHaveAttribute(
      'href',
      '/blog/articulo-1',
    );
  });

  test('searches titles and excerpts, ignoring case', async () => {
    renderBlog({ posts });
    await screen.findAllByRole('article');
    expect(screen.getByPlaceholderText('Buscar artículos...')).toBeVisible();
    search('RETORNO');
    expect(getTitles()).toEqual(['Retorno']);
  });

  test('a search without matches can be cleared', async () => {
    renderBlog({ posts });
    await screen.findAllByRole('article');
    search('zzz');
    expect(screen.getByText('No se encontraron artículos que coincidan con tu búsqueda.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar todos los artículos' }));
    expect(getTitles()).toHaveLength(4);
    expect(screen.getByLabelText('Buscar')).toHaveValue('');
  });
});

describe('an article', () => {
  test('shows a spinner while loading', () => {
    renderPost(neverAnswer);
    expect(screen.getByRole('status', { name: 'Cargando...' })).toBeVisible();
  });

  test('shows a failure and loads again on request', async () => {
    const { setReply } = renderPost(loseConnection);
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar los artículos');
    setReply(reply(PostsDocument, { posts }));
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Riesgos' })).toBeVisible();
  });

  test('an unknown slug leads back home', async () => {
    renderPost({ posts }, 'nada');
    expect(await screen.findByRole('heading', { name: 'Artículo no encontrado' })).toBeVisible();
    expect(screen.getByText('No pudimos encontrar el artículo que estás buscando.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
    expect(await screen.findByRole('presentation')).toBeVisible();
  });

  test('shows title, fixed date and author, excerpt and paragraphs', async () => {
    renderPost({ posts });
    expect(await screen.findByRole('heading', { level: 1, name: 'Riesgos' })).toBeVisible();
    expect(screen.getByText('4 de abril de 2025 · Equipo Cimiento')).toBeVisible();
    expect(screen.getByText('Resumen de riesgos.')).toBeVisible();
    expect(screen.getByText('Primer párrafo de Riesgos.')).toBeVisible();
    expect(screen.getByText('Segundo párrafo.')).toBeVisible();
    expect(document.title).toContain('Riesgos');
  });

  test('names two related articles, and none when it is the only one', async () => {
    const { unmount } = renderPost({ posts });
    const related = await screen.findByRole('region', { name: 'Artículos relacionados' });
    expect(
      within(related)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/blog/articulo-2', '/blog/articulo-3']);
    unmount();
    renderPost({ posts: posts.slice(0, 1) });
    await screen.findByRole('heading', { level: 1, name: 'Riesgos' });
    expect(screen.queryByRole('region', { name: 'Artículos relacionados' })).toBeNull();
  });
});
