import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readDescription, type RegistryEntry, type Registry, type Remotes } from './registry';

const escapeRegExp = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Whether an address matches a pattern such as `/a/:name` or `/a/*`. */
function matches(pattern: string, address: string): boolean {
  const parts = pattern
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part === '*' ? '.*' : escapeRegExp(part)));
  return new RegExp(`^${parts.join('/')}$`).test(address);
}

type Preload = { href: string; as: 'script' | 'fetch'; integrity?: string };

function readScriptHashes(folder: string): Record<string, string> {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'mf-manifest.json'), 'utf8')) as {
    integrity?: Record<string, string>;
  };
  return manifest.integrity ?? {};
}

function listPreloads(folder: string, { entry, integrity }: RegistryEntry, scripts: string[]): Preload[] {
  const toHref = (file: string) => path.posix.join(path.posix.dirname(entry), file);
  // Without an integrity hash the shell never takes the manifest from a cache.
  if (!integrity) return scripts.map((file) => ({ href: toHref(file), as: 'script' }));
  const hashes = readScriptHashes(folder);
  // No integrity on the manifest: browsers do not support it with as="fetch", and `fetch` itself verifies the hash.
  return [
    { href: entry, as: 'fetch' },
    ...scripts.map((file): Preload => ({ href: toHref(file), as: 'script', integrity: hashes[file] })),
  ];
}

// The attributes must equal those of the shell's own request, or the browser fetches the file twice.
const toLink = ({ href, as, integrity }: Preload): string =>
  `<link rel="preload" as="${as}" href="${href}"${integrity ? ` integrity="${integrity}"` : ''}${as === 'fetch' || integrity ? ' crossorigin="anonymous"' : ''} />`;

/**
 * Link elements that preload the remote of an address and the scripts of its page while the shell still loads. Empty for an unknown address,
 * and for a page behind a login when the request has no cookies, because that person is sent elsewhere.
 */
export function renderPreloads(remotes: Remotes, registry: Registry, address: string, hasCookies: boolean): string {
  for (const [name, release] of Object.entries(registry)) {
    const folder = remotes.findFolder(name, release);
    const [pattern, access] = Object.entries(release.routes).find(([candidate]) => matches(candidate, address)) ?? [];
    if (!folder || pattern === undefined) continue;
    if (access !== 'public' && !hasCookies) return '';
    try {
      return listPreloads(folder, release, readDescription(folder)?.scripts?.[pattern] ?? [])
        .map(toLink)
        .join('\n    ');
    } catch {
      // The release is damaged; the shell shows and reports that.
      return '';
    }
  }
  return '';
}
