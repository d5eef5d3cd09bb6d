import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paths, postPath, sandboxLabel, sandboxNotice, type SiteFacts } from '@cimiento/contracts';
import { hasSessionCookie } from '@cimiento/server';
import type { Registry } from '@cimiento/releases/registry';
import type { Request, RequestHandler, Response } from 'express';
import { assignBucket, getBucket } from './canary';
import { sendCompressed } from './compressed';
import { findPage, type Page, renderPreloads, renderQuery } from './page-scripts';
import { type PageHead, type PageWords, replaceMarked, withHead } from './page-head';
import { readDescription } from './descriptions';
import type { Remotes } from './remotes';

/** The head of pages about one record, as visitors read it; null if there is none. When one throws, the page is served without. */
export type Content = {
  findArticle?: (slug: string) => Promise<{ title: string; excerpt: string; imageUrl: string | null } | null>;
  findProject?: (
    id: number,
  ) => Promise<{ name: string; location: string; description: string; image: string | null } | null>;
};

type PageOptions = {
  /** Folder of the shell's build. */
  shell: string;
  remotes: Remotes;
  content: Content;
  remoteOrigins: readonly string[];
  /** Scheme and host of the absolute addresses in a page; without it, a page has absolute addresses only on this machine. */
  publicOrigin?: string;
  /** Nobody may try builds that are not released (`?remote.NAME=`). */
  refusesTrials: boolean;
  /** Percentage of the tabs that report how releases do. */
  healthShare: number;
  /** Whether each page says that nothing here is real. */
  sandbox: boolean;
  /** The facts of this installation on each page. */
  facts: SiteFacts;
};

/** Escapes `<`, so that the text cannot end the script element that holds it. */
const toInlineJson = (value: Registry | SiteFacts): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const scriptElement = (type: string, id: string): RegExp =>
  new RegExp(`(<script type="${type}" id="${id}">)[\\s\\S]*?(</script>)`);
const factsElement = scriptElement('application/json', 'site-facts');
const registryElement = scriptElement('application/json', 'remotes');
const originsElement = scriptElement('text/plain', 'remote-origins');
const healthElement = scriptElement('text/plain', 'health-share');
const trialsElement = scriptElement('text/plain', 'remote-trials');
const sessionElement = scriptElement('text/plain', 'session');
const queryElement = scriptElement('application/json', 'query');

/** The shell's page as it was built. */
export const readShellPage = (shell: string): string => readFileSync(path.join(shell, 'index.html'), 'utf8');

type Filling = Pick<PageOptions, 'remoteOrigins' | 'refusesTrials' | 'healthShare' | 'facts'> & { registry: Registry };

const withRegistry = (html: string, { registry, remoteOrigins, refusesTrials, healthShare, facts }: Filling): string =>
  html
    .replace(registryElement, (_all, open: string, close: string) => open + toInlineJson(registry) + close)
    .replace(factsElement, (_all, open: string, close: string) => open + toInlineJson(facts) + close)
    .replace(originsElement, (_all, open: string, close: string) => open + remoteOrigins.join(' ') + close)
    .replace(healthElement, (_all, open: string, close: string) => `${open}${healthShare}${close}`)
    .replace(trialsElement, (_all, open: string, close: string) => open + (refusesTrials ? 'off' : '') + close);

/**
 * Without a session, tells the shell that nobody is signed in, so that it need not ask. A cookie may be of a session that has ended: then it asks.
 * With one, leaves the fonts out of the first view: on a slow line the person's figures come before them, and mostly the fonts are in the cache.
 */
const withSession = (html: string, hasSession: boolean): string =>
  hasSession
    ? replaceMarked(html, 'fonts', '')
    : html.replace(sessionElement, (_all, open: string, close: string) => `${open}none${close}`);

/** Writes in what the browser requests for a page while the shell loads: its scripts and its query. */
const withPage = (html: string, shell: string, page: Page | undefined, address: string): string =>
  page
    ? replaceMarked(html, 'scripts', renderPreloads(shell, page)).replace(
        queryElement,
        (_all, open: string, close: string) => open + renderQuery(page, address) + close,
      )
    : html;

// Dark on yellow in both themes, 14:1.
const notice = `<aside aria-label="${sandboxLabel}" style="padding: 0.5rem 1rem; background: #ffd60a; color: #14201b; font: 600 0.875rem/1.4 'Inter Variable', 'Inter Fallback', sans-serif; text-align: center;">${sandboxNotice}</aside>`;

/** Puts the notice of a sandbox before everything else on the page. */
const withNotice = (html: string): string => html.replace('<body>', `<body>${notice}`);

