import { paths } from '@cimiento/contracts';
import { type PageWords, withHead } from './page-head';

const shellPage =
  '<!--head--><title>Sin nombre</title><!--/head--><body><!--first--><!--/first--><!--headline--><h1>Inicio</h1><!--/headline-->';
const status = '<p role="status">Cargando...</p>';
const head = { title: 'Hola', description: 'Saludos & "abrazos"', headline: '¿Qué <tal>?' };

/** The first view of an address, without the drawing of the brand. */
const renderFirstView = (address: string, words?: PageWords): string =>
  withHead(shellPage, words, 'https://cimiento.example', address)
    .replace(/^.*<body>/s, '')
    .replace(/<svg.*?<\/svg> /s, '')
    .replace(/\n\s*/g, '');

test('shows brand, headline, description and main actions of the home page', () => {
  const actions = [
    { label: 'Entrar', to: '/login' },
    { label: 'Ver "más"', to: '/blog' },
  ];
  expect(renderFirstView('/', { ...head, actions })).toBe(
    '<div class="home"><header><a href="/">Cimiento</a></header><main><h1>¿Qué &lt;tal&gt;?</h1><p>Saludos &amp; &quot;abrazos&quot;</p><div><a href="/login">Entrar</a><a href="/blog">Ver &quot;más&quot;</a></div></main></div>',
  );
});

test.each([
  ['/hola', head, 'page', paths.home],
  ['/login', head, 'access', paths.home],
  ['/blog/uno', { ...head, kind: 'article' as const }, 'article', paths.home],
  ['/admin', { title: 'Resumen' }, 'admin', paths.admin],
  ['/admin/users', { title: 'Personas' }, 'admin', paths.admin],
])('shows %s as the page will look, with a spinner', (address, words, layout, start) => {
  const view = renderFirstView(address, words);
  expect(view).toContain(`<div class="${layout}"><header><a href="${start}">Cimiento</a></header><main><h1>`);
  expect(view).toContain(`${status}</main>`);
  expect(view.match(/<h1>/g)).toHaveLength(1);
});

test('an unknown page shows the brand alone, with the head of the shell', () => {
  expect(renderFirstView('/adios')).toBe(
    `<div class="page"><header><a href="/">Cimiento</a></header><main>${status}</main></div><!--headline--><h1>Inicio</h1><!--/headline-->`,
  );
});

test('writes the title alone of a page that has no head', () => {
  const html = withHead(shellPage, { title: 'Lo mío' }, 'https://cimiento.example', '/yo');
  expect(html).toContain('<title>Lo mío · Cimiento</title>');
  expect(html).not.toContain('<meta');
});
