import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes the least page of the shell that a site serves, for `SITE_ROOT`. */
export function writeShellPage(folder) {
  mkdirSync(join(folder, 'shell/dist/app'), { recursive: true });
  const head = '<script type="application/json" id="remotes"></script>';
  const page = `<html><head>${head}</head><body><div id="root"></div></body></html>`;
  writeFileSync(join(folder, 'shell/dist/app/index.html'), page);
}
