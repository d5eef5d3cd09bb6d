import { existsSync } from 'node:fs';
import path from 'node:path';
import { Router, type RequestHandler } from 'express';
import sirv from 'sirv';
import { getBucket } from './canary';
import { type FindArticle, pageSender } from './pages';
import { readCheckoutBuilds, readReleases, type Remotes } from './registry';
import { receiveReports, reportPath, type RemoteReport } from './reports';
import { fileHeaders, securityHeaders } from './security-headers';

export type SiteOptions = {
  findArticle?: FindArticle;
  /** Folder that remotes are released to (`npm run release -- --to`); without it, the builds of the checkout are served. */
  remotesDir?: string;
  /** Further origins that remotes may be loaded from. */
  remoteOrigins?: readonly string[];
  /** Called for each remote that a browser could not run. */
  onReport?: (report: RemoteReport) => void;
};

const hashedAsset = /[./][0-9a-f]{12,}\.[a-z0-9.]+$/;

/** Content-hashed files are immutable; browsers revalidate everything else on each request. */
function setCacheHeader(response: { setHeader(name: string, value: string): unknown }, pathname: string): void {
  const immutable = hashedAsset.test(pathname);
  response.setHeader('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
}

// `dev` looks files up on each request, so a new build is served without a restart.
const serveFiles = (folder: string): RequestHandler =>
  sirv(folder, { dev: true, brotli: true, etag: true, setHeaders: setCacheHeader });

const notFound: RequestHandler = (_request, response) => void response.sendStatus(404);

/** Hides a release's lock and the copies in progress. */
const hideDotFiles: RequestHandler = (request, response, next) =>
  /\/(\.|%2e)/i.test(request.path) ? notFound(request, response, next) : next();

const anyFile = /\.[^/]+$/;
const anyPage = /^/;

/** Serves each build under its name. */
function serveBuilds(folders: Map<string, string>): RequestHandler {
  const router = Router();
  for (const [name, folder] of folders) router.use(`/${name}`, serveFiles(folder));
  return router;
}

function openRemotes(root: string, remotesDir: string | undefined): { remotes: Remotes; serve: RequestHandler } {
  if (remotesDir) return { remotes: readReleases(remotesDir), serve: serveFiles(remotesDir) };
  const builds = readCheckoutBuilds(root);
  return { remotes: builds, serve: serveBuilds(builds.folders) };
}

/**
 * Serves everything a browser loads: the shell's page for every address without a file extension, `remotes.json`, and the files of the
 * remotes under `/remotes`. Throws when the shell is not built.
 */
export function site(
  root: string,
  { remotesDir, remoteOrigins = [], onReport = () => undefined, findArticle }: SiteOptions = {},
): Router {
  const shell = path.join(root, 'shell/dist/app');
  if (!existsSync(path.join(shell, 'index.html'))) throw new Error('The shell is not built: run npm run build');
  const { remotes, serve } = openRemotes(root, remotesDir);
  const sendPage = [securityHeaders(remoteOrigins), pageSender({ shell, remotes, findArticle, remoteOrigins })];
  const router = Router();
  router.use(fileHeaders);
  router.get('/remotes.json', (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.json(remotes.getRegistry(getBucket(request)));
  });
  router.post(reportPath, receiveReports(onReport));
  router.use(hideDotFiles);
  router.use('/remotes', serve, notFound);
  router.get(['/', '/index.html'], sendPage);
  router.use(serveFiles(shell));
  router.get(anyFile, notFound);
  router.get(anyPage, sendPage);
  return router;
}
