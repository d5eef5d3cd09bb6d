import { paths } from '@cimiento/contracts';

/** The path from which a guard redirected to login, from the navigation state; else the dashboard. */
export function getReturnPath(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : paths.dashboard;
}
