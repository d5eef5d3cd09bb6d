import { messages } from '@cimiento/contracts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Hero } from './Hero';

const renderHero = () =>
  render(
    <MemoryRouter>
      <Hero
        headline="Un edificio, trescientas partes"
        lead="Invierte desde $1,000"
        actions={[{ label: 'Ver oportunidades', to: '/oportunidades' }]}
      />
    </MemoryRouter>,
  );

const getClaims = () =>
  screen
    .getAllByRole('definition')
    .map((figure) => `${figure.textContent} ${figure.previousElementSibling?.textContent}`);

test('the hero shows the claims with the risk note', () => {
  renderHero();
  expect(screen.getByRole('link', { name: 'Ver oportunidades' })).toHaveAttribute('href', '/oportunidades');
  expect(getClaims()).toEqual([
    '$1,000 por fracción',
    '8-12% retorno anual proyectado + plusvalía',
    '$500K+ mínimo tradicional',
  ]);
  expect(screen.getByText('+12% Proyectado')).toBeVisible();
  expect(screen.getByText(messages.riskNote)).toBeVisible();
});

test('where money is real the hero shows no figure that nobody could verify', () => {
  document.body.innerHTML = `<script type="application/json" id="site-facts">{"isDemonstration":false}</script>`;
  renderHero();
  expect(getClaims()).toEqual(['$1,000 por fracción']);
  expect(screen.queryByText('+12% Proyectado')).toBeNull();
});
