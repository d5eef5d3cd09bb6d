import { loseConnection, neverAnswer, renderPage, reply } from '@cimiento/session/testing';
import { translatePage } from '@cimiento/ui/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { ana, posts } from '../testing/records';
import LandingPage from './LandingPage';
import { PostTeasersDocument, type PostTeasersQuery } from './teaser.generated';

/** Sections under observation, and the callback that reports whether they are under the header. */
const observers = new Map<Element, (isUnderHeader: boolean) => void>();

beforeAll(() => {
  // Not a first visit, which would render the sections one after the other.
  performance.getEntriesByType = () => [];
  window.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(element: Element): void {
      const report = this.callback as unknown as (entries: { isIntersecting: boolean }[]) => void;
      observers.set(element, (isIntersecting) => report([{ isIntersecting }]));
    }
    disconnect(): void {
      observers.clear();
    }
  } as unknown as typeof IntersectionObserver;
});

const renderLanding = (
  answer: Parameters<typeof reply<PostTeasersQuery, object>>[1] = { posts },
  user: typeof ana | null = null,
) => renderPage(<LandingPage />, { user, replies: [reply(PostTeasersDocument, answer)] });

// Testing Library also counts the headers of sections as banners; the site's is the first one.
const getHeader = () => screen.getAllByRole('banner')[0]!;
const getTeaser = () => screen.getByRole('region', { name: 'Para leer antes de invertir' });

test('the landing page has its eight sections in order, with its own header and footer', async () => {
  renderLanding();
  const main = screen.getByRole('main');
  expect(
    [...main.querySelectorAll('section[aria-labelledby]')].map((section) => section.getAttribute('aria-labelledby')),
  ).toEqual(['inicio', 'oportunidad', 'fraccionar', 'pilares', 'pasos', 'preguntas', 'articulos', 'empezar']);
  expect(getHeader()).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(document.title).toContain('desde $1,000');
  await within(getTeaser()).findAllByRole('article');
});

test('shows placeholders for the articles while loading', () => {
  renderLanding(neverAnswer);
  expect(within(getTeaser()).getByRole('status')).toHaveTextContent('Cargando artículos...');
});

test('shows the three newest articles, with an icon in place of a missing image', async () => {
  renderLanding({ posts: posts.map((post) => (post.id === 4 ? { ...post, imageUrl: null } : post)) });
  const cards = await within(getTeaser()).findAllByRole('article');
  expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual(['Plusvalía', 'Documentos', 'Retorno']);
  expect(cards[0]?.querySelector('[data-placeholder]')).not.toBeNull();
  expect(cards[1]?.querySelector('img')).toHaveAttribute('src', '/images/blog/3.svg');
});

test('says that there are no articles', async () => {
  renderLanding({ posts: [] });
  expect(await within(getTeaser()).findByText('No hay artículos disponibles en este momento.')).toBeVisible();
});

test('shows that the articles failed to load, and loads them again on request', async () => {
  const { setReply } = renderLanding(loseConnection);
  expect(await within(getTeaser()).findByRole('alert')).toHaveTextContent('No pudimos cargar los artículos');
  setReply(reply(PostTeasersDocument, { posts }));
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await within(getTeaser()).findAllByRole('article')).toHaveLength(3);
});

test.each([
  ['a visitor', null, 'Crear mi cuenta', '/register'],
  ['a signed-in person', ana, 'Ir a mi dashboard', '/dashboard'],
])('the final call to action leads %s on', async (_case, user, name, href) => {
  renderLanding(neverAnswer, user);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('the calculator shows its results also on a page that the browser has translated', async () => {
  renderLanding();
  const container = document.body;
  await within(getTeaser()).findAllByRole('article');
  const choose = (value: string) =>
    fireEvent.change(screen.getByLabelText('Número de fracciones'), { target: { value } });
  const initial = screen.getByLabelText<HTMLInputElement>('Número de fracciones').value;
  choose('7');
  const plain = container.textContent;
  choose(initial);
  translatePage(container);
  choose('7');
  expect(container.textContent).toBe(plain);
  // An element of HTML in the text of a drawing is not shown.
  expect(container.querySelector('svg font')).toBeNull();
});

test('the calculator follows buttons, typing and slider', () => {
  renderLanding(neverAnswer);
  const calculator = within(screen.getByRole('group', { name: '¿Cuántas ventanas enciendes?' }));
  const getResults = () => calculator.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(getResults()).toEqual(['$10,000', '3.33%', '$800 – $1,200', '$736.00 – $1,104.00']);
  fireEvent.click(calculator.getByRole('button', { name: 'Una fracción más' }));
  expect(getResults()[0]).toBe('$11,000');
  fireEvent.change(calculator.getByLabelText('Número de fracciones'), { target: { value: '' } });
  expect(getResults()[0]).toBe('$11,000');
  fireEvent.change(calculator.getByLabelText('Número de fracciones'), { target: { value: '999' } });
  expect(getResults()).toEqual(['$300,000', '100%', '$24,000 – $36,000', '$22,080.00 – $33,120.00']);
  expect(calculator.getByRole('status')).toHaveTextContent('Este edificio tiene 300 fracciones: calculamos con todas.');
  fireEvent.change(calculator.getByLabelText('Fracciones'), { target: { value: '1' } });
  expect(getResults()[0]).toBe('$1,000');
  expect(screen.getByRole('img', { name: /1 encendidas son tuyas y 299 quedan libres/ })).toBeVisible();
});

test('where money is real no section has a figure that nobody could verify', () => {
  const company = { name: '', ruc: '', address: '', phone: '', supervisor: '', representative: '', bankAccount: '' };
  const facts = JSON.stringify({ company, isDemonstration: false });
  document.body.innerHTML = `<script type="application/json" id="site-facts">${facts}</script>`;
  renderLanding(neverAnswer);
  const calculator = within(screen.getByRole('group', { name: '¿Cuántas ventanas enciendes?' }));
  expect(calculator.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['$10,000', '3.33%']);
  expect(calculator.getByRole('link', { name: 'Ver proyectos' })).toHaveAttribute('href', '/oportunidades');
  expect(screen.getByRole('main')).not.toHaveTextContent(/8-12|12%|95%|500K/);
  document.body.innerHTML = '';
});

test('the header is dark while it is over a dark section', () => {
  renderLanding(neverAnswer);
  const isDark = () => getComputedStyle(getHeader()).color.includes('on-dark');
  const report = observers.get(screen.getByRole('region', { name: /Los bienes raíces crean patrimonio/ }));
  expect(isDark()).toBe(false);
  act(() => report?.(true));
  expect(isDark()).toBe(true);
  act(() => report?.(false));
  expect(isDark()).toBe(false);
});
