import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { findFiles } from './lib/find-files.mjs';
import { drawIllustrations } from './lib/illustrations.mjs';
import { generateMigrationIndex } from './lib/migrations.mjs';
import { generateOperationCodes } from './lib/operation-codes.mjs';
import { generateOperationFiles } from './lib/operations.mjs';
import {
  generateAddresses,
  generateEnvironment,
  generateEvents,
  generateGuardedActions,
  generateGuardedOperations,
  generateOperationPermissions,
  generatePermissions,
  generateRestPaths,
  readGuardedOperations,
} from './lib/references.mjs';
import { generateRegisters } from './lib/registers.mjs';
import { generateRemoteLists } from './lib/remote-lists.mjs';
import { listRemoteFolders } from './lib/remotes.mjs';
import { ROOT, TSC } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';
import { generateSdk } from './lib/sdk.mjs';

// Writes the generated files: the lists of remotes and workspaces in files that cannot read the folders, the index of the migrations, the registers of entities, resolvers and fields, the codes of errors of each operation, the GraphQL schema, the types and ids of each GraphQL operation, the OpenAPI
// document, the types of the SDK, the tables of docs/reference, and the pictures of the demo data.
//   --check       writes nothing, and exits with 1 when a committed file is stale
//   --operations  uses the committed gateway/schema.graphql instead of building the gateway

const SCHEMA = join(ROOT, 'gateway/schema.graphql');
const EMIT_SCHEMA = join(ROOT, 'gateway/dist/emit-schema.js');
const CLIENTS = ['shell', ...listRemoteFolders(), 'packages/session', 'packages/product-ui'];

async function main(options) {
  const check = options.includes('--check');
  // Written before the gateway is built, which imports them.
  const lists = [generateMigrationIndex(), ...generateRegisters(), generateOperationCodes()];
  const staleLists = lists.filter((file) => readCurrent(file.path) !== file.text);
  if (!check) staleLists.forEach(write);
  const compiled = (await compile()) === 0;
  const schema = options.includes('--operations') ? readCommittedSchema() : await emitSchema();
  // Written first, because the OpenAPI document is generated from the schema file and the routes.
  const staleSchema = readCurrent(schema.path) !== schema.text;
  if (staleSchema && !check) write(schema);
  const operations = await generateOperations(schema.text);
  const guarded = readGuardedOperations();
  const guards = generateGuardedOperations(guarded);
  // The contracts have the operations, and examples of tests name them: the rest is made once both are compiled with a new one.
  if (!check && readCurrent(guards.path) !== guards.text) {
    write(guards);
    return runNode([process.argv[1], ...options]);
  }
  if (!compiled) throw new Error('The gateway or the REST adapter does not compile.');
  const openApi = emitOpenApi();
  const sdk = await generateSdk(openApi.text);
  const files = [
    ...lists,
    schema,
    ...operations,
    ...generateRemoteLists(),
    openApi,
    ...sdk,
    guards,
    generateGuardedActions(guarded),
    generatePermissions(guarded),
    generateOperationPermissions(guarded),
    await generateAddresses(),
    generateRestPaths(openApi.text),
    generateEvents(),
    generateEnvironment(),
    ...drawIllustrations(),
    copyPage('docs/api/changelog.md', 'changelog.md'),
    copyPage('packages/sdk/examples/copy-payments.mts', 'copy-payments.mts.txt'),
  ];
  const stale = files.filter((file) => {
    if (lists.includes(file)) return staleLists.includes(file);
    return file === schema ? staleSchema : readCurrent(file.path) !== file.text;
  });
  if (!check) stale.forEach(write);
  stale.forEach(({ path }) => console.log(`${check ? 'stale' : 'written'}: ${relative(ROOT, path)}`));
  if (stale.length === 0) console.log('generated files are up to date');
  else if (check) console.error('Run: npm run generate');
  return check && stale.length > 0 ? 1 : 0;
}

const compile = () =>
  runNode([
    TSC,
    '-b',
    'rest-adapter',
    'packages/federation/tsconfig.webpack.json',
    'packages/product-ui/tsconfig.illustrations.json',
  ]);

const readCommittedSchema = () => ({ path: SCHEMA, text: readFileSync(SCHEMA, 'utf8') });

async function emitSchema() {
  if (!existsSync(EMIT_SCHEMA))
    throw new Error(`${relative(ROOT, EMIT_SCHEMA)} is missing, so the schema cannot be emitted.`);
  const { schemaText } = createRequire(import.meta.url)(EMIT_SCHEMA);
  return { path: SCHEMA, text: schemaText() };
}

function emitOpenApi() {
  const { openApiText } = createRequire(import.meta.url)(join(ROOT, 'rest-adapter/dist/openapi/emit.js'));
  return { path: join(ROOT, 'rest-adapter/openapi.json'), text: openApiText() };
}

/** The types of the operations of each .graphql file, and for each app the list of its operations by their ids. */
async function generateOperations(schema) {
  const generated = await Promise.all(CLIENTS.map((client) => generateClient(schema, client)));
  return generated.flat();
}

function generateClient(schema, client) {
  const sources = findFiles(join(ROOT, client), (path) => path.endsWith('.graphql')).sort();
  const files = sources.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  return generateOperationFiles({ schema, folder: client, files });
}

/** A file that the REST adapter serves, whose image has nothing of other folders. */
const copyPage = (from, name) => ({
  path: join(ROOT, 'rest-adapter/api-reference', name),
  text: readFileSync(join(ROOT, from), 'utf8'),
});

function write({ path, text }) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const readCurrent = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null);

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error) => {
    console.error(error.message);
    process.exit(1);
  },
);
