import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hasSessionCookie, postPath } from '@cimiento/contracts';
import type { Registry } from '@cimiento/releases/registry';
import type { Request, RequestHandler, Response } from 'express';
import { assignBucket, getBucket } from './canary';
import { sendCompressed } from './compressed';
import { renderPreloads } from './page-scripts';
import { type PageHead, type PageWords, replaceMarked, withHead } from './page-head';
import { readDescription } from './descriptions';
import type { Remotes } from './registry';

/** Finds the article of a slug, or null. When it throws, the page is served without the article's head. */
export type FindArticle = (slug: string) => Promise<{ title: string; excerpt: string } | null>;

type PageOptions = {
  /** Folder of the shell's build. */
  shell: string;
  remotes: Remotes;
  findArticle?: FindArticle;
  remoteOrigins: readonly string[];
  /** Scheme and host of the absolute addresses in a page; without it, those of the request. */
  publicOrigin?: string;
  /** Only administrators may try builds that are not released (`?remote.NAME=`). */
  staffTrials: boolean;
  /** Percentage of the tabs that report how releases do. */
  healthShare: number;
};

/** Escapes `<`, so that the text cannot end the script element that holds it. */
const toInlineJson = (value: Registry): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const scriptElement = (type: string, id: string): RegExp =>
  new RegExp(`(<script type="${type}" id="${id}">)[\\s\\S]*?(</script>)`);
const registryElement = scriptElement('application/json', 'remotes');
const originsElement = scriptElement('text/plain', 'remote-origins');
const healthElement = scriptElement('text/plain', 'health-share');
const trialsElement = scriptElement('text/plain', 'remote-trials');
const sessionElement = scriptElement('text/plain', 'session');

const readShellPage = (shell: string): string => readFileSync(path.join(shell, 'index.html'), 'utf8');

type Filling = Pick<PageOptions, 'remoteOrigins' | 'staffTrials' | 'healthShare'> & { registry: Registry };

const withRegistry = (html: string, { registry, remoteOrigins, staffTrials, healthShare }: Filling): string =>
  html
    .replace(registryElement, (_all, open: string, close: string) => open + toInlineJson(registry) + close)
    .replace(originsElement, (_all, open: string, close: string) => open + remoteOrigins.join(' ') + close)
    .replace(healthElement, (_all, open: string, close: string) => `${open}${healthShare}${close}`)
    .replace(trialsElement, (_all, open: string, close: string) => open + (staffTrials ? 'staff' : '') + close);

/** Tells the shell that nobody is signed in, so that it need not ask. A cookie may be of a session that has ended: then it asks. */
const withSession = (html: string, hasSession: boolean): string =>
  hasSession ? html : html.replace(sessionElement, (_all, open: string, close: string) => `${open}none${close}`);

const articleAddress = new RegExp(`^${postPath('')}([^/]+)$`);

async function findArticleHead(address: string, findArticle: FindArticle | undefined): Promise<PageHead | undefined> {
  const slug = articleAddress.exec(address)?.[1];
  if (!slug || !findArticle) return undefined;
  try {
    const article = await findArticle(decodeURIComponent(slug));
    return article
      ? { title: article.title, description: article.excerpt, headline: article.title, kind: 'article' }
      : undefined;
  } catch {
    // A malformed escape in the address, or no database: the page itself shows the error.
    return undefined;
  }
}

const getOwn = <T>(values: Record<string, T> | undefined, key: string): T | undefined =>
  values && Object.hasOwn(values, key) ? values[key] : undefined;

/**
 * The head or title that a remote declares for one of its own addresses. Nothing for a page behind a login where the request has no session,
 * because that person is sent elsewhere.
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

// Anything else that a client sends as Host must not get into a page.
const plainHost = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i;

/** Scheme and host of a request, as the client states them; empty when they are none. */
function getRequestOrigin({ headers, secure }: Request): string {
  const { host = '' } = headers;
  return plainHost.test(host) ? `${secure ? 'https' : 'http'}://${host}` : '';
}

/**
 * Answers a page address with the shell's page, the registry, the head of the address, and preloads of its scripts. Throws when the shell's
 * page has no element for the registry: each visit would then cost one more round trip.
 */
export function pageSender({
  shell,
  remotes,
  findArticle,
  remoteOrigins,
  publicOrigin,
  staffTrials,
  healthShare,
}: PageOptions): RequestHandler {
  if (!registryElement.test(readShellPage(shell)))
    throw new Error('The page of the shell has no element for the registry');
  return async (request, response) => {
    response.setHeader('Cache-Control', 'no-cache');
    response.vary('Cookie');
    const registry = getRegistry(remotes, request, response);
    const address = request.path.replace(/(.)\/$/, '$1');
    const hasSession = hasSessionCookie(request.headers.cookie);
    const preloads = renderPreloads({ shell, remotes }, registry, address, hasSession);
    const filled = withRegistry(readShellPage(shell), { registry, remoteOrigins, staffTrials, healthShare });
    const html = replaceMarked(withSession(filled, hasSession), 'scripts', preloads);
    const words =
      findRemoteWords(remotes, registry, address, hasSession) ?? (await findArticleHead(address, findArticle));
    const origin = publicOrigin ?? getRequestOrigin(request);
    await sendCompressed(request, response.type('html'), withHead(html, words, origin, address));
  };
}
