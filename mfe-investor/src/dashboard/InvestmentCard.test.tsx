import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { investment } from '../testing/records';
import type { Holding } from './holdings';
import { InvestmentCard } from './InvestmentCard';

function figures(differences: Partial<Holding['investment']> = {}, sale: Holding['sale'] = null): string[] {
  const shown = { ...investment, actualReturns: '177.09', ...differences };
  render(<InvestmentCard holding={{ investment: shown, sale, place: undefined }} />, { wrapper: MemoryRouter });
  return screen
    .getAllByRole('definition')
    .map((figure) => `${figure.previousElementSibling?.textContent}: ${figure.textContent}`);
}

test('shows the amount invested, the return received and the projected return', () => {
  expect(figures()).toEqual([
    'Inversión: $10,000',
    'ROI Anual: 8.5% proyectado',
    'Rendimiento Real: $177.09 recibido, 7.1% al año',
    'Proyectado Anual: $850.00',
  ]);
  expect(screen.getByText('Activa')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edificio Guayacán' })).toHaveAttribute('href', '/marketplace/4');
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', expect.stringMatching(/^20\.8/));
  expect(screen.getByText('20.8% de lo proyectado')).toBeVisible();
  expect(screen.getByText('83.3% de lo esperado a hoy, faltan $35.41')).toBeVisible();
  expect(screen.queryByText(/^Vendido/)).toBeNull();
});

test('caps the progress bar at 100 %', () => {
  figures({ actualReturns: '1200.00' });
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  expect(screen.getByText('100.0% de lo proyectado')).toBeVisible();
});

test.each([
  ['11200.00', ['Capital devuelto: $10,000.00', 'Ganancia: $1,200.00']],
  ['9000.00', ['Capital devuelto: $9,000.00', 'Pérdida: -$1,000.00']],
])('a sold project that paid %s shows the capital that came back and the gain or loss', (share, expected) => {
  expect(figures({}, { exitDate: '2025-09-30', settled: { capital: '10000.00', share } }).slice(4)).toEqual(expected);
  expect(screen.getByText('Vendido el 30/9/2025')).toBeVisible();
  expect(screen.getByText('Vendida')).toBeVisible();
});

test('a sold project whose sale is not settled says so', () => {
  expect(figures({}, { exitDate: '2025-09-30', settled: null })).toHaveLength(4);
  expect(screen.getByText(/^Aún no se reparte el dinero de la venta/)).toBeVisible();
  expect(screen.getByText('Activa')).toBeVisible();
});
