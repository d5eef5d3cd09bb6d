import type { Role } from '@cimiento/contracts';
import type { Access } from '@cimiento/federation/runtime';

export type Verdict = 'wait' | 'enter' | 'login' | 'home';

/** What happens to a person at an address: signed-out people go to login, and people without the role go home (specification §2). */
export function resolveAccess(access: Access, user: { role: Role } | null, loading: boolean): Verdict {
  if (access === 'public') return 'enter';
  if (loading) return 'wait';
  if (!user) return 'login';
  return access === 'user' || user.role === 'admin' ? 'enter' : 'home';
}
