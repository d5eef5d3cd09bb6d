import { createRequire } from 'node:module';

type SharedEntry = { singleton: true; eager?: true; import?: false; version?: string; requiredVersion: string | false };

/**
 * The shared modules of shell and remotes, each exactly once in the page; nothing else is shared.
 *
 * A shared module keeps all of its exports. Libraries that can be tree-shaken are therefore shared through a facade in `src/shared`, which
 * re-exports only what is used.
 */
const facades: Record<string, string> = {
  'react-router-dom': '@cimiento/federation/shared/router',
  '@apollo/client': '@cimiento/federation/shared/apollo',
  '@apollo/client/react': '@cimiento/federation/shared/apollo',
  'styled-components': '@cimiento/federation/shared/styled',
};

const wholeLibraries = ['react', 'react/jsx-runtime', 'react-dom'];
const statefulPackages = ['@cimiento/session', '@cimiento/ui/toast', '@cimiento/ui/site'];

/** Share key → the package whose version it has, where the names differ. */
const versionSources: Record<string, string> = {
  '@cimiento/federation/shared/router': 'react-router-dom',
  '@cimiento/federation/shared/apollo': '@apollo/client',
  '@cimiento/federation/shared/styled': 'styled-components',
  'react/jsx-runtime': 'react',
  '@cimiento/ui/toast': '@cimiento/ui',
  '@cimiento/ui/site': '@cimiento/ui',
};

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

/** Share configuration: the shell provides each singleton in its first script, a remote only consumes it. */
export function sharedSingletons(role: 'shell' | 'remote'): Record<string, SharedEntry> {
  const keys = [...wholeLibraries, ...new Set(Object.values(facades)), ...statefulPackages];
  return Object.fromEntries(
    keys.map((key) => {
      const version = readPackageVersion(versionSources[key] ?? key);
      const requiredVersion = `^${version}`;
      return [
        key,
        role === 'shell'
          ? { singleton: true, eager: true, version, requiredVersion }
          : { singleton: true, import: false, requiredVersion },
      ];
    }),
  );
}

/** Not a shared module, because the shell needs it before it can share anything (src/runtime/runtime.ts). */
const runtimePackage = '@module-federation/runtime-core';

/** From our own manifest: the package does not export its package.json. */
const readRuntimeVersion = (): string =>
  (load('../../package.json') as { dependencies: Record<string, string> }).dependencies[runtimePackage]!;

/** What a remote requires of the shell: share key, or the federation runtime → range of versions. */
export const getRequirements = (): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(sharedSingletons('remote')).map(([key, { requiredVersion }]) => [key, String(requiredVersion)]),
  ),
  [runtimePackage]: `^${readRuntimeVersion()}`,
});
