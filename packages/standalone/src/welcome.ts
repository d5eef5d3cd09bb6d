import { brand } from '@cimiento/contracts';

/** Whether other computers reach a server that listens on `host`. */
const isReachable = (host: string): boolean => !/^(localhost|127(\.\d+){3}|::1)$/.test(host);

const lines: Record<string, string> = {
  admin: '  admin / admin123   back office',
  maria: '  maria / maria123   investor',
  BETA2026: '  BETA2026           invitation code',
};

/**
 * First lines of `npm start`: the address, and who can sign in with the demonstration accounts.
 * @param access what is there of them (`listDemoAccess`)
 */
export function formatWelcome(url: string, host: string, access: readonly string[]): string {
  const address = `${brand.name}: ${url}`;
  if (access.length === 0) return address;
  const listed = access.flatMap((name) => lines[name] ?? []);
  const reach = isReachable(host) ? 'open to everyone whose computer reaches this one' : 'for this computer only';
  const hint = isReachable(host) ? ['  HOST=127.0.0.1 npm start serves only this computer.'] : [];
  return [address, `  Demonstration accounts, ${reach}:`, ...listed, ...hint].join('\n');
}
