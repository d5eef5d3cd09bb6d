import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/root.mjs';

// Part of a release: later changes are compared with the current contracts, and the declared changes are removed.

const RELEASED = join(ROOT, 'api-history');
const openApi = JSON.parse(readFileSync(join(ROOT, 'rest-adapter/openapi.json'), 'utf8'));

writeFileSync(join(RELEASED, 'schema.graphql'), readFileSync(join(ROOT, 'gateway/schema.graphql')));
// On one line: nobody reads it, and it is compared by its content.
writeFileSync(join(RELEASED, 'openapi.json'), `${JSON.stringify(openApi)}\n`);
writeFileSync(join(ROOT, 'docs/api/breaking-changes.json'), '[]\n');
console.log('api-history has the contracts of this release');
