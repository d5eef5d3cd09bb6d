import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The workspace folders of the repository as they are on disk now, from the globs of the root package.json.
 * @param {string} root
 * @returns {{folder: string, name: string, features: string[]}[]} `folder` relative to the root, with forward slashes
 */
export function workspaces(root) {
  const { workspaces: globs } = readPackage(root);
  return globs
    .flatMap((glob) => (glob.endsWith('/*') ? subfolders(root, glob.slice(0, -2)) : [glob]))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({ folder, name: readPackage(join(root, folder)).name, features: features(join(root, folder)) }));
}

/** The features of a remote: the folders whose pages its `routes.ts` names. */
function features(folder) {
  const routes = join(folder, 'src/routes.ts');
  if (!existsSync(routes)) return [];
  return [...readFileSync(routes, 'utf8').matchAll(/import\('\.\/([^/']+)\//g)].map(([, name]) => name);
}

const subfolders = (root, parent) =>
  readdirSync(join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${parent}/${entry.name}`);

const readPackage = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
