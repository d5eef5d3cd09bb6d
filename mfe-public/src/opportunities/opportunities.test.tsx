import { messages } from '@cimiento/contracts';
import type { SessionUser } from '@cimiento/session';
import { renderPage } from '@cimiento/session/testing';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { round } from '../testing/records';
import { ProjectCard } from './ProjectCard';
import { VisitorTeaser } from './VisitorTeaser';

type Project = Parameters<typeof ProjectCard>[0]['project'];

const project: Project = {
  id: 1,
  name: 'Edificio Guayacán',
  description: 'Doce departamentos en La Floresta.',
  image: '/guayacan.jpg',
  location: 'Quito, Ecuador',
  status: 'available',
  funded: 75_000,
  reserved: 0,
  target: 300_000,
  annualReturn: '8.5',
  minInvestment: 1000,
  propertyType: 'residencial',
  totalInvestors: 0,
  fundedDate: null,
  exitDate: null,
  round: null,
};

/** Renders the project's card with these changes; returns it with its figures in order. */
function renderCard(changes: Partial<Project>, user: SessionUser | null = null) {
  renderPage(<ProjectCard project={{ ...project, ...changes }} />, { user });
  const article = screen.getByRole('article', { name: 'Edificio Guayacán' });
  const figures = within(article).getAllByRole('definition');
  return {
    article,
    figures: figures.map((figure) => `${figure.previousElementSibling?.textContent}: ${figure.textContent}`),
  };
}

test('an available project shows its funding and a link to invest', () => {
  const { article, figures } = renderCard({});
  expect(figures).toEqual(['Retorno anual proyectado, antes de comisiones: 8.5%', 'Inversión mínima: $1,000']);
  expect(within(article).getByRole('progressbar', { name: 'Financiamiento de Edificio Guayacán' })).toHaveAttribute(
    'aria-valuenow',
    '25',
  );
  expect(article).toHaveTextContent('$75,000 de $300,000');
  expect(within(article).getByRole('link', { name: 'Invertir ahora' })).toHaveAttribute('href', '/register');
});

test('a signed-in person invests in that very project', () => {
  const ana: SessionUser = {
    id: 2,
    username: 'ana',
    email: 'ana@prueba.example',
    fullName: 'Ana Ñáñez',
    role: 'user',
    staffRole: null,
  };
  const { article } = renderCard({}, ana);
  expect(within(article).getByRole('link', { name: 'Invertir ahora' })).toHaveAttribute(
    'href',
    '/marketplace/1/invest',
  );
});

test('a funded project shows its final price, investors and date, with its button disabled', () => {
  const { article, figures } = renderCard({
    status: 'funded',
    funded: 300_000,
    reserved: 0,
    totalInvestors: 1240,
    fundedDate: '2026-03-05',
  });
  expect(figures).toEqual(['Retorno anual proyectado, antes de comisiones: 8.5%', 'Precio final: $300,000']);
  expect(article).toHaveTextContent('1,240 inversores · Financiado el 5/3/2026');
  expect(within(article).getByRole('button', { name: 'Ver detalles' })).toBeDisabled();
  expect(within(article).queryByRole('progressbar')).toBeNull();
});

test('the name leads to the public page of the project', () => {
  const { article } = renderCard({});
  expect(within(article).getByRole('link', { name: 'Edificio Guayacán' })).toHaveAttribute('href', '/oportunidades/1');
});

test('leaves missing values out', () => {
  renderCard({ status: 'funded', totalInvestors: 1 });
  expect(screen.getByText('1 inversor')).toBeVisible();
});

test('a visitor is invited to sign up, with the claims and the risk note', () => {
  render(
    <MemoryRouter>
      <VisitorTeaser />
    </MemoryRouter>,
  );
  const claims = screen
    .getAllByRole('definition')
    .map((figure) => `${figure.textContent} ${figure.previousElementSibling?.textContent}`);
  expect(claims).toEqual(['12-18% retorno anual proyectado, antes de comisiones', '2,500+ inversionistas activos']);
  expect(screen.getByText(messages.riskNote)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Crear cuenta' })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/login');
});

test('a project with an open round says how long it lasts, and takes orders', () => {
  const { article } = renderCard({ round });
  expect(article).toHaveTextContent(/Quedan \d+ días · mínimo \$200,000/);
  expect(within(article).getByRole('link', { name: 'Invertir ahora' })).toBeVisible();
});

test('a project whose round failed is not funded, and its button leads to its page', () => {
  const { article } = renderCard({ funded: 0, round: { ...round, state: 'failed' } });
  expect(within(article).getByText('No financiada')).toBeVisible();
  expect(within(article).queryByRole('progressbar')).toBeNull();
  expect(within(article).queryByRole('link', { name: 'Invertir ahora' })).toBeNull();
  expect(within(article).getByRole('link', { name: 'Ver detalles' })).toHaveAttribute('href', '/oportunidades/1');
});
