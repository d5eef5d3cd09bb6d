import { useApolloClient } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { loadApollo } from './apollo';
import { AuthProvider } from './auth';
import { QueryProvider } from './QueryProvider';
import { createSession } from './session';

const ShowsClient = () => (useApolloClient() ? 'has a client' : null);

const renderProvider = () =>
  render(
    <AuthProvider session={createSession({ user: null })}>
      <QueryProvider>
        <ShowsClient />
      </QueryProvider>
    </AuthProvider>,
  );

test('throws until Apollo Client is loaded, and then provides it in the first render', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(renderProvider).toThrow('before loadApollo() had ended');
  logged.mockRestore();
  await loadApollo();
  renderProvider();
  expect(screen.getByText('has a client')).toBeInTheDocument();
});
