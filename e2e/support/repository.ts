import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

export const root = path.join(__dirname, '../..');

/** Names of the remotes: a folder mfe-NAME is the remote NAME. */
export const remotes = readdirSync(root)
  .filter((folder) => folder.startsWith('mfe-') && existsSync(path.join(root, folder, 'package.json')))
  .map((folder) => folder.slice('mfe-'.length));

const copyScript = `
import { copyRepository } from ${JSON.stringify(path.join(root, 'scripts/lib/repository-copy.mjs'))};
console.log(copyRepository());`;

/** Copies the sources to a temporary folder with the installed libraries, and returns it. */
export async function copyRepository(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', copyScript]);
  return stdout.trim();
}
