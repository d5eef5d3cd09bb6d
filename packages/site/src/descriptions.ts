import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkDescription, type RemoteDescription } from '@cimiento/releases/registry';

const descriptions = new Map<string, RemoteDescription>();

/**
 * The `remote.json` in a folder of a build. One that is gone or damaged keeps the last good one, so that its pages offer a retry instead of
 * 'not found'.
 */
export function readDescription(folder: string): RemoteDescription | undefined {
  try {
    const { value } = checkDescription(JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8')));
    if (value) descriptions.set(folder, value);
  } catch {
    // Gone, damaged, or not built yet.
  }
  return descriptions.get(folder);
}
