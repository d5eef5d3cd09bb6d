import { renderPage } from '@cimiento/session/testing';
import { screen } from '@testing-library/react';
import HowItWorksPage from '../how-it-works/HowItWorksPage';
import AboutPage from './AboutPage';

const getLinks = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test("'Nosotros' is under construction, with a progress bar fixed at 75 %", async () => {
  renderPage(<AboutPage />, { path: '/about' });
  expect(screen.getByRole('heading', { level: 1, name: 'Nosotros' })).toBeVisible();
  expect(screen.getByText(/historia de este proyecto/)).toBeVisible();
  expect(screen.getByText('Página en construcción, 75% completada')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75');
  expect(getLinks()).toEqual(['/', '/oportunidades']);
  expect(await screen.findByRole('presentation')).toBeVisible();
});

test("'Cómo Funciona' says that the section is in progress", async () => {
  renderPage(<HowItWorksPage />, { path: '/how-it-works' });
  expect(screen.getByRole('heading', { level: 1, name: 'Cómo Funciona' })).toBeVisible();
  expect(screen.getByText(/Esta sección está en progreso/)).toBeVisible();
  expect(getLinks()).toEqual(['/marketplace', '/']);
  expect(await screen.findByRole('presentation')).toBeVisible();
});
