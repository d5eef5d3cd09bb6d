import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RegistryFault } from '@cimiento/releases/registry';
import { type ErrorRequestHandler, Router, type RequestHandler } from 'express';
import sirv from 'sirv';
import { getBucket } from './canary';
import { compressJsonFiles, sendCompressed } from './compressed';
import { outdatedPath, sendOutdated } from './outdated';
import { type Content, pageSender, readShellPage } from './pages';
import { readCheckoutBuilds, readReleases } from './registry';
import type { Remotes } from './remotes';
import { receiveReports, reportPath, type RemoteReport } from './reports';
import { fileHeaders, securityHeaders } from './security-headers';
import { sendSecurityTxt } from './security-txt';
import { brand, readCompany, type SiteFacts } from '@cimiento/contracts';
import { serveShellFiles, serveSupports, stateSupports } from './supports';

export type SiteOptions = {
  /** The heads of pages about one record before their scripts run; without it, they set it once they run. */
  content?: Content;
  /** Folder that remotes are released to (`npm run release -- --to`); without it, the builds of the checkout are served. */
  remotesDir?: string;
  /** Scheme and host under which people reach the site; without it, pages have absolute addresses only on this machine. */
  publicOrigin?: string;
  /** File with the public keys of each remote's team; by default `keys.json` in `remotesDir`. */
  remoteKeys?: string;
  /** Further origins that remotes may be loaded from. */
  remoteOrigins?: readonly string[];
  /** Nobody may try builds that are not released (`?remote.NAME=`). */
  refusesTrials?: boolean;
  /** Percentage of the tabs that report how releases do; 100 unless set. */
  healthShare?: number;
  /** Whether each page says that this is a sandbox. */
  sandbox?: boolean;
  /** The facts of this installation on each page. */
  facts?: SiteFacts;
  /** Called for each remote that a browser could not run. */
  onReport?: (report: RemoteReport) => void;
  /** Called once for each new fault of the registry; the last good part of it stays in use. */
  onFault?: (fault: RegistryFault) => void;
};

/** The site's routes, and what is wrong with its registry, for the caller that answers `/readyz`. */
export type Site = Router & { listFaults(): RegistryFault[] };

const hashedAsset = /[./][0-9a-f]{12,}\.[a-z0-9.]+$/;

/** Content-hashed files are immutable; browsers revalidate everything else on each request. */
function setCacheHeader(response: { setHeader(name: string, value: string): unknown }, pathname: string): void {
  const immutable = hashedAsset.test(pathname);
  response.setHeader('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
}

/**
 * Answers 304 to a browser that has the file. Without it sirv compares `If-None-Match` as text, which a list or a proxy that spells the tag
 * in another way never matches.
 */
const answerUnchanged =
  (serve: RequestHandler): RequestHandler =>
  (request, response, next) => {
    const plain = response.writeHead;
    const writeHead = plain.bind(response);
    // sirv calls it without the text of the status.
    const answer = (status: number, headers?: Record<string, string>) => {
      if (headers) response.set(headers);
      response.status(status);
      if (!request.fresh) return writeHead(status);
      response.removeHeader('Content-Length');
      return writeHead(304);
    };
    response.writeHead = answer as typeof writeHead;
    return serve(request, response, () => {
      response.writeHead = plain;
      next();
    });
  };

// `dev` looks files up on each request, so a new build is served without a restart.
const serveFiles = (folder: string): RequestHandler =>
  compressJsonFiles(
    folder,
    setCacheHeader,
    answerUnchanged(sirv(folder, { dev: true, brotli: true, etag: true, setHeaders: setCacheHeader })),
  );

const notFound: RequestHandler = (_request, response) => void response.sendStatus(404);

/** Everything below is a file or a page: it can be read, and nothing else. */
const rejectWrites: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') next();
  else response.set('Allow', 'GET, HEAD').sendStatus(405);
};

/** Answers what cannot be read, such as a malformed escape in an address, without Express's page with a stack. */
const answerUnreadable: ErrorRequestHandler = (error: { status?: unknown }, _request, response, next) => {
  if (response.headersSent || typeof error.status !== 'number' || error.status >= 500) next(error);
  else response.sendStatus(error.status);
};

