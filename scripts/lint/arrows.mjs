import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../lib/root.mjs';
import { CONCEPT_APPS, findDomainRefusal, listConceptCircles, readDomainReport } from './domains.mjs';
import { findCircles, readImports } from './imports.mjs';
import { workspaces } from './workspaces.mjs';

const PRODUCT_UI = ['packages/contracts', 'packages/ui', 'packages/session'];
const FRONT_END = [...PRODUCT_UI, 'packages/product-ui', 'packages/federation'];

// The workspaces that each workspace may import (docs/architecture.md). One that is not listed may import the contracts only.
const ALLOWED = {
  'packages/contracts': [],
  // The playground only to serve its build.
  gateway: ['packages/contracts', 'packages/playground', 'packages/releases', 'packages/server'],
  'packages/federation': [...PRODUCT_UI, 'packages/product-ui', 'packages/releases'],
  'packages/product-ui': PRODUCT_UI,
  'packages/releases': [],
  // The client knows the API by its document; only its tests start one.
  'packages/sdk': ['gateway', 'rest-adapter'],
  'packages/server': [],
  'packages/site': ['packages/contracts', 'packages/releases', 'packages/server'],
  'packages/standalone': [
    'packages/contracts',
    'packages/server',
    'packages/site',
    'packages/releases',
    'gateway',
    'rest-adapter',
  ],
  'rest-adapter': ['packages/contracts', 'packages/server', 'gateway'],
  shell: FRONT_END,
};
const isRemote = (folder) => folder.startsWith('mfe-');
const listAllowed = (folder) => ALLOWED[folder] ?? (isRemote(folder) ? FRONT_END : ['packages/contracts']);

/**
 * The reason why `file` may not import `source`, or null when it may.
 * @param {{folder: string, name: string, features?: string[]}[]} known the workspaces
 * @param {string} file importing file, relative to the repository
 * @param {string} source module that it imports
 * @returns {string | null}
 */
export function findRefusal(known, file, source) {
  const own = findWorkspace(known, file);
  // The end-to-end tests and the repository's scripts are outside the product and may import all of it.
  if (!own || own.folder === 'e2e') return null;
  return source.startsWith('.') ? findPathRefusal(known, own, file, source) : findPackageRefusal(known, own, source);
}

function findPackageRefusal(known, own, source) {
  const target = known.find(({ name }) => source === name || source.startsWith(`${name}/`));
  if (!target || target === own || listAllowed(own.folder).includes(target.folder)) return null;
  return `${own.folder} must not import ${target.folder}`;
}

function findPathRefusal(known, own, file, source) {
  const target = toPosix(join(dirname(file), source));
  if (findWorkspace(known, target) !== own) return `${own.folder} must not import outside its own folder by a path`;
  const refusal = findDomainRefusal(file, target);
  if (refusal) return refusal;
  const from = findFolder(own, file);
  const to = findFolder(own, target);
  if (!from || from === to || !own.features?.includes(to) || isAboveDomains(from)) return null;
  return `'${from}' must not import the feature '${to}': move what they share to another folder or to a package`;
}

const findWorkspace = (known, path) => known.find(({ folder }) => path === folder || path.startsWith(`${folder}/`));

// The feature that a file belongs to, or else its folder in `src`. Files directly in `src` assemble the app and may import every feature.
function findFolder({ folder, features = [] }, path) {
  const place = path.slice(`${folder}/src/`.length);
  return features.find((feature) => place.startsWith(`${feature}/`)) ?? place.match(/^[^/.]+(?=\/|$)/)?.[0];
}

// A page that shows several domains imports what each of them shows.
const isAboveDomains = (feature) => feature.startsWith('pages/');

const toPosix = (path) => path.split(sep).join('/');

// Reading the folders anew for each file takes a sixth of a whole run, and never would keep an editor from seeing a new folder.
const maxAgeMs = 5000;
let reading = { at: -Infinity, known: [] };

function readWorkspaces() {
  if (Date.now() - reading.at > maxAgeMs) reading = { at: Date.now(), known: workspaces(ROOT) };
  return reading.known;
}

/** ESLint rule: checks the direction of imports between and inside the workspaces, for every import syntax. */
export const arrows = {
  meta: {
    type: 'problem',
    schema: [],
    docs: { description: 'checks the direction of imports between and inside the workspaces' },
  },
  create(context) {
    const known = readWorkspaces();
    const file = toPosix(relative(ROOT, context.filename));
    const check = (node) => {
      if (typeof node?.value !== 'string') return;
      const message = findRefusal(known, file, node.value);
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

/** The circles of files in the source folders of all workspaces, types included. */
export const listFileCircles = () =>
  workspaces(ROOT)
    .filter(({ folder }) => folder !== 'e2e')
    .flatMap(({ folder }) => findCircles(readImports(`${folder}/src`)));

/** Prints the imports between the domains, and the circles of domains, of concepts and of the files of all workspaces. */
function report() {
  const { arrows, upwards, circles } = readDomainReport();
  for (const [arrow, imports] of arrows) console.log(`${arrow}: ${imports}`);
  const found = [...circles, ...CONCEPT_APPS.flatMap(listConceptCircles), ...listFileCircles()];
  const all = [...new Map(found.map((circle) => [circle.join(' '), circle])).values()];
  for (const line of [...upwards, ...all.map((circle) => circle.join(' ↔ '))]) console.log(line);
  console.log(`${upwards.length} upwards, ${all.length} circles`);
  if (upwards.length + all.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && process.argv.includes('--report')) report();
