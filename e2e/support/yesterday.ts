import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const fixture = path.join(__dirname, '../fixtures/yesterday.json.br');

/** Unpacks what `scripts/yesterday.mjs` has packed, and returns the folder, with `shell/dist/app` and that of each remote. */
export async function unpackYesterday(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'cimiento-yesterday-'));
  const apps = JSON.parse(brotliDecompressSync(await readFile(fixture)).toString()) as Record<
    string,
    Record<string, string>
  >;
  for (const [app, files] of Object.entries(apps)) {
    const folder = path.join(root, app, 'dist/app');
    for (const [file, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), text, file.endsWith('.woff2') ? 'base64' : 'utf8');
    }
    await writeFile(path.join(folder, 'build.json'), JSON.stringify({ files: Object.keys(files) }));
  }
  return root;
}
