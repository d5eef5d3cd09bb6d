import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';

/** Written by the shell's build: the contracts and shared libraries that remotes can count on. A release is checked against it. */
const file = 'supports.json';

/** Written by the shell's build: its operations, which the gateway reads in the folder of the releases. */
const operationsFile = 'operations.json';

function copyFile(name: string, from: string, to: string): void {
  try {
    const text = readFileSync(path.join(from, name));
    const copy = path.join(to, name);
    // Every process of the site does this when it starts, and a release may be reading the copy.
    if (existsSync(copy) && readFileSync(copy).equals(text)) return;
    mkdirSync(to, { recursive: true });
    writeFileSync(copy, text);
  } catch {
    // A read-only folder, or a shell that was built before there was such a file.
  }
}

/** Copies the statements of this shell to the folder of the releases, where the site may write to it; otherwise the deployment does that. */
export function stateSupports(shell: string, remotesDir: string): void {
  for (const name of [file, operationsFile]) copyFile(name, shell, remotesDir);
}

/** Answers what this shell can run. */
export const serveSupports =
  (shell: string): RequestHandler =>
  (_request, response) => {
    response.setHeader('Cache-Control', 'no-cache');
    response.sendFile(file, { root: shell, dotfiles: 'allow' }, (error) => {
      if (error && !response.headersSent) response.sendStatus(404);
    });
  };
