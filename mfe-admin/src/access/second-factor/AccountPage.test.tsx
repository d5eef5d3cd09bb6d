import { screen } from '@testing-library/react';
import { renderPage } from '../../shared/testing/render-page';
import AccountPage from './AccountPage';

test('an administrator sets up their second factor in the back office', async () => {
  const none = { totpSince: null, recoveryCodesLeft: 0, isRequired: true, canAddPasskeys: true, passkeys: [] };
  renderPage(<AccountPage />, {
    path: '/admin/account',
    replies: [{ operation: 'MySecondFactor', respond: () => ({ mySecondFactor: none }) }],
  });
  expect(screen.getByRole('heading', { name: 'Seguridad de tu cuenta' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Configurar aplicación' })).toBeInTheDocument();
});
