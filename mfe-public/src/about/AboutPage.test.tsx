import { renderPage } from '@cimiento/session/testing';
import { screen } from '@testing-library/react';
import AboutPage from './AboutPage';

test("'Nosotros' is under construction, with a progress bar fixed at 75 %", async () => {
  renderPage(<AboutPage />, { path: '/about' });
  expect(screen.getByRole('heading', { level: 1, name: 'Nosotros' })).toBeVisible();
  expect(screen.getByText(/historia de este proyecto/)).toBeVisible();
  expect(screen.getByText('Página en construcción, 75% completada')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/oportunidades']);
  expect(await screen.findByRole('presentation')).toBeVisible();
});
