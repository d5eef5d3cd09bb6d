import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { postPath } from '@cimiento/contracts';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import helmet from 'helmet';
import sirv from 'sirv';
import { type PageHead, withHead } from './page-head';
import { composeRegistry, headOf, type Registry } from './registry';

const hashedAsset = /[./][0-9a-f]{12,}\.[a-z0-9.]+$/;

/** Content-hashed files never change; everything else is asked for again each time. */
function setCacheHeader(response: { setHeader(name: string, value: string): unknown }, pathname: string): void {
  const immutable = hashedAsset.test(pathname);
  response.setHeader('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
}

// `dev` looks files up at each request: a remote that is replaced while this runs is served at once.
const files = (folder: string): RequestHandler => sirv(folder, { dev: true, brotli: true, etag: true, setHeaders: setCacheHeader });

const securityHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // styled-components writes its rules into a style element of the page.
      styleSrc: ["'self'", "'unsafe-inline'"],
      // Administrators may give the address of any image (a broken one falls back to an illustration).
      imgSrc: ["'self'", 'data:', 'https:'],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
});

/** Folders of the remotes' builds by name: `mfe-public/dist/app` is `public`. */
function remoteBuilds(root: string): Map<string, string> {
  const folders = readdirSync(root).filter((folder) => folder.startsWith('mfe-'));
  return new Map(folders.map((folder) => [folder.slice('mfe-'.length), path.join(root, folder, 'dist/app')]));
}

/** JSON inside a script element must not be able to end it. */
const inlineJson = (value: Registry): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const registryPlace = '<script type="application/json" id="remotes">';

const shellPage = (shell: string): string => readFileSync(path.join(shell, 'index.html'), 'utf8');

const page = (shell: string, registry: Registry): string => shellPage(shell).replace(registryPlace, () => registryPlace + inlineJson(registry));

export type SiteOptions = {
  /** The article of a slug, or null; what it throws costs only the article's own head. */
  articleOf?: (slug: string) => Promise<{ title: string; excerpt: string } | null>;
};

const articleAddress = new RegExp(`^${postPath('')}([^/]+)$`);

async function articleHead(address: string, articleOf: SiteOptions['articleOf']): Promise<PageHead | undefined> {
  const slug = articleAddress.exec(address)?.[1];
  if (!slug || !articleOf) return undefined;
  try {
    const article = await articleOf(decodeURIComponent(slug));
    return article ? { title: article.title, description: article.excerpt, headline: article.title, kind: 'article' } : undefined;
  } catch {
    // A broken escape in the address, or no database: the page is served all the same, and says itself what is wrong.
    return undefined;
  }
}

/** Answers a page address: the shell with the registry, and with what the page of the address is about. */
function pageSender(shell: string, builds: Map<string, string>, { articleOf }: SiteOptions) {
  return async (request: Request, response: Response): Promise<void> => {
    const html = page(shell, composeRegistry(builds));
    const address = request.path.replace(/(.)\/$/, '$1');
    const head = headOf(builds, address) ?? (await articleHead(address, articleOf));
    const origin = `${request.protocol}://${request.get('host') ?? ''}`;
    response.setHeader('Cache-Control', 'no-cache');
    response.type('html').send(head ? withHead(html, head, origin, address) : html);
  };
}

/**
 * The browser's side of the origin: the shell with the registry written into its page, `remotes.json`, and each remote's build under
 * `/remotes/<name>`. Any other address without an extension is the shell's page.
 */
export function site(root: string, options: SiteOptions = {}): Router {
  const shell = path.join(root, 'shell/dist/app');
  if (!existsSync(path.join(shell, 'index.html'))) throw new Error('The shell is not built: run npm run build');
  // Without it the shell would ask for the registry by itself, which works and costs every visitor a round trip.
  if (!shellPage(shell).includes(registryPlace)) throw new Error('The page of the shell has no place for the registry');
  const builds = remoteBuilds(root);
  const sendPage = pageSender(shell, builds, options);
  // Read once at the start, so that a build which goes away later is known.
  composeRegistry(builds);
  const router = Router();
  router.use(securityHeaders);
  router.get('/remotes.json', (_request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.json(composeRegistry(builds));
  });
  for (const [name, folder] of builds) router.use(`/remotes/${name}`, files(folder));
  router.use('/remotes', (_request, response) => void response.sendStatus(404));
  router.get(['/', '/index.html'], sendPage);
  router.use(files(shell));
  router.use((request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (path.extname(request.path)) return void response.sendStatus(404);
    return sendPage(request, response);
  });
  return router;
}
