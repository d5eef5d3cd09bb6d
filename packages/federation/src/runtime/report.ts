import type { RegistryEntry } from './contract';

const address = '/remotes/report';

/** Leaves a line in the operator's log: which remote a browser could not run, and why. Never fails, and nobody waits for it. */
export function report(remote: string, reason: string, line?: Pick<RegistryEntry, 'version'>): void {
  navigator.sendBeacon?.(
    `${address}?${new URLSearchParams({ remote, reason, version: line?.version ?? '' }).toString()}`,
  );
}