const articleAddress = new RegExp(`^${postPath('')}([^/]+)$`);
const projectAddress = new RegExp(`^${paths.opportunity.replace(':id', '([1-9]\\d{0,8})')}$`);
const anyProjectAddress = new RegExp(`^${paths.opportunity.replace(':id', '[^/]+')}$`);

/** Whether an address is that of a project, with an id that no project can have: the page says that there is none. */
const namesNoProject = (address: string): boolean => anyProjectAddress.test(address) && !projectAddress.test(address);

/** Longest description that readers outside show. */
const maxDescription = 200;

/** The head of a page about one article or project; undefined when the address is of neither. */
async function findRecordHead(address: string, { findArticle, findProject }: Content): Promise<PageHead | undefined> {
  const [slug, id] = [articleAddress, projectAddress].map((pattern) => pattern.exec(address)?.[1]);
  try {
    const article = slug && (await findArticle?.(decodeURIComponent(slug)));
    if (article) {
      const { title, excerpt, imageUrl } = article;
      return { title, description: excerpt, headline: title, kind: 'article', picture: imageUrl };
    }
    const project = id && (await findProject?.(Number(id)));
    if (!project) return undefined;
    const { name, location, description, image } = project;
    const head = { title: name, description: description.slice(0, maxDescription), headline: name, lead: location };
    return { ...head, picture: image };
  } catch {
    // A malformed escape in the address, or no database: the page itself shows the error.
    return undefined;
  }
}

const getOwn = <T>(values: Record<string, T> | undefined, key: string): T | undefined =>
  values && Object.hasOwn(values, key) ? values[key] : undefined;

/**
 * The head or title that a remote declares for one of its own addresses. Nothing for a page behind a login where the request has no session,
 * because that user is sent elsewhere.
 */
function findRemoteWords(
  remotes: Remotes,
  registry: Registry,
  address: string,
  hasSession: boolean,
): PageWords | undefined {
  for (const [name, release] of Object.entries(registry)) {
    const access = getOwn(release.routes, address);
    const folder = remotes.findFolder(name, release);
    if (!access || !folder || (access !== 'public' && !hasSession)) continue;
    const { pages, titles } = readDescription(folder) ?? {};
    const head = getOwn(pages, address);
    const title = getOwn(titles, address);
    if (head) return head;
    if (title) return { title };
  }
  return undefined;
}

/** The registry for a browser, which is put into a bucket only while there is a canary. */
function getRegistry(remotes: Remotes, request: Request, response: Response): Registry {
  if (!remotes.hasCanary()) return remotes.getRegistry();
  // A shared cache must not give one browser's page to another.
  response.setHeader('Cache-Control', 'private, no-cache');
  return remotes.getRegistry(getBucket(request) ?? assignBucket(response, request.secure));
}

// A cache or a link preview could keep any other Host that a client sends.
const ownMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/** Scheme and host of a request to this machine; empty for any other, so that its addresses stay relative. */
function getLocalOrigin({ headers, secure }: Request): string {
  const { host = '' } = headers;
  return ownMachine.test(host) ? `${secure ? 'https' : 'http'}://${host}` : '';
}

/**
 * Answers a page address with the shell's page, the registry, the head of the address, and preloads of its scripts. Throws when the shell's
 * page has no element for the registry: each visit would then cost one more round trip.
 */
export function pageSender({
  shell,
  remotes,
  content,
  remoteOrigins,
  publicOrigin,
  refusesTrials,
  healthShare,
  sandbox,
  facts,
}: PageOptions): RequestHandler {
  if (!registryElement.test(readShellPage(shell)))
    throw new Error('The page of the shell has no element for the registry');
  return async (request, response) => {
    response.setHeader('Cache-Control', 'no-cache');
    response.vary('Cookie');
    const registry = getRegistry(remotes, request, response);
    const address = request.path.replace(/(.)\/$/, '$1');
    const hasSession = hasSessionCookie(request.headers.cookie);
    const page = findPage(remotes, registry, address, hasSession);
    const filled = withRegistry(readShellPage(shell), { registry, remoteOrigins, refusesTrials, healthShare, facts });
    const html = withPage(withSession(filled, hasSession), shell, page, address);
    const words = findRemoteWords(remotes, registry, address, hasSession) ?? (await findRecordHead(address, content));
    if (namesNoProject(address)) response.status(404);
    const origin = publicOrigin ?? getLocalOrigin(request);
    await sendCompressed(
      request,
      response.type('html'),
      withHead(sandbox ? withNotice(html) : html, words, origin, address),
    );
  };
}
