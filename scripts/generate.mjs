import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { findFiles } from './lib/find-files.mjs';
import { illustrations } from './lib/illustrations.mjs';
import { operationTypes } from './lib/operations.mjs';
import { ROOT, TSC } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

// Writes what is derived from the gateway: its schema file, the types of each GraphQL operation, the OpenAPI
// document, and the pictures of the demonstration data.
//   --check       writes nothing and ends with code 1 when a committed file is not what it would write
//   --operations  leaves the gateway alone and takes gateway/schema.graphql as it is committed

const SCHEMA = join(ROOT, 'gateway/schema.graphql');
const EMIT_SCHEMA = join(ROOT, 'gateway/dist/graphql/emit-schema.js');
const CLIENTS = ['shell', 'mfe-public', 'mfe-investor', 'mfe-admin', 'packages/session'];

async function main(options) {
  const check = options.includes('--check');
  if ((await runNode([TSC, '-b', 'rest-adapter', 'packages/ui/tsconfig.illustrations.json'])) !== 0)
    throw new Error('The gateway or the REST adapter does not compile.');
  const schema = options.includes('--operations') ? committedSchema() : await gatewaySchema();
  // The OpenAPI document is made from the schema file as well as from the routes.
  const staleSchema = current(schema.path) !== schema.text;
  if (staleSchema && !check) write(schema);
  const stale = [schema, ...(await operations(schema.text)), openApi(), ...illustrations()].filter((file) =>
    file === schema ? staleSchema : current(file.path) !== file.text,
  );
  if (!check) stale.forEach(write);
  stale.forEach(({ path }) => console.log(`${check ? 'stale' : 'written'}: ${relative(ROOT, path)}`));
  if (stale.length === 0) console.log('generated files are up to date');
  else if (check) console.error('Run: npm run generate');
  return check && stale.length > 0 ? 1 : 0;
}

const committedSchema = () => ({ path: SCHEMA, text: readFileSync(SCHEMA, 'utf8') });

async function gatewaySchema() {
  if (!existsSync(EMIT_SCHEMA))
    throw new Error(`${relative(ROOT, EMIT_SCHEMA)} is missing: nothing can emit the schema.`);
  const { schemaText } = createRequire(import.meta.url)(EMIT_SCHEMA);
  return { path: SCHEMA, text: schemaText() };
}

function openApi() {
  const { openApiText } = createRequire(import.meta.url)(join(ROOT, 'rest-adapter/dist/openapi/emit.js'));
  return { path: join(ROOT, 'rest-adapter/openapi.json'), text: openApiText() };
}

function operations(schema) {
  const sources = CLIENTS.flatMap((client) => findFiles(join(ROOT, client), (path) => path.endsWith('.graphql')));
  return Promise.all(
    sources.map(async (source) => ({
      path: source.replace(/\.graphql$/, '.generated.ts'),
      text: await operationTypes({ schema, text: readFileSync(source, 'utf8'), path: relative(ROOT, source) }),
    })),
  );
}

function write({ path, text }) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const current = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null);

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error) => {
    console.error(error.message);
    process.exit(1);
  },
);
