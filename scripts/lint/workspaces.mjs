import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * The workspace folders of the repository as they are on disk now, from the globs of the root package.json.
 * @param {string} root
 * @returns {{folder: string, name: string, features: string[]}[]} `folder` relative to the root,
 * with forward slashes; `features` are the page folders of a remote
 */
export function workspaces(root) {
  const { workspaces: globs } = readPackage(root);
  return globs
    .flatMap((glob) => (glob.endsWith('/*') ? listSubfolders(root, glob.slice(0, -2)) : [glob]))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({
      folder,
      name: readPackage(join(root, folder)).name,
      features: listFeatures(join(root, folder)),
    }));
}

/** The features of a remote: the folders of the pages that its `remote.ts` imports. */
function listFeatures(folder) {
  const file = join(folder, 'src/remote.ts');
  if (!existsSync(file)) return [];
  return listDynamicImports(readFileSync(file, 'utf8')).flatMap(
    (request) => /^\.\/(.+)\/[^/]+$/.exec(request)?.[1] ?? [],
  );
}

function listDynamicImports(text) {
  const requests = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      requests.push(node.arguments[0].text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('remote.ts', text, ts.ScriptTarget.Latest));
  return requests;
}

const listSubfolders = (root, parent) =>
  readdirSync(join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${parent}/${entry.name}`);

const readPackage = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
