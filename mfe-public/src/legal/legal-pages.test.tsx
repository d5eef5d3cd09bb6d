import { renderPage } from '@cimiento/session/testing';
import { screen } from '@testing-library/react';
import PrivacyPolicyPage from './PrivacyPolicyPage';
import TermsPage from './TermsPage';

test('the terms say what the product is and what can go wrong', () => {
  renderPage(<TermsPage />, { path: '/terminos' });
  expect(screen.getByRole('heading', { level: 1, name: 'Términos y condiciones' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Los riesgos' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'política de privacidad' })).toHaveAttribute('href', '/privacidad');
});

test('the privacy policy names each use of personal data and the rights', () => {
  renderPage(<PrivacyPolicyPage />, { path: '/privacidad' });
  expect(screen.getByRole('heading', { level: 1, name: 'Política de privacidad' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Cuenta bancaria' })).toBeVisible();
  expect(screen.getByText(/Respondemos en 15 días/)).toBeVisible();
});
