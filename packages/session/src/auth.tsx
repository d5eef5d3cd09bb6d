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
  /** Asks the server again who is signed in, as after a call that was refused for want of a session: the guard of the page does the rest. */
  refresh(): Promise<void>;
  /** Ends the session on the server and forgets everything that was loaded with it. Throws a CallError. */
  logout(): Promise<void>;
};

const AuthContext = createContext<Auth | null>(null);

/** The signed-in person and the ways in and out. Outside an AuthProvider it is an error (specification §8). */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

/** The only call that is made again when the window gets the focus (specification §7). */
function useRefreshOnFocus(refresh: () => Promise<void>): void {
  useEffect(() => {
    const onFocus = () => void refresh();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [refresh]);
}

/** Forgets what was loaded as somebody else. Unlike `clearStore` this keeps the page's own queries listening. */
async function resetSession(client: ApolloClient, user: CurrentUserQuery['currentUser']): Promise<void> {
  await client.cache.reset({ discardWatches: false });
  client.writeQuery({ query: CurrentUserDocument, data: { currentUser: user } });
}

const readUser = (client: ApolloClient) => client.readQuery({ query: CurrentUserDocument })?.currentUser ?? null;

/** Asks who is signed in. In another tab that may have become somebody else, to whom nothing is shown of what was loaded before. */
async function refetchUser(client: ApolloClient): Promise<void> {
  const before = readUser(client);
  const { data } = await client.query({ query: CurrentUserDocument, fetchPolicy: 'no-cache' });
  // Who signed in or out in the meantime is known from that.
  if (!data || readUser(client)?.id !== before?.id) return;
  if (data.currentUser?.id === before?.id) client.writeQuery({ query: CurrentUserDocument, data });
  else await resetSession(client, data.currentUser);
}

/** Knows who is signed in, for everything inside. */
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
      // Without an answer the person known so far stays.
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
