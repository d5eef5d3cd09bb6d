import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { findFiles } from './lib/find-files.mjs';
import { listRemoteFolders } from './lib/remotes.mjs';
import { ROOT } from './lib/root.mjs';

// `node scripts/yesterday.mjs FOLDER`: packs the shell and the remotes that a checkout has built into one file, with which
// e2e/journeys/yesterday.spec.ts tests that releases of different days run together. Run it for a checkout of the last version after each
// version, and in a change that lets remotes need a newer shell.

const TARGET = join(ROOT, 'e2e/fixtures/yesterday.json.br');

const isText = (file) => !file.endsWith('.woff2');
const read = (folder, file) => readFileSync(join(folder, file)).toString(isText(file) ? 'utf8' : 'base64');
const readAll = (folder, files) => Object.fromEntries(files.toSorted().map((file) => [file, read(folder, file)]));

/** The files of the present build of the shell: its folder also has those of earlier ones. */
function listShellFiles(folder) {
  const files = findFiles(folder).map((path) => path.slice(folder.length + 1));
  const assets = files.filter((file) => file.startsWith('assets/') && /\.(js|woff2)$/.test(file));
  const chosen = new Set(files.filter((file) => /^[^/]+$|^images\/.*\.svg$/.test(file)));
  // A build names its assets by their hashes.
  for (const file of chosen) {
    if (!isText(file)) continue;
    const text = read(folder, file);
    for (const asset of assets) if (text.includes(/\.([0-9a-f]{12})\./.exec(asset)[1])) chosen.add(asset);
  }
  // The whole fonts, for the rare letters that the subsets do not have, would be half of the file.
  return [...chosen].filter((file) => !/-latin(-ext)?-wght/.test(file));
}

/** The files of the present build of a remote that a release needs. */
const listRemoteFiles = (folder) =>
  JSON.parse(read(folder, 'build.json')).files.filter((file) => !/\.(br|map)$/.test(file));

const root = process.argv[2];
if (!root || !existsSync(join(root, 'shell/dist/app/index.html'))) {
  console.error('Name the folder of a checkout that is built: node scripts/yesterday.mjs ../cimiento-1.0.0');
  process.exit(1);
}
const builds = [
  ['shell', listShellFiles(join(root, 'shell/dist/app'))],
  ...listRemoteFolders(root).map((folder) => [folder, listRemoteFiles(join(root, folder, 'dist/app'))]),
];
const packed = builds.map(([app, files]) => [app, readAll(join(root, app, 'dist/app'), files)]);
const content = brotliCompressSync(JSON.stringify(Object.fromEntries(packed)), {
  params: { [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(TARGET, content);
console.log(`${TARGET}: ${Math.round(content.length / 1024)} KiB`);
