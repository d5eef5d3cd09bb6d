import { existsSync } from 'node:fs';
import path from 'node:path';
import { Router, type RequestHandler } from 'express';
import sirv from 'sirv';
import { getBucket } from './canary';
import { type ArticleOf, pageSender } from './pages';
import { buildsOf, releasesOf, type Remotes } from './registry';
import { reportPath, takeReports, type RemoteReport } from './reports';
import { fileHeaders, securityHeaders } from './security-headers';

export type SiteOptions = {
  articleOf?: ArticleOf;
  /** Folder that remotes are released to (`npm run release -- --to`); without it, the builds that lie in the checkout are served. */
  remotesDir?: string;
  /** Further origins that remotes may be loaded from. */
  remoteOrigins?: readonly string[];
  /** Told of each remote that a browser could not run. */
  report?: (fault: RemoteReport) => void;
};

const hashedAsset = /[./][0-9a-f]{12,}\.[a-z0-9.]+$/;

/** Content-hashed files never change; everything else is asked for again each time. */
function setCacheHeader(response: { setHeader(name: string, value: string): unknown }, pathname: string): void {
  const immutable = hashedAsset.test(pathname);
  response.setHeader('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
}

// `dev` looks files up at each request: a remote that is replaced while this runs is served at once.
const files = (folder: string): RequestHandler =>
  sirv(folder, { dev: true, brotli: true, etag: true, setHeaders: setCacheHeader });

const notFound: RequestHandler = (_request, response) => void response.sendStatus(404);

/** Keeps back the copies that are being made, and the lock of a release. */
const hideDotFiles: RequestHandler = (request, response, next) =>
  /\/(\.|%2e)/i.test(request.path) ? notFound(request, response, next) : next();

const anyFile = /\.[^/]+$/;
const anyPage = /^/;

/** Each build under its name. */
function buildFiles(folders: Map<string, string>): RequestHandler {
  const router = Router();
  for (const [name, folder] of folders) router.use(`/${name}`, files(folder));
  return router;
}

function remotesOf(root: string, remotesDir: string | undefined): { remotes: Remotes; serve: RequestHandler } {
  if (remotesDir) return { remotes: releasesOf(remotesDir), serve: files(remotesDir) };
  const builds = buildsOf(root);
  return { remotes: builds, serve: buildFiles(builds.folders) };
}

/**
 * The browser's side of the origin: the shell's page with all that is known of its address, `remotes.json`, and the files of the remotes under
 * `/remotes`. Any other address without an extension is the shell's page.
 */
export function site(
  root: string,
  { remotesDir, remoteOrigins = [], report = () => undefined, articleOf }: SiteOptions = {},
): Router {
  const shell = path.join(root, 'shell/dist/app');
  if (!existsSync(path.join(shell, 'index.html'))) throw new Error('The shell is not built: run npm run build');
  const { remotes, serve } = remotesOf(root, remotesDir);
  const sendPage = [securityHeaders(remoteOrigins), pageSender({ shell, remotes, articleOf, remoteOrigins })];
  const router = Router();
  router.use(fileHeaders);
  router.get('/remotes.json', (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.json(remotes.registry(getBucket(request)));
  });
  router.post(reportPath, takeReports(report));
  router.use(hideDotFiles);
  router.use('/remotes', serve, notFound);
  router.get(['/', '/index.html'], sendPage);
  router.use(files(shell));
  router.get(anyFile, notFound);
  router.get(anyPage, sendPage);
  return router;
}
