import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listProductFolders } from './lib/product-folders.mjs';
import { ROOT } from './lib/root.mjs';

// `node scripts/set-version.mjs 1.0.1` gives every part of the product this version (CONTRIBUTING.md, 'Release a version').

const [version = ''] = process.argv.slice(2);
const folders = ['', ...listProductFolders(ROOT)];

function change(file, update) {
  const path = join(ROOT, file);
  const content = JSON.parse(readFileSync(path, 'utf8'));
  update(content);
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}

if (/^\d+\.\d+\.\d+$/.test(version)) {
  for (const folder of folders) change(join(folder, 'package.json'), (content) => (content.version = version));
  change('package-lock.json', (content) => {
    content.version = version;
    for (const folder of folders) content.packages[folder].version = version;
  });
} else {
  console.error('Usage: node scripts/set-version.mjs 1.0.1');
  process.exitCode = 1;
}
