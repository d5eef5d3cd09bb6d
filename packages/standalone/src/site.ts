import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Router, type RequestHandler } from 'express';
import sirv from 'sirv';
import type { PageHead } from './page-head';
import { type ArticleOf, pageSender } from './pages';
import { composeRegistry, headOf, releasedRegistry, releasesInUse, type Registry } from './registry';
import { reportPath, takeReports, type RemoteReport } from './reports';
import { securityHeaders } from './security-headers';

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
const files = (folder: string): RequestHandler => sirv(folder, { dev: true, brotli: true, etag: true, setHeaders: setCacheHeader });

/** Folders of the remotes' builds by name: `mfe-public/dist/app` is `public`. */
function remoteBuilds(root: string): Map<string, string> {
  const folders = readdirSync(root).filter((folder) => folder.startsWith('mfe-'));
  return new Map(folders.map((folder) => [folder.slice('mfe-'.length), path.join(root, folder, 'dist/app')]));
}

type Remotes = { registry: () => Registry; head: (address: string) => PageHead | undefined; serve: RequestHandler };

function buildsOf(root: string): Remotes {
  const builds = remoteBuilds(root);
  const registry = () => composeRegistry(builds);
  // Read once at the start, so that a build which goes away later is known.
  registry();
  const router = Router();
  for (const [name, folder] of builds) router.use(`/${name}`, files(folder));
  return { registry, head: (address) => headOf(builds, address), serve: router };
}

function releasesOf(folder: string): Remotes {
  const registry = () => releasedRegistry(folder);
  return { registry, head: (address) => headOf(releasesInUse(folder, registry()), address), serve: files(folder) };
}

/**
 * The browser's side of the origin: the shell with the registry written into its page, `remotes.json`, and the files of the remotes under
 * `/remotes`. Any other address without an extension is the shell's page.
 */
export function site(root: string, { remotesDir, remoteOrigins = [], report = () => undefined, articleOf }: SiteOptions = {}): Router {
  const shell = path.join(root, 'shell/dist/app');
  if (!existsSync(path.join(shell, 'index.html'))) throw new Error('The shell is not built: run npm run build');
  const { registry, head, serve } = remotesDir ? releasesOf(remotesDir) : buildsOf(root);
  const sendPage = pageSender({ shell, registry, head, articleOf, remoteOrigins });
  const router = Router();
  router.use(securityHeaders(remoteOrigins));
  router.get('/remotes.json', (_request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.json(registry());
  });
  router.post(reportPath, takeReports(report));
  router.use('/remotes', serve, (_request, response) => void response.sendStatus(404));
  router.get(['/', '/index.html'], sendPage);
  router.use(files(shell));
  router.use((request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (path.extname(request.path)) return void response.sendStatus(404);
    return sendPage(request, response, next);
  });
  return router;
}
