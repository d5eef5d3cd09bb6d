import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

// A build from a checkout writes it (scripts/lib/commit.mjs); an image states its own.
const commitFile = path.join(__dirname, 'commit');

/** Version of the product, which all of its parts share (scripts/versions.test.mjs). */
export const { version } = JSON.parse(readFileSync(path.join(__dirname, '../package.json'), 'utf8')) as {
  version: string;
};

/** Commit that the program was built from; 'unknown' for a build outside a checkout that does not state it. */
export const commit =
  process.env['GIT_COMMIT'] || (existsSync(commitFile) && readFileSync(commitFile, 'utf8')) || 'unknown';

/** Version and commit of this build: until a version is released, many builds have it. */
export const build = { version, commit } as const;
