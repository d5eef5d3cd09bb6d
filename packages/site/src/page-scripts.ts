import { readFileSync } from 'node:fs';
import path from 'node:path';
import { matchesPattern, type Registry, type RegistryEntry } from '@cimiento/releases/registry';
import { readDescription } from './descriptions';
import type { Remotes } from './remotes';

type Preload = { href: string; as: 'script' | 'fetch'; integrity?: string };

const hash = /^sha\d+-[\w+/=-]+$/;

function readScriptHashes(folder: string): (file: string) => string | undefined {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'mf-manifest.json'), 'utf8')) as {
    integrity?: Record<string, unknown>;
  };
  return (file) => {
    const value = manifest.integrity?.[file];
    return typeof value === 'string' && hash.test(value) ? value : undefined;
  };
}

/** The scripts of the shared modules that the shell loads on demand, as its build lists them in `shared.json`. */
function listSharedScripts(shell: string, keys: string[]): Preload[] {
  if (keys.length === 0) return [];
  const scripts = JSON.parse(readFileSync(path.join(shell, 'shared.json'), 'utf8')) as Record<string, string[]>;
  return keys.flatMap((key) => (scripts[key] ?? []).map((file): Preload => ({ href: `/${file}`, as: 'script' })));
}

function listPreloads(folder: string, { entry, integrity }: RegistryEntry, scripts: string[]): Preload[] {
  const toHref = (file: string) => path.posix.join(path.posix.dirname(entry), file);
  // Scripts are verified only where the manifest is.
  const findHash = integrity ? readScriptHashes(folder) : () => undefined;
  // No integrity on the manifest: browsers do not support it with as="fetch", and `fetch` itself verifies the hash.
  return [
    { href: entry, as: 'fetch' },
    ...scripts.map((file): Preload => ({ href: toHref(file), as: 'script', integrity: findHash(file) })),
  ];
}

// The attributes must equal those of the shell's own request, or the browser fetches the file twice.
const toLink = ({ href, as, integrity }: Preload): string =>
  `<link rel="preload" as="${as}" href="${href}"${integrity ? ` integrity="${integrity}"` : ''}${as === 'fetch' || integrity ? ' crossorigin="anonymous"' : ''} />`;

/** One page of a remote. */
export type Page = {
  release: RegistryEntry;
  /** Folder of the remote's build. */
  folder: string;
  pattern: string;
};

/**
 * The page of an address. Undefined for an unknown address, and for a page behind a login for a request without a session, because that user is
 * sent elsewhere.
 */
export function findPage(remotes: Remotes, registry: Registry, address: string, hasSession: boolean): Page | undefined {
  for (const [name, release] of Object.entries(registry)) {
    const folder = remotes.findFolder(name, release);
    const [pattern, access] =
      Object.entries(release.routes).find(([candidate]) => matchesPattern(candidate, address)) ?? [];
    if (!folder || pattern === undefined) continue;
    return access === 'public' || hasSession ? { release, folder, pattern } : undefined;
  }
  return undefined;
}

/** Link elements that preload the remote of a page and its scripts while the shell still loads. */
export function renderPreloads(shell: string, { release, folder, pattern }: Page): string {
  try {
    const { scripts = {}, shared = {} } = readDescription(folder) ?? {};
    return [
      ...listPreloads(folder, release, scripts[pattern] ?? []),
      ...listSharedScripts(shell, shared[pattern] ?? []),
    ]
      .map(toLink)
      .join('\n    ');
  } catch {
    // The release is damaged; the shell shows and reports that.
    return '';
  }
}

const parameter = /^[1-9]\d{0,8}$/;

/**
 * The body of the request for the query of a page, by which packages/session finds its answer. Empty for a page that declares none, and for an
 * address whose parameters are not ids.
 */
export function renderQuery({ folder, pattern }: Page, address: string): string {
  const query = readDescription(folder)?.queries?.[pattern];
  if (!query) return '';
  const values = address.split('/');
  const variables = query.variables.map(
    (name) => [name, values[pattern.split('/').indexOf(`:${name}`)] ?? ''] as const,
  );
  if (!variables.every(([, value]) => parameter.test(value))) return '';
  return JSON.stringify({
    operationName: query.name,
    variables: Object.fromEntries(variables.map(([name, value]) => [name, Number(value)])),
    extensions: { persistedQuery: { version: 1, sha256Hash: query.id } },
  });
}
