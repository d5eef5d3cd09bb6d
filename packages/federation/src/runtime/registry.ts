import { contractVersion, type Registry } from './contract';

const elementId = 'remotes';

/**
 * The registry of remotes: the one that the server wrote into the page, so that nothing waits for it, else `remotes.json`.
 * Throws when neither is there.
 */
export async function loadRegistry(): Promise<Registry> {
  const inlined = document.getElementById(elementId)?.textContent?.trim();
  if (inlined) return JSON.parse(inlined) as Registry;
  const response = await fetch('/remotes.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`remotes.json answered ${response.status}`);
  return (await response.json()) as Registry;
}

/** Whether this shell can run a remote that was built for the given version of the contract. */
export const isCompatible = (contract: number): boolean => contract === contractVersion;
