import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { operationsFile } from '@cimiento/releases';
import { parse } from 'graphql';
import type { ReleaseLocation } from '../../platform/config/config';
import { operationLimits } from '../../platform/http/apollo';
import { sha256 } from '../../platform/sha256';

/** Largest file of operations that is read, in bytes; the largest of ours has about 40,000. */
export const maxFileBytes = 1_000_000;

/** Id of an operation: the first 128 bits of the SHA-256 of its text. The generator of the front ends computes the same (scripts/lib/operations.mjs). */
export const getDocumentId = (text: string): string => sha256(text).slice(0, 32);

/** Names of the folders in a folder; none without one. */
async function listFolders(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
  } catch {
    return [];
  }
}

/** Possible locations of the operations of the shell and of each release of the remotes. */
export async function listOperationFiles({ remotesDir, checkout }: ReleaseLocation): Promise<string[]> {
  if (remotesDir !== null) {
    const remotes = await listFolders(remotesDir);
    const releases = await Promise.all(
      remotes.map(async (remote) =>
        (await listFolders(path.join(remotesDir, remote))).map((release) => path.join(remotesDir, remote, release)),
      ),
    );
    // Those of shells are in `shell`; beside what it supports are those of shells of earlier versions.
    return [remotesDir, ...releases.flat()].map((folder) => path.join(folder, operationsFile));
  }
  if (checkout === null) return [];
  const apps = (await listFolders(checkout)).filter((name) => name === 'shell' || name.startsWith('mfe-'));
  return apps.map((app) => path.join(checkout, app, 'dist/app', operationsFile));
}

/** Changes with each version of a file; null when there is none. */
export async function findFileVersion(file: string): Promise<string | null> {
  try {
    const { mtimeMs, size } = await stat(file);
    return `${mtimeMs} ${size}`;
  } catch {
    return null;
  }
}

function assertOperation(id: string, text: unknown): asserts text is string {
  if (typeof text !== 'string') throw new Error(`${id} is no text`);
  if (getDocumentId(text) !== id) throw new Error(`${id} is not the hash of its text`);
  parse(text, { maxTokens: operationLimits.tokens, noLocation: true });
}

/**
 * The operations of a build by their ids. The file comes from a team, so nothing in it is believed.
 * @throws when it is too large or not JSON, or when an id is not the hash of its text or a text is not an operation
 */
export async function readOperations(file: string): Promise<Map<string, string>> {
  const { size } = await stat(file);
  if (size > maxFileBytes) throw new Error(`it has ${size} bytes, and ${maxFileBytes} are allowed`);
  const content: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (typeof content !== 'object' || content === null || Array.isArray(content)) throw new Error('it is no object');
  const operations = new Map<string, string>();
  for (const [id, text] of Object.entries(content)) {
    assertOperation(id, text);
    operations.set(id, text);
  }
  return operations;
}
