export { AuthProvider, useAuth, type Auth, type SessionUser } from './auth';
export { CallError, getUserMessage, toCallError } from './call-error';
export { createClient } from './client';
export { createIdempotencyKey } from './idempotency-key';
export { useSessionCheck } from './useSessionCheck';
