import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { generateOperationFiles } from './lib/operations.mjs';
import { isInstalled, markInstalled } from './lib/preflight.mjs';
import { generateAddresses } from './lib/references.mjs';
import { createRemoteFiles, NewRemoteError } from './lib/remote-template.mjs';
import { generateRemoteLists } from './lib/remote-lists.mjs';
import { getRemoteFolder } from './lib/remotes.mjs';
import { ROOT, TSC } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

// `npm run new-remote -- claims --path /claims --access user`: writes a remote with one page, its tests and its journey, and adds
// it to the lists that are generated from the folders.

const USAGE = `npm run new-remote -- NAME --path /ADDRESS --access public|user|admin [--title TEXT]`;
const OPTIONS = { path: { type: 'string' }, access: { type: 'string' }, title: { type: 'string' } };

async function main(args) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  if (positionals.length !== 1) throw new NewRemoteError(`One name is needed: ${USAGE}`);
  const [name] = positionals;
  const folder = getRemoteFolder(name);
  const files = createRemoteFiles({ name, ...values });
  const taken = files.find(({ path }) => existsSync(path));
  if (taken) throw new NewRemoteError(`${relative(ROOT, taken.path)} exists already`);
  await assertAddress(values);
  const hadPackages = isInstalled();
  for (const file of [...files, ...(await createGeneratedFiles(folder, files))]) await write(file);
  generateRemoteLists().forEach(({ path, text }) => writeFileSync(path, text));
  if (hadPackages) linkWorkspace(folder);
  const addresses = await generateAddresses();
  writeFileSync(addresses.path, addresses.text);
  return `${folder} is written. Next:
  npm run dev -w ${folder}      # its page alone, at http://localhost:3000${values.path}
  npm test -w ${folder}         # its tests
  npm run build -w ${folder} && npm run release -w ${folder} -- --to DIR|URL   # joins the live site`;
}

function createGeneratedFiles(folder, files) {
  const schema = readFileSync(join(ROOT, 'gateway/schema.graphql'), 'utf8');
  return generateOperationFiles({ schema, folder, files: files.filter(({ path }) => path.endsWith('.graphql')) });
}

async function write({ path, text }) {
  const isFormatted = !/\.generated\.(ts|json)$|\.graphql$/.test(path);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, isFormatted ? await format(text, { ...(await resolveConfig(path)), filepath: path }) : text);
}

/** Compiles what reads the declarations of the remotes, and asks it whether a release may have the page. */
async function assertAddress({ path, access }) {
  if ((await runNode([TSC, '-b', 'packages/federation/tsconfig.webpack.json'])) !== 0)
    throw new NewRemoteError('packages/federation does not compile');
  const { checkDescription } = createRequire(import.meta.url)('@cimiento/releases/registry');
  const { fault } = checkDescription({ contract: 1, routes: { [path]: access } });
  if (fault !== null) throw new NewRemoteError(fault);
}

/** The effect of `npm install`: the remote needs no package that is not installed. */
function linkWorkspace(folder) {
  const link = join(ROOT, 'node_modules/@cimiento', folder);
  if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(join('../..', folder), link);
  markInstalled();
}

main(process.argv.slice(2)).then(console.log, (error) => {
  const isExpected = error instanceof NewRemoteError || error.code?.startsWith('ERR_PARSE_ARGS');
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
});
