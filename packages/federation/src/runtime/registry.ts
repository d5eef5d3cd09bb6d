import type { Registry } from './contract';

const elementId = 'remotes';

/** The registry as the server has it now. Throws when it cannot be had. */
export async function fetchRegistry(): Promise<Registry> {
  const response = await fetch('/remotes.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`remotes.json answered ${response.status}`);
  return (await response.json()) as Registry;
}

/** What the server wrote into the page; nothing where a plain server left the place as it was built. */
function inlined(): Registry | undefined {
  const text = document.getElementById(elementId)?.textContent?.trim();
  return text?.startsWith('{') ? (JSON.parse(text) as Registry) : undefined;
}

/**
 * The registry of remotes: the one that the server wrote into the page, so that nothing waits for it, else `remotes.json`.
 * Throws when neither is there.
 */
export const loadRegistry = async (): Promise<Registry> => inlined() ?? fetchRegistry();
