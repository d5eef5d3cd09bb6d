import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Operations } from './gateway-schema';
import { operationsFile, parseOperations } from './preflight';
import { checkDescription, isRecord, type RemoteDescription } from './registry';
import { ReleaseError } from './release-error';

export const manifestFile = 'mf-manifest.json';

export type ReleasableDescription = RemoteDescription & { version: string; build: string };

export type RemoteBuild = {
  description: ReleasableDescription;
  manifest: Record<string, unknown>;
  /** Those of `operations.json`; none if the build does not list it. */
  operations: Operations;
  /** Files of the build, relative to its folder. */
  files: string[];
};

/** Hash of a file in the format of the `integrity` attribute. */
export const calculateIntegrity = (content: string | Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

function assertBuild(condition: unknown, message: string): asserts condition {
  if (!condition) throw new ReleaseError(message);
}

function readJson(folder: string, name: string): unknown {
  const file = join(folder, name);
  assertBuild(existsSync(file), `${file} is missing: run npm run build`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ReleaseError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** Fields that the release itself writes into the registry. */
const reserved = ['entry', 'integrity', 'canary', 'pending', 'signature'];

function readDescription(folder: string): ReleasableDescription {
  const value = readJson(folder, 'remote.json');
  const set = isRecord(value) ? reserved.find((field) => field in value) : undefined;
  assertBuild(set === undefined, `remote.json must not set ${set}, which the release writes`);
  const { value: description, fault } = checkDescription(value);
  assertBuild(fault === null, `remote.json: ${fault}`);
  const { contract, version, build } = description;
  assertBuild(contract > 0, 'remote.json has no contract version');
  assertBuild(version !== undefined && build !== undefined, 'remote.json has no version or build');
  return { ...description, version, build };
}

function readManifest(folder: string, files: string[]): Record<string, unknown> {
  const manifest = readJson(folder, manifestFile);
  const metaData = isRecord(manifest) && isRecord(manifest.metaData) ? manifest.metaData : {};
  const entry = isRecord(metaData.remoteEntry) ? metaData.remoteEntry.name : undefined;
  assertBuild(
    typeof entry === 'string' && files.includes(entry),
    `${manifestFile} names the entry ${String(entry)}, which is not in the build`,
  );
  // The federation runtime would evaluate it as code.
  assertBuild(!('getPublicPath' in metaData), `${manifestFile} contains code (getPublicPath)`);
  assertBuild(
    isRecord(manifest) &&
      Array.isArray(manifest.exposes) &&
      manifest.exposes.some((exposed) => isRecord(exposed) && exposed.path === './routes'),
    `${manifestFile} does not expose ./routes`,
  );
  return manifest;
}

/** A plain file below the folder of the build. */
const isFileName = (name: unknown): name is string =>
  typeof name === 'string' && name.split('/').every((part) => part !== '' && !part.startsWith('.'));

/**
 * Reads a remote's build and checks everything that the shell relies on.
 * @param folder such as mfe-public/dist/app
 * @throws ReleaseError
 */
export function readBuild(folder: string): RemoteBuild {
  const description = readDescription(folder);
  const list = readJson(folder, 'build.json');
  const files: unknown[] = isRecord(list) && Array.isArray(list.files) ? list.files : [];
  assertBuild(files.every(isFileName), 'build.json lists a file outside the build');
  const missing = files.filter((file) => !existsSync(join(folder, file)));
  assertBuild(missing.length === 0, `files of the build are missing: ${missing.slice(0, 3).join(', ')}`);
  const operations = files.includes(operationsFile) ? readFileSync(join(folder, operationsFile)) : null;
  return { description, manifest: readManifest(folder, files), operations: parseOperations(operations), files };
}
