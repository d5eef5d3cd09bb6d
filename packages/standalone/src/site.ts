import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Router, type RequestHandler, type Response } from 'express';
import helmet from 'helmet';
import sirv from 'sirv';
import { composeRegistry, type Registry } from './registry';

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

function page(shell: string, registry: Registry): string {
  const html = readFileSync(path.join(shell, 'index.html'), 'utf8');
  return html.replace(/(<script type="application\/json" id="remotes">)(<\/script>)/, (_all, open: string, close: string) => open + inlineJson(registry) + close);
}

function sendPage(response: Response, shell: string, registry: Registry): void {
  response.setHeader('Cache-Control', 'no-cache');
  response.type('html').send(page(shell, registry));
}

/**
 * The browser's side of the origin: the shell with the registry written into its page, `remotes.json`, and each remote's build under
 * `/remotes/<name>`. Any other address without an extension is the shell's page.
 */
export function site(root: string): Router {
  const shell = path.join(root, 'shell/dist/app');
  if (!existsSync(path.join(shell, 'index.html'))) throw new Error('The shell is not built: run npm run build');
  const builds = remoteBuilds(root);
  const registry = () => composeRegistry(builds);
  // Read once at the start, so that a build which goes away later is known.
  registry();
  const router = Router();
  router.use(securityHeaders);
  router.get('/remotes.json', (_request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.json(registry());
  });
  for (const [name, folder] of builds) router.use(`/remotes/${name}`, files(folder));
  router.use('/remotes', (_request, response) => void response.sendStatus(404));
  router.get(['/', '/index.html'], (_request, response) => sendPage(response, shell, registry()));
  router.use(files(shell));
  router.use((request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (path.extname(request.path)) return void response.sendStatus(404);
    sendPage(response, shell, registry());
  });
  return router;
}
