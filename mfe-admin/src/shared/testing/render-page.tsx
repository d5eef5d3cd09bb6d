import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { StaffRole } from '@cimiento/contracts';
import { AuthProvider } from '@cimiento/session';
import { announceHistoryNavigation } from '@cimiento/ui';
import { Toaster } from '@cimiento/ui/toast';
import { act, configure, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import { createTestLink, createTestSession, type Reply } from './test-link';

/** The administrator who is signed in. */
export const admin = {
  id: 1,
  username: 'jefa',
  email: 'lucia@prueba.example',
  fullName: 'Lucía Paz',
  role: 'admin',
  staffRole: 'administrator',
};

// Computing what is hidden takes jsdom most of a test's time; queries by role are scoped to a dialog or a row instead.
configure({ defaultHidden: true });

// As the shell does before the router starts.
announceHistoryNavigation();

afterEach(() => {
  // The toasts of a test must not stay for the next one.
  for (const button of screen.queryAllByRole('button', { name: 'Cerrar notificación' })) button.click();
  window.history.replaceState(null, '', '/');
});

/** One page of a list, by default the whole list. */
export const toPage = <Row,>(items: Row[], total = items.length) => ({ items, total, totalIsCapped: false, sum: null });

// Outside the document: matching every rule against every element takes jsdom most of a test's time.
const detachedStyles = document.createElement('div');

type Options = {
  /** Address of the page, with its search parameters. */
  path: string;
  replies: readonly Reply[];
  /** The staff role of the administrator. */
  staffRole?: StaffRole;
};

/** Renders a page as the shell does: router, Apollo, session and toasts, on a server in memory. */
export function renderPage(page: ReactNode, { path, replies, staffRole = 'administrator' }: Options) {
  window.history.replaceState(null, '', path);
  const server = createTestLink([
    { operation: 'CurrentUser', respond: () => ({ currentUser: { ...admin, staffRole } }) },
    ...replies,
  ]);
  const client = new ApolloClient({ link: server.link, cache: new InMemoryCache() });
  const session = createTestSession(client);
  render(
    <StyleSheetManager target={detachedStyles}>
      <ApolloProvider client={client}>
        <BrowserRouter>
          <AuthProvider session={session}>
            {page}
            <Toaster />
          </AuthProvider>
        </BrowserRouter>
      </ApolloProvider>
    </StyleSheetManager>,
  );
  return {
    ...server,
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    /** Reads what the page shows again. */
    reload: () => act(() => client.refetchQueries({ include: 'active' })),
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

/** Sets the value of a field at once; typing letter by letter takes jsdom seconds. */
export const fillIn = (field: HTMLElement, value: string): boolean => fireEvent.change(field, { target: { value } });

/** Waits for a toast with this text. */
export const findToast = (text: string): Promise<HTMLElement> =>
  within(screen.getByRole('region', { name: 'Notificaciones' })).findByText(text);

async function findRow(text: string) {
  const row = (await screen.findByText(text)).closest<HTMLElement>('[role="row"]');
  if (!row) throw new Error(`${text} is in no row`);
  return within(row);
}

/** A button in the row that shows this text, or the entry of its menu, which it opens. */
export async function findRowButton(name: string, rowText: string): Promise<HTMLElement> {
  const row = await findRow(rowText);
  const button = row.queryByRole('button', { name: new RegExp(`^${name}`) });
  if (button) return button;
  fireEvent.click(row.getByRole('button', { name: /^Acciones: / }));
  return within(screen.getByRole('menu')).getByText(name);
}

/** The entries of the menu of the row that shows this text. */
export async function listRowActions(rowText: string): Promise<(string | null)[]> {
  const button = (await findRow(rowText)).getByRole('button', { name: /^Acciones: / });
  fireEvent.click(button);
  const items = within(screen.getByRole('menu')).getAllByRole('menuitem');
  fireEvent.click(button);
  return items.map(({ textContent }) => textContent);
}

/** Values of the stat cards with these labels. */
export const getStats = (labels: readonly string[]): (string | null | undefined)[] =>
  labels.map((name) => screen.getByRole('group', { name }).lastElementChild?.textContent);
