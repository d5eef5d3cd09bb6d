import type { GatewayConfig } from '@cimiento/gateway';
import { brand } from '@cimiento/contracts';

/** Whether other computers reach a server that listens on `host`. */
const isReachable = (host: string): boolean => !/^(localhost|127(\.\d+){3}|::1)$/.test(host);

const accounts = [
  '  admin / admin123   back office',
  '  maria / maria123   investor',
  '  BETA2026           invitation code',
];

/** First lines of `npm start`: the address, and who can sign in with the demonstration accounts. */
export function formatWelcome(url: string, { host, demoData }: Pick<GatewayConfig, 'host' | 'demoData'>): string {
  const lines = [`${brand.name}: ${url}`];
  if (!demoData) return lines.join('\n');
  const warning = isReachable(host)
    ? [
        '  Demonstration accounts, open to everyone whose computer reaches this one:',
        ...accounts,
        '  HOST=127.0.0.1 npm start serves only this computer.',
      ]
    : ['  Demonstration accounts, for this computer only:', ...accounts];
  return [...lines, ...warning].join('\n');
}
