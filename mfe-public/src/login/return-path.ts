import { paths } from '@cimiento/contracts';

/** Address that a guard stopped a person at, from the state of the navigation; their dashboard when there is none. */
export function getReturnPath(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : paths.dashboard;
}
