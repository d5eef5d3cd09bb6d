import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ACCESSES = ['public', 'user', 'admin'];

/** A build that cannot be released; the message says why. */
export class BuildError extends Error {
  name = 'BuildError';
}

/**
 * Reads a remote's build and checks everything that the shell relies on.
 * @param {string} folder such as mfe-public/dist/app
 * @returns {{description: object, manifest: object, files: string[]}}
 * @throws BuildError
 */
export function readBuild(folder) {
  const [description, manifest, build] = ['remote.json', 'mf-manifest.json', 'build.json'].map((name) =>
    readJson(folder, name),
  );
  const files = build.files ?? [];
  const missing = files.filter((file) => !existsSync(join(folder, file)));
  assertBuild(missing.length === 0, `files of the build are missing: ${missing.slice(0, 3).join(', ')}`);
  assertDescription(description);
  assertManifest(manifest, files);
  return { description, manifest, files };
}

/** Hash of a file in the format of the `integrity` attribute. */
export const calculateIntegrity = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

function assertDescription({ contract, routes, version, build }) {
  assertBuild(Number.isInteger(contract) && contract > 0, 'remote.json has no contract version');
  assertBuild(typeof version === 'string' && typeof build === 'string', 'remote.json has no version or build');
  assertBuild(routes && Object.keys(routes).length > 0, 'remote.json names no route');
  for (const [pattern, access] of Object.entries(routes)) {
    assertBuild(
      pattern.startsWith('/') && ACCESSES.includes(access),
      `remote.json: ${pattern} must be an address with access ${ACCESSES.join(', ')}`,
    );
  }
}

function assertManifest(manifest, files) {
  const entry = manifest.metaData?.remoteEntry?.name;
  assertBuild(files.includes(entry), `mf-manifest.json names the entry ${entry}, which is not in the build`);
  // The federation runtime would evaluate it as code.
  assertBuild(!('getPublicPath' in manifest.metaData), 'mf-manifest.json contains code (getPublicPath)');
  assertBuild(
    manifest.exposes?.some(({ path }) => path === './routes'),
    'mf-manifest.json does not expose ./routes',
  );
}

function readJson(folder, name) {
  const file = join(folder, name);
  assertBuild(existsSync(file), `${file} is missing: run npm run build`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new BuildError(`${file} cannot be read: ${error.message}`);
  }
}

function assertBuild(condition, message) {
  if (!condition) throw new BuildError(message);
}
