import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { AuthProvider } from '@cimiento/session';
import { GlobalStyle } from '@cimiento/ui';
import { Toaster } from '@cimiento/ui/toast';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createTestLink, type Reply } from './test-link';

/** The administrator who is signed in. */
export const admin = { id: 1, username: 'jefa', email: 'lucia@prueba.example', fullName: 'Lucía Paz', role: 'admin' };

// Missing in jsdom.
Element.prototype.scrollIntoView ??= () => undefined;

afterEach(() => {
  // The toasts of a test must not stay for the next one.
  for (const button of screen.queryAllByRole('button', { name: 'Cerrar notificación' })) button.click();
  window.history.replaceState(null, '', '/');
});

type Options = {
  /** Address of the page, with its search parameters. */
  path: string;
  replies: readonly Reply[];
};

/** Renders a page as the shell does: router, Apollo, session, styles and toasts, on a server in memory. */
export function renderPage(page: ReactNode, { path, replies }: Options) {
  window.history.replaceState(null, '', path);
  const server = createTestLink([{ operation: 'CurrentUser', respond: () => ({ currentUser: admin }) }, ...replies]);
  const client = new ApolloClient({ link: server.link, cache: new InMemoryCache() });
  render(
    <ApolloProvider client={client}>
      <BrowserRouter>
        <AuthProvider>
          <GlobalStyle />
          {page}
          <Toaster />
        </AuthProvider>
      </BrowserRouter>
    </ApolloProvider>,
  );
  return {
    ...server,
    user: userEvent.setup({ delay: null }),
    /** Variables of each request of an operation so far. */
    getVariables: (operation: string) =>
      server.requests.filter((request) => request.operation === operation).map(({ variables }) => variables),
  };
}

/** Texts of the table's cells, row by row, without the actions of the last column. */
export const getRows = (table: HTMLElement): (string | null)[][] =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, -1)
        .map((cell) => cell.textContent),
    );

/** Waits for a toast with this text. */
export const findToast = (text: string): Promise<HTMLElement> =>
  within(screen.getByRole('region', { name: 'Notificaciones', hidden: true })).findByText(text);

/** A button of a row, by its accessible description: the record's name. */
export const findRowButton = (name: string, description: string): Promise<HTMLElement> =>
  screen.findByRole('button', { name, description });
