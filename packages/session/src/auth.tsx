import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import type { Role } from '@cimiento/contracts';
import { createContext, useCallback, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { toCallError } from './call-error';
import { CurrentUserDocument, LoginDocument, LogoutDocument, type CurrentUserQuery } from './session.generated';

export type SessionUser = { id: number; username: string; email: string; fullName: string; role: Role };

export type Auth = {
  /** The signed-in person, or null. */
  user: SessionUser | null;
  /** True until the first answer about who is signed in. */
  loading: boolean;
  /** Signs in and refreshes the user. Throws a CallError with the server's message. */
  login(username: string, password: string): Promise<SessionUser>;
  /** Fetches the signed-in person again. If the session has ended, the page's guard leads to the login page. */
  refresh(): Promise<void>;
  /** Ends the session on the server and clears everything loaded with it. Throws a CallError. */
  logout(): Promise<void>;
};

const AuthContext = createContext<Auth | null>(null);

/** The signed-in person, login and logout. @throws outside an AuthProvider. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

/** Of all queries, only this one is fetched again on window focus. */
function useRefreshOnFocus(refresh: () => Promise<void>): void {
  useEffect(() => {
    const onFocus = () => void refresh();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [refresh]);
}

/** Clears everything that was loaded for another person. Unlike `clearStore`, it keeps active queries subscribed. */
async function resetSession(client: ApolloClient, user: CurrentUserQuery['currentUser']): Promise<void> {
  await client.cache.reset({ discardWatches: false });
  client.writeQuery({ query: CurrentUserDocument, data: { currentUser: user } });
}

const readUser = (client: ApolloClient) => client.readQuery({ query: CurrentUserDocument })?.currentUser ?? null;

/** Fetches the signed-in person. If it changed in another tab, data loaded for the previous person is cleared. */
async function refetchUser(client: ApolloClient): Promise<void> {
  const before = readUser(client);
  const { data } = await client.query({ query: CurrentUserDocument, fetchPolicy: 'no-cache' });
  // A login or logout in this tab during the request is newer than its answer.
  if (!data || readUser(client)?.id !== before?.id) return;
  if (data.currentUser?.id === before?.id) client.writeQuery({ query: CurrentUserDocument, data });
  else await resetSession(client, data.currentUser);
}

/** Provides the signed-in person to everything inside. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const { data, loading } = useQuery(CurrentUserDocument);
  const [sendLogin] = useMutation(LoginDocument);
  const [sendLogout] = useMutation(LogoutDocument);

  const login = useCallback(
    async (username: string, password: string) => {
      try {
        const answer = await sendLogin({ variables: { input: { username, password } } });
        if (!answer.data) throw new Error('login answered without data');
        const user = answer.data.login;
        await resetSession(client, user);
        return user;
      } catch (error) {
        throw toCallError(error);
      }
    },
    [client, sendLogin],
  );

  const logout = useCallback(async () => {
    try {
      await sendLogout();
      await resetSession(client, null);
    } catch (error) {
      throw toCallError(error);
    }
  }, [client, sendLogout]);

  const refresh = useCallback(async () => {
    try {
      await refetchUser(client);
    } catch {
      // Without an answer the current person stays.
    }
  }, [client]);
  useRefreshOnFocus(refresh);

  const user = data?.currentUser ?? null;
  const auth = useMemo<Auth>(
    () => ({ user, loading: loading && !data, login, refresh, logout }),
    [user, loading, data, login, refresh, logout],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}
