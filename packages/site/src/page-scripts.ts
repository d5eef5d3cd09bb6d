import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, type RegistryEntry, type Registry, type Remotes } from './registry';

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Whether an address is one of a pattern such as `/blog/:slug` or `/admin/*`. */
export function matches(pattern: string, address: string): boolean {
  const parts = pattern
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part === '*' ? '.*' : escaped(part)));
  return new RegExp(`^${parts.join('/')}$`).test(address);
}

type Announced = { href: string; as: 'script' | 'fetch'; integrity?: string };

function hashesOf(folder: string): Record<string, string> {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'mf-manifest.json'), 'utf8')) as {
    integrity?: Record<string, string>;
  };
  return manifest.integrity ?? {};
}

function announced(folder: string, { entry, integrity }: RegistryEntry, scripts: string[]): Announced[] {
  const href = (file: string) => path.posix.join(path.posix.dirname(entry), file);
  // Without a hash the shell asks for the manifest anew in any case.
  if (!integrity) return scripts.map((file) => ({ href: href(file), as: 'script' }));
  const hashes = hashesOf(folder);
  // What `fetch` gets is checked when it is asked for: browsers know no such attribute here, and say so in the console.
  return [
    { href: entry, as: 'fetch' },
    ...scripts.map((file): Announced => ({ href: href(file), as: 'script', integrity: hashes[file] })),
  ];
}

// The attributes are those of the request that the shell will make: another one would fetch the file a second time.
const link = ({ href, as, integrity }: Announced): string =>
  `<link rel="preload" as="${as}" href="${href}"${integrity ? ` integrity="${integrity}"` : ''}${as === 'fetch' || integrity ? ' crossorigin="anonymous"' : ''} />`;

/**
 * Elements that make the browser fetch the remote of an address, and the scripts of its page, while it still fetches the shell. Nothing
 * for an address of no remote of ours, or, without `cookies`, for one that asks for a session: who has no cookie is sent elsewhere.
 */
export function announce(remotes: Remotes, registry: Registry, address: string, cookies: boolean): string {
  for (const [name, line] of Object.entries(registry)) {
    const folder = remotes.folderOf(name, line);
    const [pattern, access] = Object.entries(line.routes).find(([candidate]) => matches(candidate, address)) ?? [];
    if (!folder || pattern === undefined) continue;
    if (access !== 'public' && !cookies) return '';
    try {
      return announced(folder, line, describe(folder)?.scripts?.[pattern] ?? [])
        .map(link)
        .join('\n    ');
    } catch {
      // The release is damaged: the shell finds out by itself, and says so.
      return '';
    }
  }
  return '';
}
