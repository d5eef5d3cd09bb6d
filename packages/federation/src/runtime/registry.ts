import type { Registry } from './contract';

const elementId = 'remotes';

/** The registry as the server has it now. Throws when the server does not answer. */
export async function fetchRegistry(): Promise<Registry> {
  const response = await fetch('/remotes.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`remotes.json answered ${response.status}`);
  return (await response.json()) as Registry;
}

/** The registry that the server wrote into the page; undefined on a static server, which leaves the element empty. */
function readInlineRegistry(): Registry | undefined {
  const text = document.getElementById(elementId)?.textContent?.trim();
  return text?.startsWith('{') ? (JSON.parse(text) as Registry) : undefined;
}

/** The registry of the page, which costs no request, else `remotes.json`. Throws when neither can be read. */
export const loadRegistry = async (): Promise<Registry> => readInlineRegistry() ?? fetchRegistry();
