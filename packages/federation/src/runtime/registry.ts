import { checkRegistry } from '@cimiento/releases/registry';
import type { Registry } from './contract';
import { withAbort } from './fresh-address';
import { reportFailure } from './report-failure';

const elementId = 'remotes';

/** Time limit for the registry, in ms: without it the page keeps the one that it has. */
const timeLimitMs = 5000;

/** The usable entries of a registry. One that is at fault costs its own remote only, and is reported. */
function keepUsable(value: unknown): Registry {
  const { registry, faults } = checkRegistry(value);
  for (const { remote } of faults) reportFailure(remote, 'invalid-entry');
  return registry;
}

/** The registry as the server has it now. Throws when the server does not answer in time. */
export async function fetchRegistry(): Promise<Registry> {
  return withAbort(timeLimitMs, async (signal) => {
    const response = await fetch('/remotes.json', { cache: 'no-store', signal });
    if (!response.ok) throw new Error(`remotes.json answered ${response.status}`);
    return keepUsable(await response.json());
  });
}

/** The registry that the server wrote into the page; undefined on a static server, which leaves the element empty. */
function readInlineRegistry(): Registry | undefined {
  const text = document.getElementById(elementId)?.textContent?.trim();
  if (!text?.startsWith('{')) return undefined;
  try {
    return keepUsable(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The registry of the page, which costs no request, else `remotes.json`. Throws when neither can be read. */
export const loadRegistry = async (): Promise<Registry> => readInlineRegistry() ?? fetchRegistry();