/** Hides a release's lock and the copies in progress. */
const hideDotFiles: RequestHandler = (request, response, next) =>
  /\/(\.|%2e)/i.test(request.path) ? notFound(request, response, next) : next();

const anyFile = /\.[^/.]+$/;
const anyPage = /^/;

/** Whether a path names a source map, in whatever spelling. A malformed escape is refused like one. */
function isSourceMap(address: string): boolean {
  try {
    return /\.map(\.\w+)?\/*$/i.test(decodeURIComponent(address));
  } catch {
    return true;
  }
}

/** Serves each build under its name. */
function serveBuilds(folders: Map<string, string>): RequestHandler {
  const router = Router();
  router.use((request, response, next) => (isSourceMap(request.path) ? notFound(request, response, next) : next()));
  for (const [name, folder] of folders) router.use(`/${name}`, serveFiles(folder));
  return router;
}

/** Files of a release, and nothing else: the registry and the history beside them are for the operator, source maps for the team. */
function isReleaseFile(address: string): boolean {
  try {
    const names = path.posix.normalize(decodeURIComponent(address)).split('/').filter(Boolean);
    return names.length >= 3 && !/\.map(\.\w+)?$/i.test(names.at(-1) ?? '');
  } catch {
    // A malformed escape.
    return false;
  }
}

function serveReleases(remotesDir: string): RequestHandler {
  const serve = serveFiles(remotesDir);
  return (request, response, next) => {
    if (isReleaseFile(request.path)) void serve(request, response, next);
    else next();
  };
}

function openRemotes(
  root: string,
  { remotesDir, remoteKeys }: Pick<SiteOptions, 'remotesDir' | 'remoteKeys'>,
  onFault: (fault: RegistryFault) => void,
): { remotes: Remotes; serve: RequestHandler } {
  if (remotesDir)
    return {
      remotes: readReleases(remotesDir, remoteKeys ?? path.join(remotesDir, 'keys.json'), onFault),
      serve: serveReleases(remotesDir),
    };
  const builds = readCheckoutBuilds(root);
  return { remotes: builds, serve: serveBuilds(builds.folders) };
}

/**
 * Serves everything a browser loads: the shell's page for every address without a file extension, `remotes.json`, and the files of the
 * remotes under `/remotes`. Throws when the shell is not built.
 */
export function site(
  root: string,
  {
    remotesDir,
    publicOrigin,
    remoteKeys,
    remoteOrigins = [],
    refusesTrials = false,
    healthShare = 100,
    sandbox = false,
    facts = { company: readCompany({}, false), contactEmail: brand.contactEmail, isDemonstration: true },
    onReport = () => undefined,
    onFault = () => undefined,
    content = {},
  }: SiteOptions = {},
): Site {
  const shell = path.join(root, 'shell/dist/app');
  if (!existsSync(path.join(shell, 'index.html'))) throw new Error('The shell is not built: run npm run build');
  if (remotesDir) stateSupports(shell, remotesDir);
  const { remotes, serve } = openRemotes(root, { remotesDir, remoteKeys }, onFault);
  const sendPage = [
    securityHeaders(remoteOrigins, readShellPage(shell)),
    pageSender({ shell, remotes, content, remoteOrigins, publicOrigin, refusesTrials, healthShare, sandbox, facts }),
  ];
  const router = Router();
  router.use(fileHeaders);
  router.get('/remotes.json', async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    await sendCompressed(request, response.type('json'), JSON.stringify(remotes.getRegistry(getBucket(request))));
  });
  router.get('/remotes/supports.json', serveSupports(shell));
  router.get(outdatedPath, sendOutdated(remotes));
  router.post(reportPath, receiveReports(onReport, publicOrigin));
  router.use(rejectWrites);
  router.get('/.well-known/security.txt', sendSecurityTxt);
  router.use(hideDotFiles);
  router.use('/remotes', serve, notFound);
  router.get(['/', '/index.html'], sendPage);
  router.use(serveFiles(shell));
  if (remotesDir) router.use(serveShellFiles(remotesDir, serve));
  router.get(anyFile, notFound);
  router.get(anyPage, sendPage);
  router.use(answerUnreadable);
  return Object.assign(router, { listFaults: () => remotes.listFaults() });
}
