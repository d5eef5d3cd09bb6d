import { readFileSync } from 'node:fs';
import path from 'node:path';
import { postPath } from '@cimiento/contracts';
import type { Request, RequestHandler, Response } from 'express';
import { assignGroup, getBucket } from './canary';
import { type PageHead, replaceMarked, withHead } from './page-head';
import { announce } from './page-scripts';
import { describe, type Registry, type Remotes } from './registry';

/** The article of a slug, or null; what it throws costs only the article's own head. */
export type ArticleOf = (slug: string) => Promise<{ title: string; excerpt: string } | null>;

type Parts = {
  /** Folder of the shell's build. */
  shell: string;
  remotes: Remotes;
  articleOf?: ArticleOf;
  remoteOrigins: readonly string[];
};

/** JSON inside a script element must not be able to end it. */
const inlineJson = (value: Registry): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const elementOf = (type: string, id: string): RegExp =>
  new RegExp(`(<script type="${type}" id="${id}">)[\\s\\S]*?(</script>)`);
const registryElement = elementOf('application/json', 'remotes');
const originsElement = elementOf('text/plain', 'remote-origins');

const shellPage = (shell: string): string => readFileSync(path.join(shell, 'index.html'), 'utf8');

const pageOf = (html: string, registry: Registry, origins: readonly string[]): string =>
  html
    .replace(registryElement, (_all, open: string, close: string) => open + inlineJson(registry) + close)
    .replace(originsElement, (_all, open: string, close: string) => open + origins.join(' ') + close);

const articleAddress = new RegExp(`^${postPath('')}([^/]+)$`);

async function articleHead(address: string, articleOf: ArticleOf | undefined): Promise<PageHead | undefined> {
  const slug = articleAddress.exec(address)?.[1];
  if (!slug || !articleOf) return undefined;
  try {
    const article = await articleOf(decodeURIComponent(slug));
    return article
      ? { title: article.title, description: article.excerpt, headline: article.title, kind: 'article' }
      : undefined;
  } catch {
    // A broken escape in the address, or no database: the page is served all the same, and says itself what is wrong.
    return undefined;
  }
}

/** What the page of an address is about, where a remote describes it. */
function headOf(remotes: Remotes, registry: Registry, address: string): PageHead | undefined {
  for (const [name, line] of Object.entries(registry)) {
    const folder = remotes.folderOf(name, line);
    const pages = (folder && describe(folder)?.pages) || {};
    if (Object.hasOwn(pages, address)) return pages[address];
  }
  return undefined;
}

/** The lines that a browser gets; it is put into a group only while that decides anything. */
function registryFor(remotes: Remotes, request: Request, response: Response): Registry {
  if (!remotes.hasCanary()) return remotes.registry();
  // Nobody in between may keep one browser's page for another.
  response.setHeader('Cache-Control', 'private, no-cache');
  return remotes.registry(getBucket(request) ?? assignGroup(response, request.secure));
}

/**
 * Answers a page address: the shell with the registry, what the page of the address is about, and the scripts that it will need. Throws
 * when the shell's page has no place for the registry: without it the shell would ask by itself, which works and costs every visitor a
 * round trip.
 */
export function pageSender({ shell, remotes, articleOf, remoteOrigins }: Parts): RequestHandler {
  if (!registryElement.test(shellPage(shell))) throw new Error('The page of the shell has no place for the registry');
  return async (request, response) => {
    response.setHeader('Cache-Control', 'no-cache');
    const registry = registryFor(remotes, request, response);
    const address = request.path.replace(/(.)\/$/, '$1');
    const scripts = announce(remotes, registry, address, request.headers.cookie !== undefined);
    const html = replaceMarked(pageOf(shellPage(shell), registry, remoteOrigins), 'scripts', scripts);
    const known = headOf(remotes, registry, address) ?? (await articleHead(address, articleOf));
    const origin = `${request.protocol}://${request.get('host') ?? ''}`;
    response.type('html').send(known ? withHead(html, known, origin, address) : html);
  };
}
