import { messages } from '@cimiento/contracts';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
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
  target: 300_000,
  annualReturn: '8.5',
  minInvestment: 1000,
  totalInvestors: 0,
  fundedDate: null,
  exitDate: null,
};

/** The card of the project with these differences, and its figures in the order in which they stand. */
function card(differences: Partial<Project>) {
  render(
    <MemoryRouter>
      <ProjectCard project={{ ...project, ...differences }} />
    </MemoryRouter>,
  );
  const article = screen.getByRole('article', { name: 'Edificio Guayacán' });
  const figures = within(article).getAllByRole('definition');
  return {
    article,
    figures: figures.map((figure) => `${figure.previousElementSibling?.textContent}: ${figure.textContent}`),
  };
}

test('an available project tells its funding and can be invested in', () => {
  const { article, figures } = card({});
  expect(figures).toEqual(['Retorno anual proyectado: 8.5%', 'Inversión mínima: $1,000']);
  expect(within(article).getByRole('progressbar', { name: 'Financiamiento de Edificio Guayacán' })).toHaveAttribute(
    'aria-valuenow',
    '25',
  );
  expect(article).toHaveTextContent('$75,000 de $300,000');
  expect(within(article).getByRole('link', { name: 'Invertir ahora' })).toHaveAttribute('href', '/register');
});

test('a funded project tells its final price, its investors and its date, and offers nothing to press', () => {
  const { article, figures } = card({
    status: 'funded',
    funded: 300_000,
    totalInvestors: 1240,
    fundedDate: '2026-03-05',
  });
  expect(figures).toEqual(['Retorno anual proyectado: 8.5%', 'Precio final: $300,000']);
  expect(article).toHaveTextContent('1,240 inversores · Financiado el 5/3/2026');
  expect(within(article).getByRole('button', { name: 'Ver detalles' })).toBeDisabled();
  expect(within(article).queryByRole('progressbar')).toBeNull();
});

test('what a project does not tell leaves its phrase out', () => {
  card({ status: 'funded', totalInvestors: 1 });
  expect(screen.getByText('1 inversor')).toBeVisible();
});

test('a visitor is invited to sign up, with the claims and their risk', () => {
  render(
    <MemoryRouter>
      <VisitorTeaser />
    </MemoryRouter>,
  );
  const claimed = screen
    .getAllByRole('definition')
    .map((figure) => `${figure.textContent} ${figure.previousElementSibling?.textContent}`);
  expect(claimed).toEqual(['12-18% retorno anual proyectado', '2,500+ inversionistas activos']);
  expect(screen.getByText(messages.riskNote)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Crear cuenta' })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/login');
});
