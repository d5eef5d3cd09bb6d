import { screen, within } from '@testing-library/react';
import { renderPage } from '../../shared/testing/render-page';
import { fail, neverAnswer, reply, type Reply } from '../../shared/testing/test-link';
import type { RemoteVersions } from './RemoteCard';
import { VersionsDocument } from './releases.generated';
import { VersionsPanel } from './VersionsPanel';

const create = (name: string, share: number, loads: number, thrownRate: number | null) => ({
  name: `1.4.0-${name}`,
  version: '1.4.0',
  commit: '0123456789abcdef0123456789abcdef01234567',
  share,
  since: '2026-11-20T15:00:00.000Z',
  by: 'equipo-publico',
  health: {
    loads,
    loadFailureRate: thrownRate && 0,
    thrownRate,
    pages: [] as NonNullable<RemoteVersions['live']>['health']['pages'],
    lcp: 1100,
    inp: null,
    cls: 0.01,
  },
  errors: [] as NonNullable<RemoteVersions['live']>['errors'],
});

const remote: RemoteVersions = {
  name: 'public',
  fault: null,
  awaitedPages: null,
  live: create('bbbbbbbbbbbb', 90, 1800, 0.5),
  canary: {
    ...create('cccccccccccc', 10, 200, 10),
    errors: [
      {
        name: 'TypeError',
        total: 20,
        lastAt: '2026-11-20T16:00:00.000Z',
        sourceStack: 'PostPage (src/blog/PostPage.tsx:7:3)',
      },
    ],
  },
  previous: create('aaaaaaaaaaaa', 0, 0, null),
  history: [
    {
      step: 9,
      at: '2026-11-20T15:00:00.000Z',
      action: 'canary',
      releaseName: '1.4.0-cccccccccccc',
      share: 10,
      by: 'equipo-publico',
      reason: null,
    },
  ],
};

const open = (...replies: Reply[]) => renderPage(<VersionsPanel />, { path: '/admin/settings?tab=versions', replies });

test('shows canary, live and previous release beside each other', async () => {
  open(reply(VersionsDocument, { remotes: [remote] }));
  const table = await screen.findByRole('table', { name: 'Versiones de public' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => Array.from(row.children).map((cell) => cell.textContent))).toEqual([
    [
      '1.4.0cccccccccccc',
      'Canario · 10 %',
      expect.stringContaining('equipo-publico · 01234567'),
      '200',
      '0.0%',
      '10.0%',
      'LCP 1.1 s · CLS 0.01',
    ],
    ['1.4.0bbbbbbbbbbbb', 'En vivo · 90 %', expect.any(String), '1,800', '0.0%', '0.5%', 'LCP 1.1 s · CLS 0.01'],
    ['1.4.0aaaaaaaaaaaa', 'Anterior', expect.any(String), '0', '—', '—', 'LCP 1.1 s · CLS 0.01'],
  ]);
});

test('tells the last steps, and where errors were thrown', async () => {
  const { user } = open(reply(VersionsDocument, { remotes: [remote] }));
  await user.click(await screen.findByText('Errores de las páginas (1)'));
  expect(screen.getByText('PostPage (src/blog/PostPage.tsx:7:3)')).toBeInTheDocument();
  await user.click(screen.getByText('Historia'));
  expect(screen.getByText('Canario al 10 % · 1.4.0-cccccccccccc')).toBeInTheDocument();
});

test('the pages of a release show in how many tabs each failed', async () => {
  const { health, ...live } = create('bbbbbbbbbbbb', 100, 1800, 0.5);
  const pages = [{ page: '/blog/:slug', loads: 1200, loadFailures: 2, thrown: 3 }];
  const { user } = open(
    reply(VersionsDocument, {
      remotes: [{ ...remote, canary: null, live: { ...live, health: { ...health, pages } } }],
    }),
  );
  await user.click(await screen.findByText('Páginas de 1.4.0-bbbbbbbbbbbb (1)'));
  const table = screen.getByRole('table', { name: 'Páginas de 1.4.0-bbbbbbbbbbbb' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('/blog/:slug1,20023');
});

test('a canary that waits for a person names the pages that too few tabs opened', async () => {
  open(reply(VersionsDocument, { remotes: [{ ...remote, awaitedPages: ['/a', '/b'] }] }));
  expect(await screen.findByText(/^El canario espera tu decisión: .* · \/a · \/b$/)).toBeInTheDocument();
});

test('says what is wrong with an entry of the registry', async () => {
  open(
    reply(VersionsDocument, { remotes: [{ ...remote, live: null, canary: null, fault: 'routes must be addresses' }] }),
  );
  expect(await screen.findByText('routes must be addresses')).toBeInTheDocument();
});

test('shows that it loads', async () => {
  open(reply(VersionsDocument, neverAnswer));
  expect(await screen.findByText('Cargando versiones...')).toBeInTheDocument();
});

test('offers a retry after a failed load', async () => {
  const { user, setReply } = open(reply(VersionsDocument, fail('INTERNAL', '')));
  expect(await screen.findByText('No se pudieron cargar las versiones. Nada ha cambiado.')).toBeInTheDocument();
  setReply(reply(VersionsDocument, { remotes: [] }));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('No hay versiones publicadas')).toBeInTheDocument();
});
