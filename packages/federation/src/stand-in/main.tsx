import { ApolloProvider } from '@apollo/client/react';
import { AuthProvider, createClient } from '@cimiento/session';
import { GlobalStyle } from '@cimiento/ui';
import { Toaster } from '@cimiento/ui/toast';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import description from 'remote/description';
import { routes } from 'remote/routes';
import { StandIn } from './StandIn';

const client = createClient();
const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);

const render = (): void =>
  root.render(
    <StrictMode>
      <ApolloProvider client={client}>
        <BrowserRouter>
          <AuthProvider>
            <GlobalStyle />
            <StandIn description={description} routes={routes} />
            <Toaster />
          </AuthProvider>
        </BrowserRouter>
      </ApolloProvider>
    </StrictMode>,
  );

render();
// What is already loaded, such as the session and the queries, stays when the remote's code changes.
import.meta.webpackHot?.accept('remote/routes', render);
