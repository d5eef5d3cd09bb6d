import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getJourneyWords, readSettings } from './journeys.mjs';
import { getRemoteFolder, listRemotes } from './remotes.mjs';
import { ROOT } from './root.mjs';

// Files whose format cannot read the folders: their lists are between two comments, or are a property of a JSON document.

const indent = (lines, spaces) => lines.map((line) => (line ? ' '.repeat(spaces) + line : line));

/** Variable of `.env` with the private key of a remote's team. */
const getKeyVariable = (name) => `RELEASE_KEY_${name.toUpperCase().replaceAll('-', '_')}`;

const createReleaseService = (name) => [
  `release-${name}:`,
  '  <<: *release',
  `  build: { context: ., target: release, args: { APP: ${getRemoteFolder(name)}, GIT_COMMIT: '\${GIT_COMMIT:-unknown}' } }`,
  '  environment:',
  `    RELEASE_KEY: \${${getKeyVariable(name)}:-}`,
  '  depends_on:',
  '    release-shell:',
  '      condition: service_completed_successfully',
  '',
];

const createRemoteService = (name) => [
  `${getRemoteFolder(name)}:`,
  '  <<: *static',
  '  build: { context: ., target: remote }',
  '  depends_on:',
  `    release-${name}:`,
  '      condition: service_completed_successfully',
  '',
];

const createUpstream = (folder) => [
  `upstream ${folder} {`,
  `  zone ${folder} 64k;`,
  `  server ${folder}:8080 resolve;`,
  '  keepalive 8;',
  '}',
  '',
];

const createLocation = (name) => [
  `location ^~ /remotes/${name}/ {`,
  `  proxy_pass http://${getRemoteFolder(name)};`,
  '}',
  '',
];

/** A container of the Job that releases the remotes in Kubernetes. */
const createReleaseContainer = (name) => [
  `- name: ${name}`,
  `  image: cimiento/release-${name}`,
  '  env:',
  '    # Of the team, for a remote whose releases must be signed.',
  '    - name: RELEASE_KEY',
  `      valueFrom: { secretKeyRef: { name: release-keys, key: ${getKeyVariable(name)}, optional: true } }`,
  '  resources: *resources',
  '  securityContext: *rights',
  '  volumeMounts: *mounts',
];

/** The team of each remote reviews its folder and its journeys. */
const createOwners = (root, folders) =>
  folders.flatMap((folder) => {
    const { team } = readSettings(folder, root);
    if (!team) throw new Error(`${folder}/package.json names no team (cimiento.team)`);
    const journeys = getJourneyWords(folder, root).map((words) => `/e2e/journeys/${words}*.spec.ts`);
    return [`/${folder}/`, ...journeys].map((path) => `${path}  ${team}`);
  });

const withoutLastLine = (lines) => lines.slice(0, -1);

/** File → name of a block in it → the lines of the block. */
const createBlocks = (root, remotes, workspaces) => ({
  Dockerfile: {
    manifests: workspaces.map((folder) => `COPY ${folder}/package.json ${folder}/`),
  },
  'docker-compose.yml': {
    'release services': indent(withoutLastLine(remotes.flatMap(createReleaseService)), 2),
    'remote services': indent(withoutLastLine(remotes.flatMap(createRemoteService)), 2),
    'remotes in front': indent(
      remotes.map((name) => `${getRemoteFolder(name)}: { condition: service_healthy }`),
      6,
    ),
  },
  'deploy/example.env': {
    'keys of the teams': remotes.map((name) => `${getKeyVariable(name)}=`),
  },
  'deploy/nginx/upstreams.conf': {
    remotes: withoutLastLine(remotes.map(getRemoteFolder).flatMap(createUpstream)),
  },
  'deploy/nginx/front.conf': {
    remotes: indent(withoutLastLine(remotes.flatMap(createLocation)), 2),
  },
  'deploy/kubernetes/base/release.yaml': {
    remotes: indent(remotes.flatMap(createReleaseContainer), 8),
  },
  '.github/CODEOWNERS': { remotes: createOwners(root, remotes.map(getRemoteFolder)) },
});

