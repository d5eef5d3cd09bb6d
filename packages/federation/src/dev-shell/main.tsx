import { AuthProvider, createSession, loadApollo, QueryProvider } from '@cimiento/session';
import { announceHistoryNavigation, GlobalStyle } from '@cimiento/ui';
import { Toaster } from '@cimiento/ui/toast';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { remote } from 'remote-under-build';
import { DevShell } from './DevShell';

const session = createSession();
announceHistoryNavigation();
const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);

const render = (): void =>
  root.render(
    <StrictMode>
      <BrowserRouter>
        <AuthProvider session={session}>
          <GlobalStyle />
          <QueryProvider>
            <DevShell remote={remote} />
          </QueryProvider>
          <Toaster />
        </AuthProvider>
      </BrowserRouter>
    </StrictMode>,
  );

void loadApollo().then(render);
// The session and the query cache survive when the remote's code changes.
import.meta.webpackHot?.accept('remote-under-build', render);
