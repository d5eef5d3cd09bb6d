import type { RegistryEntry } from './contract';

const reportPath = '/remotes/report';

/** Reports a remote that this browser could not run to the operator's log. Never throws, and does not wait for an answer. */
export function reportFailure(
  remote: string,
  reason: string,
  release?: Pick<RegistryEntry, 'version' | 'build'>,
): void {
  navigator.sendBeacon?.(
    `${reportPath}?${new URLSearchParams({ remote, reason, version: release?.version ?? '', build: release?.build ?? '' }).toString()}`,
  );
}
