import { installFreshAddresses, loadRegistry, readOverrides, withOverrides } from '@cimiento/federation/runtime';
import { AuthProvider, createSession } from '@cimiento/session';
import { announceHistoryNavigation, ErrorMessage, GlobalStyle } from '@cimiento/ui';
import { Toaster } from '@cimiento/ui/toast';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { NewReleaseHost } from './new-release/NewReleaseHost';
import { OverrideBanner } from './registry/OverrideBanner';
import { StepUpHost } from './session/StepUpHost';
import { announceSwitches } from './session/announce-switches';
import { readKnownUser } from './session/known-user';
import { warmApollo } from './session/warm-apollo';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);
// Before the first script of the shell is requested.
installFreshAddresses();
const session = createSession({ user: readKnownUser() });
announceHistoryNavigation();
announceSwitches(session);
warmApollo(session);

async function start(): Promise<void> {
  try {
    const { registry, ...overrides } = await withOverrides(await loadRegistry(), readOverrides());
    // A transition renders in short pieces, between which the browser can answer: the first view of the HTML stays until it is done.
    startTransition(() =>
      root.render(
        <StrictMode>
          <BrowserRouter>
            <AuthProvider session={session}>
              <GlobalStyle />
              <App registry={registry} />
              <StepUpHost />
              <NewReleaseHost />
              <OverrideBanner {...overrides} />
              <Toaster />
            </AuthProvider>
          </BrowserRouter>
        </StrictMode>,
      ),
    );
  } catch {
    root.render(
      <>
        <GlobalStyle />
        <ErrorMessage
          message="No pudimos abrir el sitio. Revisa tu conexión e intenta de nuevo."
          onRetry={() => void start()}
        />
      </>,
    );
  }
}

void start();
