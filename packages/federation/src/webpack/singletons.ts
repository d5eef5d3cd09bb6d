import { createRequire } from 'node:module';

type SharedEntry = { singleton: true; eager?: true; import?: false; version?: string; requiredVersion: string | false };

/**
 * Everything that the shell and the remotes share, each exactly once in the page. Nothing else is shared, by accident or otherwise.
 *
 * Libraries that can be tree-shaken go through a facade of ours in `src/shared`, because a shared module must keep all its exports:
 * sharing the library itself would ship every unused one.
 */
const facades: Record<string, string> = {
  'react-router-dom': '@cimiento/federation/shared/router',
  '@apollo/client': '@cimiento/federation/shared/apollo',
  '@apollo/client/react': '@cimiento/federation/shared/apollo',
  'styled-components': '@cimiento/federation/shared/styled',
};

const wholeLibraries = ['react', 'react/jsx-runtime', 'react-dom'];
const statefulPackages = ['@cimiento/session', '@cimiento/ui/toast', '@cimiento/ui/site'];

/** Library whose version stands for a share key. */
const versionOf: Record<string, string> = {
  '@cimiento/federation/shared/router': 'react-router-dom',
  '@cimiento/federation/shared/apollo': '@apollo/client',
  '@cimiento/federation/shared/styled': 'styled-components',
  'react/jsx-runtime': 'react',
  '@cimiento/ui/toast': '@cimiento/ui',
  '@cimiento/ui/site': '@cimiento/ui',
};

const load = createRequire(__filename);

function packageVersion(name: string): string {
  return (load(`${name}/package.json`) as { version: string }).version;
}

/** Facades get the real library, and so does a library that imports itself by its own name. */
const getsTheLibrary = (request: string, issuer: string): boolean =>
  /[\\/]federation[\\/]src[\\/]shared[\\/]/.test(issuer) ||
  issuer.includes(`/node_modules/${versionOf[facades[request] ?? '']}/`);

/** The request that replaces an import of a library which is shared through a facade, if any. */
export const facadeOf = (request: string, issuer: string): string | undefined =>
  request in facades && !getsTheLibrary(request, issuer) ? facades[request] : undefined;

/** Share configuration: the shell provides each singleton in its first script, a remote only consumes it. */
export function sharedSingletons(role: 'shell' | 'remote'): Record<string, SharedEntry> {
  const keys = [...wholeLibraries, ...new Set(Object.values(facades)), ...statefulPackages];
  return Object.fromEntries(
    keys.map((key) => {
      const version = packageVersion(versionOf[key] ?? key);
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

/** Not shared as a module: the shell has it before it can share anything (src/runtime/run-time.ts). */
const runTime = '@module-federation/runtime-core';

/** As our manifest pins it: the package keeps its own one to itself. */
const runTimeVersion = (): string =>
  (load('../../package.json') as { dependencies: Record<string, string> }).dependencies[runTime]!;

/** What a remote asks of the shell that runs it: share key, or the federation run time → range of versions. */
export const requirements = (): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(sharedSingletons('remote')).map(([key, { requiredVersion }]) => [key, String(requiredVersion)]),
  ),
  [runTime]: `^${runTimeVersion()}`,
});
