import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top folder of the repository. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The TypeScript 7 compiler; `.bin/tsc` is TypeScript 6, which the linter needs. */
export const TSC = join(ROOT, 'node_modules/typescript-native/bin/tsc');
