import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { InvestmentCard } from './InvestmentCard';

type Investment = Parameters<typeof InvestmentCard>[0]['investment'];

const investment: Investment = {
  id: 1,
  projectId: 4,
  projectName: 'Edificio Guayacán',
  amount: 10_000,
  annualReturn: 8.5,
  imageUrl: '/guayacan.jpg',
  actualReturns: '212.50',
  projectedReturns: '850.00',
  investedOn: '2025-01-15',
};

function figures(differences: Partial<Investment> = {}): string[] {
  render(<InvestmentCard investment={{ ...investment, ...differences }} />, { wrapper: MemoryRouter });
  return screen
    .getAllByRole('definition')
    .map((figure) => `${figure.previousElementSibling?.textContent}: ${figure.textContent}`);
}

test('shows the amount invested, the return received and the projected return', () => {
  expect(figures()).toEqual([
    'Inversión: $10,000',
    'ROI Anual: 8.5%',
    'Rendimiento Real: $212.50',
    'Proyectado Anual: $850.00',
  ]);
  expect(screen.getByText('Activa')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edificio Guayacán' })).toHaveAttribute('href', '/marketplace/4');
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
});

test('caps the progress bar at 100 %', () => {
  figures({ actualReturns: '1200.00' });
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  expect(screen.getByText('100.0% de lo proyectado')).toBeVisible();
});
