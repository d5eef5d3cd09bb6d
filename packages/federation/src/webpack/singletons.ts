import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { facadeVersions } from '../runtime/contract';

type SharedEntry = {
  singleton: true;
  shareKey: string;
  eager?: boolean;
  import?: false;
  version?: string;
  requiredVersion: string | false;
};

/** Loaded when a page first queries; everything else is in the shell's first script. */
const apolloKey = '@cimiento/federation/shared/apollo';

/**
 * The shared modules of shell and remotes, each exactly once in the page; nothing else is shared.
 *
 * A shared module keeps all of its exports. Libraries that can be tree-shaken are therefore shared through a facade in `src/shared`, which
 * re-exports only what is used.
 */
const facades: Record<string, string> = {
  'react-router-dom': '@cimiento/federation/shared/router',
  '@apollo/client': apolloKey,
  '@apollo/client/react': apolloKey,
  'styled-components': '@cimiento/federation/shared/styled',
};

/** The shared modules that the shell loads on demand, as separate scripts. */
export const lazySingletons = [apolloKey];

const wholeLibraries = ['react', 'react/jsx-runtime', 'react-dom'];
const statefulPackages = ['@cimiento/session', '@cimiento/ui/toast', '@cimiento/product-ui/site'];

/** Share key → the package whose version it has, where the names differ. */
const versionSources: Record<string, string> = {
  '@cimiento/federation/shared/router': 'react-router-dom',
  [apolloKey]: '@apollo/client',
  '@cimiento/federation/shared/styled': 'styled-components',
  'react/jsx-runtime': 'react',
  '@cimiento/ui/toast': '@cimiento/ui',
  '@cimiento/product-ui/site': '@cimiento/product-ui',
  '@cimiento/ui/site': '@cimiento/product-ui',
};

/** Module → the share key by which released shells and remotes know it, where it has moved since. */
const shareKeys: Record<string, string> = { '@cimiento/product-ui/site': '@cimiento/ui/site' };

const load = createRequire(__filename);

function readPackageVersion(name: string): string {
  return (load(`${name}/package.json`) as { version: string }).version;
}

/** The facade itself imports the real library, and so does a library that imports itself by its own name. */
const needsLibrary = (request: string, issuer: string): boolean =>
  /[\\/]federation[\\/]src[\\/]shared[\\/]/.test(issuer) ||
  issuer.includes(`/node_modules/${versionSources[facades[request] ?? '']}/`);

/** The facade that replaces an import; undefined when the import stays as it is. */
export const findFacade = (request: string, issuer: string): string | undefined =>
  request in facades && !needsLibrary(request, issuer) ? facades[request] : undefined;

/** Share configuration: the shell provides each singleton, in its first script or on demand; a remote only consumes it. */
export function sharedSingletons(role: 'shell' | 'remote'): Record<string, SharedEntry> {
  const keys = [...wholeLibraries, ...new Set(Object.values(facades)), ...statefulPackages];
  return Object.fromEntries(
    keys.map((key) => {
      const version = readPackageVersion(versionSources[key] ?? key);
      const entry = { singleton: true, shareKey: shareKeys[key] ?? key, requiredVersion: `^${version}` } as const;
      return [
        key,
        role === 'shell'
          ? { ...entry, eager: !lazySingletons.includes(key), version }
          : { ...entry, import: false as const },
      ];
    }),
  );
}

/** Names that a shared module exports. `later` has the version from which a name of a facade is there, if it came after 1.0.0. */
type SharedNames = { version: string; names: string[]; later?: Record<string, string> };

/** Facade or shared package → the names that it exports in this checkout. */
export const sharedNames = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../src/webpack/shared-names.json'), 'utf8'),
) as Record<string, SharedNames>;

/** The shared module of `sharedNames` that an import gets; undefined for another import. */
export function findNamedModule(request: string, issuer: string): string | undefined {
  const module = findFacade(request, issuer) ?? request;
  return Object.hasOwn(sharedNames, module) ? module : undefined;
}

/** Not a shared module, because the shell needs it before it can share anything (src/runtime/runtime.ts). */
const runtimePackage = '@module-federation/runtime-core';

/** From our own manifest: the package does not export its package.json. */
const readRuntimeVersion = (): string =>
  (load('../../package.json') as { dependencies: Record<string, string> }).dependencies[runtimePackage]!;

/** Share key, or the federation runtime → its version in the page. */
const getLibraryVersions = (): Record<string, string> => ({
  ...Object.fromEntries(
    Object.values(sharedSingletons('shell')).map(({ shareKey, version = '' }) => [shareKey, version]),
  ),
  [runtimePackage]: readRuntimeVersion(),
});

/** Everything that a remote can require → its version in the page of this checkout's shell. */
export const getSharedVersions = (): Record<string, string> => ({ ...getLibraryVersions(), ...facadeVersions });

/** Package → range, of the `dependencies` in the package.json in `root`. */
export const readDependencies = (root: string): Record<string, string> =>
  (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { dependencies?: Record<string, string> })
    .dependencies ?? {};

/**
 * The libraries that the remote in `root` requires of the shell: share key, or the federation runtime → range of versions. A library that the remote's own
 * package.json states has the range from there, since its code and its tests were written for that; any other one the installed version.
 */
export function getRequirements(root: string): Record<string, string> {
  const stated = readDependencies(root);
  return Object.fromEntries(
    Object.entries(getLibraryVersions()).map(([key, installed]) => {
      const version = stated[versionSources[key] ?? key];
      if (version === undefined || version === '*') return [key, `^${installed}`];
      return [key, /^\d+\.\d+\.\d+\S*$/.test(version) ? `^${version}` : version];
    }),
  );
}

/** The names of facades that a build requires because it imports one that came after 1.0.0: an older shell would break its page. */
export function getNameRequirements(
  imports: Record<string, Record<string, string>>,
  listed = sharedNames,
): Record<string, string> {
  const needed = Object.entries(imports).flatMap(([module, files]) => {
    const later = Object.entries(listed[module]?.later ?? {}).filter(([name]) => Object.hasOwn(files, name));
    const versions = later.map(([, version]) => version).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    return versions.length > 0 ? [[`${module}/names`, `^${versions.at(-1)}`] as const] : [];
  });
  return Object.fromEntries(needed);
}
