import { ApolloProvider } from '@apollo/client/react';
import { loadRegistry, readOverrides, withOverrides } from '@cimiento/federation/runtime';
import { AuthProvider, createClient } from '@cimiento/session';
import { announceHistoryNavigation, ErrorState, GlobalStyle } from '@cimiento/ui';
import { Toaster } from '@cimiento/ui/toast';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { OverrideBanner } from './registry/OverrideBanner';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);
const client = createClient();
announceHistoryNavigation();

async function start(): Promise<void> {
  try {
    const { registry, overridden } = await withOverrides(await loadRegistry(), readOverrides());
    root.render(
      <StrictMode>
        <ApolloProvider client={client}>
          <BrowserRouter>
            <AuthProvider>
              <GlobalStyle />
              <App registry={registry} />
              <OverrideBanner overridden={overridden} />
              <Toaster />
            </AuthProvider>
          </BrowserRouter>
        </ApolloProvider>
      </StrictMode>,
    );
  } catch {
    root.render(
      <>
        <GlobalStyle />
        <ErrorState
          message="No pudimos abrir el sitio. Revisa tu conexión e intenta de nuevo."
          onRetry={() => void start()}
        />
      </>,
    );
  }
}

void start();
