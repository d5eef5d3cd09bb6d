import { screen, waitFor } from '@testing-library/react';
import { getRows, renderPage, toPage } from '../../shared/testing/render-page';
import { reply } from '../../shared/testing/test-link';
import { IdentityCasesDocument, type IdentityCaseRowFragment } from './cases.generated';
import CasesPage from './CasesPage';
import { describeClaim } from './claims';
import { taken, waiting } from './test-case';
import { findNextCase } from './useNextCase';

const open = (path: string, rows: IdentityCaseRowFragment[]) =>
  renderPage(<CasesPage />, { path, replies: [reply(IdentityCasesDocument, { identityCases: toPage(rows) })] });

test('lists who waits, with risk and who has the case', async () => {
  const { getVariables } = open('/admin/identity', [
    taken,
    { ...waiting, id: 10, kind: 'company', risk: 'high', submittedAt: null },
  ]);
  const table = await screen.findByRole('table', { name: 'Identidad' });
  expect(getVariables('IdentityCases')[0]).toMatchObject({ state: null, waiting: true, search: null });
  const [first, second] = getRows(table);
  expect(first).toEqual(
    expect.arrayContaining([
      'María José Torres Vega',
      'Medio',
      'En revisión',
      expect.stringMatching(/^En manos de Tomás/),
    ]),
  );
  expect(second).toEqual(expect.arrayContaining(['Alto', '—', 'Enviada', 'Libre', 'Empresa']));
  expect(screen.getAllByRole('link', { name: 'María José Torres Vega' })[0]).toHaveAttribute(
    'href',
    '/admin/identity/9',
  );
});

test('an approved person whom a new list names is marked', async () => {
  open('/admin/identity', [{ ...waiting, state: 'approved', hasNewMatches: true }]);
  const table = await screen.findByRole('table', { name: 'Identidad' });
  expect(getRows(table)[0]).toContain('Coincidencia nueva');
});

test('the filter of states is asked of the server, and offers no drafts', async () => {
  const { getVariables } = open('/admin/identity?state=needs_more&q=maria', []);
  expect(await screen.findByRole('option', { name: 'Falta algo' })).toBeInTheDocument();
  await waitFor(() => expect(getVariables('IdentityCases')).toHaveLength(1));
  expect(getVariables('IdentityCases')[0]).toEqual({
    state: 'needs_more',
    waiting: false,
    search: 'maria',
    offset: 0,
    limit: 25,
  });
  expect(screen.queryByRole('option', { name: 'Sin enviar' })).toBeNull();
});

const noon = Date.parse('2026-11-20T17:00:00.000Z');
const until = '2026-11-20T17:10:00.000Z';

test.each([
  [7, 'En manos de Tomás Cevallos hasta las 12:10'],
  [1, 'En tus manos hasta las 12:10'],
])('the claim of reviewer %i reads %s', (claimedBy, text) => {
  const claim = { claimedBy, claimedByName: 'Tomás Cevallos', claimedUntil: until };
  expect(describeClaim(claim, 1, noon)).toBe(text);
  expect(describeClaim(claim, 1, Date.parse(until))).toBe('Libre');
});

test('the next case is of high risk, then the oldest, and in nobody else’s hands', () => {
  const row = (id: number, change: Partial<IdentityCaseRowFragment>) => ({ ...waiting, id, ...change });
  const rows = [
    row(1, { submittedAt: '2026-11-01T00:00:00.000Z' }),
    row(2, { submittedAt: '2026-10-01T00:00:00.000Z' }),
    row(3, { risk: 'high' }),
    row(4, { risk: 'high', submittedAt: '2026-01-01T00:00:00.000Z', claimedBy: 7, claimedUntil: until }),
  ];
  const find = (current: number, from = rows) => findNextCase(from, { current, userId: 1, now: noon });
  expect(find(9)).toBe(3);
  expect(find(3)).toBe(2);
  expect(find(1, rows.slice(0, 1))).toBeNull();
});
