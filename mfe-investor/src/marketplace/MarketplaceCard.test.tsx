import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { managementFee, round } from '../testing/records';
import { MarketplaceCard } from './MarketplaceCard';

type Project = Parameters<typeof MarketplaceCard>[0]['project'];

const project: Project = {
  id: 4,
  name: 'Edificio Guayacán',
  image: '/guayacan.jpg',
  location: 'Quito, Ecuador',
  status: 'available',
  funded: 75_000,
  reserved: 0,
  target: 300_000,
  annualReturn: '8.5',
  minInvestment: 1500,
  term: '36 meses',
  propertyType: 'residencial',
  totalInvestors: 12,
  fundedDate: null,
  exitDate: null,
  fees: null,
  feeRules: [managementFee],
  round: null,
};

function renderCard(changes: Partial<Project> = {}, held = 0): HTMLElement {
  render(<MarketplaceCard project={{ ...project, ...changes }} held={held} />, { wrapper: MemoryRouter });
  return screen.getByRole('article', { name: 'Edificio Guayacán' });
}

const getFacts = (card: HTMLElement): string[] =>
  within(card)
    .getAllByRole('definition')
    .map((value) => `${value.previousElementSibling?.textContent}: ${value.textContent}`);

test('shows the minimum investment as stored, even when it is not a whole number of fractions', () => {
  expect(getFacts(renderCard())).toEqual(['Inversión mínima: $1,500', 'Plazo: 36 meses']);
});

test('the return is shown before fees, and after them where the project has rules', () => {
  expect(renderCard()).toHaveTextContent('8.5% anual proyectado, antes de comisiones · 7.82% después');
});

test('a project that charges nothing says so beside its return', () => {
  expect(renderCard({ feeRules: [] })).toHaveTextContent('8.5% anual proyectado, sin comisiones');
});

test('an available project shows its progress and leads to the order form', () => {
  const card = renderCard({}, 2000);
  expect(within(card).getByRole('progressbar', { name: 'Financiamiento de Edificio Guayacán' })).toHaveAttribute(
    'aria-valuenow',
    '25',
  );
  expect(within(card).getByText('Tienes $2,000')).toBeVisible();
  expect(within(card).getByRole('link', { name: 'Invertir ahora Edificio Guayacán' })).toHaveAttribute(
    'href',
    '/marketplace/4/invest',
  );
});

test('a project without free fractions disables its button and says why', () => {
  const card = renderCard({ funded: 300_000 });
  expect(within(card).getByRole('button', { name: 'Invertir ahora' })).toBeDisabled();
  expect(within(card).getByText('Objetivo alcanzado: no quedan fracciones')).toBeVisible();
});

test.each([
  ['funded' as const, 'Financiado el 5/3/2026', 'Ver detalles', 'Precio final: $300,000'],
  ['exited' as const, 'Vendido el 9/4/2026', 'Ver historial', 'Objetivo: $300,000'],
])('a project that is %s shows its price, its date and a link to its page', (status, date, action, price) => {
  const card = renderCard({ status, fundedDate: '2026-03-05', exitDate: '2026-04-09' });
  expect(getFacts(card)).toContain(price);
  expect(within(card).getByText(date)).toBeVisible();
  expect(within(card).getByRole('link', { name: `${action} Edificio Guayacán` })).toHaveAttribute(
    'href',
    '/marketplace/4',
  );
});

test('leaves the date out when it is missing', () => {
  expect(within(renderCard({ status: 'funded' })).queryByText(/Financiado el/)).toBeNull();
});

test('a project with an open round says how long it lasts and its minimum', () => {
  const card = renderCard({ round });
  expect(within(card).getByText(/^Quedan \d+ días · mínimo \$200,000$/)).toBeVisible();
  expect(within(card).getByRole('link', { name: 'Invertir ahora Edificio Guayacán' })).toBeVisible();
});

test('a round that gathers interests shows their sum and leads to registering one', () => {
  const card = renderCard({ funded: 0, round: { ...round, mode: 'prefunding', paid: 0, interested: 120_000 } });
  expect(within(card).getByText('Ronda abierta')).toBeVisible();
  expect(within(card).getByText(/\$120,000 en intereses$/)).toBeVisible();
  expect(within(card).getByRole('link', { name: 'Registrar interés Edificio Guayacán' })).toHaveAttribute(
    'href',
    '/marketplace/4/invest',
  );
});

test.each([
  ['planned' as const, 'La ronda abre el 10/01/2020 · mínimo $200,000'],
  ['closing' as const, 'La ronda cerró y se está confirmando'],
  ['failed' as const, 'El dinero volvió a quienes invirtieron'],
  ['cancelled' as const, 'El dinero volvió a quienes invirtieron'],
])('a project whose round is %s leads to its page instead of an order', (state, line) => {
  const card = renderCard({ funded: 0, round: { ...round, state } });
  expect(within(card).getByText(line)).toBeVisible();
  expect(within(card).queryByText(/Invertir ahora/)).toBeNull();
  expect(within(card).getByRole('link', { name: 'Ver detalles Edificio Guayacán' })).toHaveAttribute(
    'href',
    '/marketplace/4',
  );
  expect(within(card).queryByText('No financiada') !== null).toBe(state === 'failed' || state === 'cancelled');
});
