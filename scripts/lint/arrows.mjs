import { dirname, join, relative, sep } from 'node:path';
import { ROOT } from '../lib/root.mjs';
import { workspaces } from './workspaces.mjs';

const FRONT_END = ['packages/contracts', 'packages/ui', 'packages/session', 'packages/federation'];

// Who may import whom (docs/architecture.md). A workspace that is not named here may import the contracts only.
const ALLOWED = {
  'packages/contracts': [],
  // Only to serve its build.
  gateway: ['packages/contracts', 'packages/playground'],
  'packages/federation': ['packages/contracts', 'packages/ui', 'packages/session'],
  'packages/standalone': ['packages/contracts', 'packages/site', 'gateway', 'rest-adapter'],
  'rest-adapter': ['packages/contracts', 'gateway'],
  shell: FRONT_END,
};
const isRemote = (folder) => folder.startsWith('mfe-');
const allowedFor = (folder) => ALLOWED[folder] ?? (isRemote(folder) ? FRONT_END : ['packages/contracts']);

/**
 * Why `file` may not import `source`, or null when it may.
 * @param {{folder: string, name: string, features?: string[]}[]} known the workspaces
 * @param {string} file path of the importing file, relative to the repository
 * @param {string} source what the import names
 * @returns {string | null}
 */
export function refusal(known, file, source) {
  const own = workspaceOf(known, file);
  // The end-to-end tests and the repository's own scripts stand outside the product and may look at all of it.
  if (!own || own.folder === 'e2e') return null;
  return source.startsWith('.') ? refusedPath(known, own, file, source) : refusedPackage(known, own, source);
}

function refusedPackage(known, own, source) {
  const target = known.find(({ name }) => source === name || source.startsWith(`${name}/`));
  if (!target || target === own || allowedFor(own.folder).includes(target.folder)) return null;
  return `${own.folder} must not import ${target.folder}`;
}

function refusedPath(known, own, file, source) {
  const target = slashes(join(dirname(file), source));
  if (workspaceOf(known, target) !== own) return `${own.folder} must not reach outside its own folder by a path`;
  const [from, to] = [topFolder(own.folder, file), topFolder(own.folder, target)];
  if (!from || from === to || !own.features?.includes(to)) return null;
  return `'${from}' must not import the feature '${to}': what they share belongs in a folder of its own or in a package`;
}

const workspaceOf = (known, path) => known.find(({ folder }) => path === folder || path.startsWith(`${folder}/`));

// The folder of `src` that a file lies in; files directly in `src` put the app together and may see every feature.
const topFolder = (folder, path) => path.slice(folder.length + 1).match(/^src\/([^/.]+)(?:\/|$)/)?.[1];

const slashes = (path) => path.split(sep).join('/');

/** ESLint rule: the import arrows of the repository, for every way to name a module. */
export const arrows = {
  meta: {
    type: 'problem',
    schema: [],
    docs: { description: 'holds the import arrows between and inside the workspaces' },
  },
  create(context) {
    const known = workspaces(ROOT);
    const file = slashes(relative(ROOT, context.filename));
    const check = (node) => {
      if (typeof node?.value !== 'string') return;
      const message = refusal(known, file, node.value);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      TSImportType: ({ source }) => check(source),
      TSExternalModuleReference: ({ expression }) => check(expression),
      CallExpression({ callee, arguments: [first] }) {
        const name = callee.type === 'MemberExpression' ? callee.object.name : callee.name;
        if (name === 'require' || name === 'jest') check(first);
      },
    };
  },
};
