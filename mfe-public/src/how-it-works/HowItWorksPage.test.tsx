import { renderPage } from '@cimiento/session/testing';
import { screen } from '@testing-library/react';
import HowItWorksPage from './HowItWorksPage';

test("'Cómo Funciona' says that the section is in progress", async () => {
  renderPage(<HowItWorksPage />, { path: '/how-it-works' });
  expect(screen.getByRole('heading', { level: 1, name: 'Cómo Funciona' })).toBeVisible();
  expect(screen.getByText(/Esta sección está en progreso/)).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/marketplace', '/']);
  expect(await screen.findByRole('presentation')).toBeVisible();
});
