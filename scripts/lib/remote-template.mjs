import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findFiles } from './find-files.mjs';
import { getRemoteFolder } from './remotes.mjs';
import { ROOT } from './root.mjs';

const TEMPLATE = join(ROOT, 'scripts/new-remote/template');
const SUFFIX = '.template';
const ACCESSES = ['public', 'user', 'admin'];

// Demonstration account with which the first journey opens a page.
const ACCOUNTS = { user: 'maria', admin: 'admin' };

/** The libraries of a new remote, in the versions of the others: those of the public site, and those with which pages query. */
function readLibraries(root) {
  const read = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const libraries = { ...read('packages/session').peerDependencies, ...read('mfe-public').dependencies };
  return Object.fromEntries(Object.entries(libraries).sort());
}

/** A remote that cannot be written; the message says why. */
export class NewRemoteError extends Error {
  name = 'NewRemoteError';
}

function assert(condition, message) {
  if (!condition) throw new NewRemoteError(message);
}

const capitalize = (word) => word[0].toUpperCase() + word.slice(1);

/**
 * The files of a new remote, with full paths.
 * @param {object} options
 * @param {string} options.name lower-case letters and digits; the folder is mfe-NAME
 * @param {string} options.path address of the first page
 * @param {string} options.access who may open it: public, user or admin
 * @param {string} [options.title] Spanish title of the page and of its link in the navigation
 * @param {string} [root] top folder of the repository
 * @returns {{path: string, text: string}[]}
 * @throws NewRemoteError
 */
export function createRemoteFiles({ name = '', path = '', access = '', title }, root = ROOT) {
  assert(
    /^[a-z][a-z0-9]*$/.test(name),
    `The name must be lower-case letters and digits, such as 'claims'; not '${name}'`,
  );
  assert(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(path), `--path must be an address such as /claims; not '${path}'`);
  assert(ACCESSES.includes(access), `--access must be ${ACCESSES.join(', ')}; not '${access}'`);
  assert(title === undefined || /^[^'"`\\{}]+$/.test(title), '--title must not have quotes, braces or backslashes');
  const account = ACCOUNTS[access];
  const values = {
    name,
    path,
    access,
    title: title ?? capitalize(name),
    Name: capitalize(name),
    folder: getRemoteFolder(name),
    dependencies: JSON.stringify(readLibraries(root), null, 2).replaceAll('\n', '\n  '),
    signInImport: account ? 'signIn, ' : '',
    signIn: account ? `  await signIn(page, '${account}');\n` : '',
  };
  const fill = (text) =>
    text.replace(/\{\{(\w+)\}\}/g, (whole, key) => {
      assert(key in values, `The template has an unknown value: ${whole}`);
      return values[key];
    });
  return findFiles(TEMPLATE, (file) => file.endsWith(SUFFIX)).map((file) => ({
    path: join(root, fill(relative(TEMPLATE, file).slice(0, -SUFFIX.length)).replace(/^remote\//, `${values.folder}/`)),
    text: fill(readFileSync(file, 'utf8')),
  }));
}
