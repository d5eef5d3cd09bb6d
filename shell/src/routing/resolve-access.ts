import type { Role } from '@cimiento/contracts';
import type { Access } from '@cimiento/federation/runtime';

export type AccessDecision = 'wait' | 'enter' | 'login' | 'home';

/** Decides about a user at an address: signed-out people go to login, people without the role go home. */
export function resolveAccess(access: Access, user: { role: Role } | null, loading: boolean): AccessDecision {
  if (access === 'public') return 'enter';
  if (loading) return 'wait';
  if (!user) return 'login';
  return access === 'user' || user.role === 'admin' ? 'enter' : 'home';
}
