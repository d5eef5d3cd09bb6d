import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ACCESSES = ['public', 'user', 'admin'];

/** A build that must not be released: the message says why. */
export class BuildError extends Error {
  name = 'BuildError';
}

/**
 * A remote's build as it lies on disk, after a check of everything that the shell will rely on.
 * @param {string} folder such as mfe-public/dist/app
 * @returns {{description: object, manifest: object, files: string[]}}
 * @throws BuildError
 */
export function readBuild(folder) {
  const [description, manifest, build] = ['remote.json', 'mf-manifest.json', 'build.json'].map((name) =>
    parsed(folder, name),
  );
  const files = build.files ?? [];
  const gone = files.filter((file) => !existsSync(join(folder, file)));
  demand(gone.length === 0, `files of the build are missing: ${gone.slice(0, 3).join(', ')}`);
  checkDescription(description);
  checkManifest(manifest, files);
  return { description, manifest, files };
}

/** The hash of a file as a browser's `integrity` has it. */
export const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

function checkDescription({ contract, routes, version, build }) {
  demand(Number.isInteger(contract) && contract > 0, 'remote.json has no contract version');
  demand(typeof version === 'string' && typeof build === 'string', 'remote.json does not say which build it is');
  demand(routes && Object.keys(routes).length > 0, 'remote.json names no route');
  for (const [pattern, access] of Object.entries(routes)) {
    demand(
      pattern.startsWith('/') && ACCESSES.includes(access),
      `remote.json: ${pattern} must be an address with access ${ACCESSES.join(', ')}`,
    );
  }
}

function checkManifest(manifest, files) {
  const entry = manifest.metaData?.remoteEntry?.name;
  demand(files.includes(entry), `mf-manifest.json names the entry ${entry}, which is not in the build`);
  // The run time would evaluate it as code.
  demand(!('getPublicPath' in manifest.metaData), 'mf-manifest.json carries code (getPublicPath)');
  demand(
    manifest.exposes?.some(({ path }) => path === './routes'),
    'mf-manifest.json does not expose ./routes',
  );
}

function parsed(folder, name) {
  const file = join(folder, name);
  demand(existsSync(file), `${file} is missing: run npm run build`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new BuildError(`${file} cannot be read: ${error.message}`);
  }
}

function demand(condition, message) {
  if (!condition) throw new BuildError(message);
}