/**
 * Replaces the lines between the comments `generated: NAME` and `generated: end`.
 * @throws Error when the text has no such block
 */
function replaceBlock(text, name, lines) {
  const block = new RegExp(`^( *(?:#|//) generated: ${name}\\b.*\\n)[^]*?(^ *(?:#|//) generated: end$)`, 'm');
  if (!block.test(text)) throw new Error(`no comment 'generated: ${name}' is followed by 'generated: end'`);
  return text.replace(block, (_whole, start, end) => `${start}${lines.join('\n')}\n${end}`);
}

const isRemote = (folder) => /^mfe-[^/]+$/.test(folder);

/** The list without remotes that are gone, and with new ones after the last remote: the others keep their places. */
function replaceRemotes(list, toFolder, remotes) {
  const kept = list.filter(
    (item) => !isRemote(toFolder(item)) || remotes.some((one) => toFolder(one) === toFolder(item)),
  );
  const added = remotes.filter((one) => !kept.some((item) => toFolder(item) === toFolder(one)));
  const last = kept.findLastIndex((item) => isRemote(toFolder(item)));
  return [...kept.slice(0, last + 1), ...added, ...kept.slice(last + 1)];
}

const toJson = (value) => `${JSON.stringify(value, null, 2)}\n`;
const byPath = ([one], [other]) => one.localeCompare(other, 'en');

/** The references of the root tsconfig.json, which `tsc -b` builds. */
const updateReferences = (config, folders) => ({
  ...config,
  references: replaceRemotes(
    config.references,
    ({ path }) => path,
    folders.map((path) => ({ path })),
  ),
});

const updateWorkspaces = (manifest, folders) => ({
  ...manifest,
  workspaces: replaceRemotes(manifest.workspaces, (folder) => folder, folders),
});

const pick = (manifest, keys) =>
  Object.fromEntries(keys.flatMap((key) => (manifest[key] ? [[key, manifest[key]]] : [])));

/** package-lock.json with the remotes as npm writes them, so that `npm ci` accepts it. */
function updateLock(lock, root, folders) {
  const { '': own, ...packages } = lock.packages;
  const isGone = ([key]) => isRemote(key.replace(/^node_modules\/@cimiento\//, ''));
  const entries = folders.flatMap((folder) => {
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    return [
      [folder, pick(manifest, ['name', 'version', 'license', 'dependencies', 'devDependencies'])],
      [`node_modules/${manifest.name}`, { resolved: folder, link: true }],
    ];
  });
  const kept = Object.entries(packages).filter((entry) => !isGone(entry));
  return {
    ...lock,
    packages: { '': updateWorkspaces(own, folders), ...Object.fromEntries([...kept, ...entries].sort(byPath)) },
  };
}

/**
 * Every file that must list the remotes, with the list as the folders say.
 * @param {string} [root] top folder of the repository
 * @returns {{path: string, text: string}[]}
 */
export function generateRemoteLists(root = ROOT) {
  const remotes = listRemotes(root);
  const folders = remotes.map(getRemoteFolder);
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const manifest = updateWorkspaces(JSON.parse(read('package.json')), folders);
  const lock = updateLock(JSON.parse(read('package-lock.json')), root, folders);
  const workspaces = Object.keys(lock.packages).filter(
    (key) => key && !key.includes('node_modules') && existsSync(join(root, key, 'package.json')),
  );
  const texts = Object.entries(createBlocks(root, remotes, workspaces)).map(([file, blocks]) => [
    file,
    Object.entries(blocks).reduce((text, [name, lines]) => replaceBlock(text, name, lines), read(file)),
  ]);
  const documents = [
    ['package.json', manifest],
    ['package-lock.json', lock],
    ['tsconfig.json', updateReferences(JSON.parse(read('tsconfig.json')), folders)],
  ].map(([file, value]) => [file, toJson(value)]);
  return [...texts, ...documents].map(([file, text]) => ({ path: join(root, file), text }));
}
