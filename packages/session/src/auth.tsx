import {
  createContext,
  Fragment,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { Session, SessionState } from './session';

/** The signed-in user, and what changes it. */
export type Auth = SessionState & Pick<Session, 'login' | 'refresh' | 'logout'>;

const SessionContext = createContext<Session | null>(null);
const AuthContext = createContext<Auth | null>(null);

/** The session of the page. @throws outside an AuthProvider. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used within an AuthProvider');
  return session;
}

/** The signed-in user, login and logout. @throws outside an AuthProvider. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

/**
 * Of all that a page has loaded, only the user is fetched again: on window focus, and when Back shows a page that the browser kept, which
 * WebKit does without a focus event.
 */
function useRefreshOnFocus(refresh: () => Promise<void>): void {
  useEffect(() => {
    const onFocus = () => void refresh();
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && onFocus();
    window.addEventListener('focus', onFocus);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('focus', onFocus);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [refresh]);
}

/**
 * Number of times that another user replaced the one before: what a page prepared for one is not sent for the next. Signing in and out
 * leaves the page to its guard.
 */
function useSwitches(userId: number | null): number {
  const [{ last, count }, set] = useState({ last: userId, count: 0 });
  if (userId === null || userId === last) return count;
  const next = { last: userId, count: last === null ? count : count + 1 };
  set(next);
  return next.count;
}

/** Provides the session and its user to everything inside. */
export function AuthProvider({ session, children }: { session: Session; children: ReactNode }) {
  const { login, refresh, logout } = session;
  const state = useSyncExternalStore(session.subscribe, session.getState);
  useRefreshOnFocus(refresh);
  const switches = useSwitches(state.user?.id ?? null);
  const auth = useMemo<Auth>(() => ({ ...state, login, refresh, logout }), [state, login, refresh, logout]);
  return (
    <SessionContext value={session}>
      <AuthContext value={auth}>
        <Fragment key={switches}>{children}</Fragment>
      </AuthContext>
    </SessionContext>
  );
}
