import { renderPage, reply } from '@cimiento/session/testing';
import { screen, within } from '@testing-library/react';
import { ana, paidOrder, project, round } from '../testing/records';
import { ProjectDocument, type ProjectQuery } from './project.generated';
import ProjectPage from './ProjectPage';

type Round = NonNullable<ProjectQuery['project']['round']>;

/** Renders the page of the project with its round, with these changes; returns the box of the round. */
async function renderRound(
  changes: Partial<Round> = {},
  funded = 75_000,
  myOrders: ProjectQuery['myOrders'] = [],
): Promise<HTMLElement> {
  const data: ProjectQuery = {
    project: { ...project, funded, round: { ...round, ...changes } },
    projectUpdates: [],
    projectDocuments: [],
    myInvestments: [],
    myPayments: { returnHistory: [] },
    mySettledInvestments: [],
    myOrders,
  };
  renderPage(<ProjectPage />, {
    user: ana,
    path: '/marketplace/4',
    route: '/marketplace/:id',
    replies: [reply(ProjectDocument, data)],
  });
  return screen.findByRole('region', { name: 'Ronda' });
}

const getFacts = (box: HTMLElement): string[] =>
  within(box)
    .getAllByRole('definition')
    .map((value) => `${value.previousElementSibling?.textContent}: ${value.textContent}`);

test('an open round shows its amounts, its days, and what happens with and without its minimum', async () => {
  const box = await renderRound();
  const facts = getFacts(box);
  expect(facts.slice(0, 3)).toEqual(['Objetivo: $300,000', 'Mínimo: $200,000', 'Reunido: $75,000']);
  expect(facts[3]).toMatch(/^Cierra: 05\/03\/2090Quedan \d+ días$/);
  expect(within(box).getByText('Abierta')).toBeVisible();
  expect(box).toHaveTextContent('Tu dinero queda apartado hasta que la ronda se complete.');
  expect(box).toHaveTextContent(
    'Si no se reúnen $200,000, la ronda termina y cada uno recibe de vuelta todo lo que puso',
  );
  expect(screen.queryByRole('heading', { name: 'Si no se reúne el objetivo' })).toBeNull();
  for (const link of screen.getAllByRole('link', { name: 'Invertir ahora' }))
    expect(link).toHaveAttribute('href', '/marketplace/4/invest');
});

test('a round that gathers interests shows their sum and how they are allocated', async () => {
  const box = await renderRound({ mode: 'prefunding', paid: 0, interested: 120_000 }, 0);
  expect(getFacts(box)).toContain('Intereses registrados: $120,000');
  expect(box).toHaveTextContent('Registra cuántas fracciones quieres: su precio queda retenido en tu saldo.');
  expect(screen.getAllByRole('link', { name: 'Registrar interés' })[0]).toHaveAttribute(
    'href',
    '/marketplace/4/invest',
  );
  expect(screen.queryByRole('link', { name: 'Invertir ahora' })).toBeNull();
});

test.each([
  [{ state: 'planned' as const }, 'todavía no empieza. Abre el 10/01/2020.'],
  [{ state: 'closing' as const }, 'ya cerró y se está confirmando.'],
  [{ closesAt: '2020-02-01' }, 'ya cerró y se está confirmando.'],
  [{ state: 'failed' as const }, 'no se completó y el dinero volvió a quienes invirtieron.'],
  [{ state: 'cancelled' as const, reason: 'Sin permiso' }, 'Motivo: Sin permiso'],
])('a round that is %j says why it takes no order', async (changes, sentence) => {
  const box = await renderRound(changes);
  expect(box).toHaveTextContent(sentence);
  expect(screen.queryByRole('link', { name: 'Invertir ahora' })).toBeNull();
});

test('a project that was not funded says so, and shows neither a rest nor scenarios', async () => {
  await renderRound({ state: 'failed', paid: 0 }, 0);
  const funding = screen.getByRole('complementary', { name: 'Financiamiento' });
  expect(funding).toHaveTextContent('Objetivo$300,000No financiada');
  expect(funding).not.toHaveTextContent('Quedan');
  expect(screen.queryByRole('heading', { name: 'Escenarios' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Escenarios' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Línea de tiempo' })).toBeNull();
});

test('a round that closed below its target has no rest to buy', async () => {
  await renderRound({ state: 'closing', paid: 250_000 }, 250_000);
  const funding = screen.getByRole('complementary', { name: 'Financiamiento' });
  expect(funding).toHaveTextContent('Se reunieron$250,00083.3%');
  expect(funding).not.toHaveTextContent('Quedan');
});

test('the money that an investor has in the round shows as their fractions', async () => {
  await renderRound({}, 75_000, [
    { ...paidOrder, investmentId: null },
    { ...paidOrder, id: 5 },
  ]);
  expect(screen.getByText('10 fracciones tuyas')).toBeVisible();
});
