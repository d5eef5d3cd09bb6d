import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type BuildOptions = {
  /** Fields of remote.json. */
  description?: Record<string, unknown>;
  files?: Record<string, string>;
  /** The files that build.json lists; by default every one. */
  listed?: string[];
  manifest?: object;
};

export const createManifest = (extra?: object) => ({
  metaData: { remoteEntry: { name: 'entry.js' }, ...extra },
  exposes: [{ path: './routes' }],
});

/** Writes a build as webpack does, with `id` as its fingerprint, and returns its folder. */
export function writeBuild(
  folder: string,
  id: string,
  { description, files = {}, listed, manifest = createManifest() }: BuildOptions = {},
): string {
  const place = join(folder, `build-${id}`);
  const remote = {
    contract: 1,
    routes: { '/hola': 'public' },
    version: '1.0.0',
    build: id,
    commit: 'c0ffee',
    ...description,
  };
  const all: Record<string, string> = {
    'entry.js': `entry ${id}`,
    'assets/page.js': `page ${id}`,
    'mf-manifest.json': JSON.stringify(manifest),
    'remote.json': JSON.stringify(remote),
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(place, name)), { recursive: true });
    writeFileSync(join(place, name), text);
  }
  writeFileSync(join(place, 'build.json'), JSON.stringify({ files: listed ?? Object.keys(all) }));
  return place;
}

/** Writes a shell as webpack does, with `id` as its build and in the names of its files, and returns its folder. */
export function writeShell(folder: string, id: string): string {
  const place = join(folder, `shell-${id}`);
  const supports = { build: id, contracts: { oldest: 1, newest: 1 }, shared: {} };
  const files = [`assets/shell.${id}.js`, `assets/apollo.${id}.js`];
  mkdirSync(join(place, 'assets'), { recursive: true });
  for (const file of files) writeFileSync(join(place, file), 'apollo');
  writeFileSync(join(place, 'supports.json'), JSON.stringify(supports));
  writeFileSync(join(place, 'operations.json'), '{}');
  writeFileSync(join(place, 'build.json'), JSON.stringify({ files }));
  return place;
}
