export { findApollo, loadApollo } from './apollo';
export { AuthProvider, useAuth, useSession, type Auth } from './auth';
export { CallError, getUserMessage, toCallError } from './call-error';
export { createIdempotencyKey } from './idempotency-key';
export { QueryProvider } from './QueryProvider';
export { createSession, type Session, type SessionUser } from './session';
export { getSessionHeaders, noteCode } from './session-user';
export { useIdleQuery, whenIdle } from './useIdleQuery';
export { useSessionCheck } from './useSessionCheck';
