import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Version of the product, which all of its parts share (scripts/versions.test.mjs). */
export const { version } = JSON.parse(readFileSync(path.join(__dirname, '../package.json'), 'utf8')) as {
  version: string;
};
