import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { openStore, shellFolder, stateShell, supportsFile } from '@cimiento/releases';
import type { RequestHandler } from 'express';

/** States this shell in the folder of the releases, where the site may write to it; otherwise the deployment does that. */
export const stateSupports = (shell: string, remotesDir: string): void =>
  // A read-only folder, or a shell that was built before it stated anything.
  void stateShell(openStore(remotesDir), shell, 'site').catch(() => undefined);

/** A file of a shell that is named by its content. */
const asset = /^\/assets\/[\w-]+(\.[\w-]+)*\.[0-9a-f]{12}\.[a-z0-9]+$/;

/**
 * Serves the files of other shells from the folder of the releases: a tab of an earlier shell loads its later scripts, and with shells of
 * different age behind one proxy so does a page of either.
 * @param serve serves the files in that folder
 */
export const serveShellFiles =
  (remotesDir: string, serve: RequestHandler): RequestHandler =>
  (request, response, next) => {
    const folder = path.join(remotesDir, shellFolder);
    const builds = asset.test(request.path) && existsSync(folder) ? readdirSync(folder) : [];
    const build = builds.find((name) => existsSync(path.join(folder, name, request.path)));
    if (build === undefined) return next();
    request.url = `/${shellFolder}/${build}${request.url}`;
    return serve(request, response, next);
  };

/** Answers what this shell can run. */
export const serveSupports =
  (shell: string): RequestHandler =>
  (_request, response) => {
    response.setHeader('Cache-Control', 'no-cache');
    response.sendFile(supportsFile, { root: shell, dotfiles: 'allow' }, (error) => {
      if (error && !response.headersSent) response.sendStatus(404);
    });
  };
