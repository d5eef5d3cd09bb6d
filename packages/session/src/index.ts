export { AuthProvider, useAuth, type Auth, type SessionUser } from './auth';
export { CallError, personMessage, toCallError } from './call-error';
export { createClient } from './client';
export { useSessionCheck } from './useSessionCheck';
