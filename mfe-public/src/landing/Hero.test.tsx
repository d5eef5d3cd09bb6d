import { messages } from '@cimiento/contracts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Hero } from './Hero';

test('the hero shows the claims with the risk note', () => {
  render(
    <MemoryRouter>
      <Hero
        headline="Un edificio, trescientas partes"
        lead="Invierte desde $1,000"
        actions={[{ label: 'Ver oportunidades', to: '/oportunidades' }]}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Ver oportunidades' })).toHaveAttribute('href', '/oportunidades');
  const claims = screen
    .getAllByRole('definition')
    .map((figure) => `${figure.textContent} ${figure.previousElementSibling?.textContent}`);
  expect(claims).toEqual([
    '$1,000 por fracción',
    '8-12% retorno anual proyectado + plusvalía',
    '$500K+ mínimo tradicional',
  ]);
  expect(screen.getByText('+12% Proyectado')).toBeVisible();
  expect(screen.getByText(messages.riskNote)).toBeVisible();
});
