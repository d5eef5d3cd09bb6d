import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addOperations, operationsFile, supportsFile } from '@cimiento/releases';
import type { RequestHandler } from 'express';

/** Writes to the folder of the releases what the shell's build states in a file, unless it is there already. */
function stateFile(name: string, from: string, to: string, combine = (_stated: string, built: string) => built): void {
  try {
    const file = path.join(to, name);
    const stated = existsSync(file) ? readFileSync(file, 'utf8') : null;
    const text = combine(stated ?? '{}', readFileSync(path.join(from, name), 'utf8'));
    // Every process of the site does this when it starts, and a release may be reading the file.
    if (text === stated) return;
    mkdirSync(to, { recursive: true });
    writeFileSync(file, text);
  } catch {
    // A read-only folder, or a shell that was built before there was such a file.
  }
}

/** States what this shell can run, and its operations, in the folder of the releases, where the site may write to it; otherwise the deployment does that. */
export function stateSupports(shell: string, remotesDir: string): void {
  stateFile(supportsFile, shell, remotesDir);
  stateFile(operationsFile, shell, remotesDir, addOperations);
}

/** Answers what this shell can run. */
export const serveSupports =
  (shell: string): RequestHandler =>
  (_request, response) => {
    response.setHeader('Cache-Control', 'no-cache');
    response.sendFile(supportsFile, { root: shell, dotfiles: 'allow' }, (error) => {
      if (error && !response.headersSent) response.sendStatus(404);
    });
  };
