import { readFileSync } from 'node:fs';
import path from 'node:path';
import { postPath } from '@cimiento/contracts';
import type { RequestHandler } from 'express';
import { type PageHead, withHead } from './page-head';
import type { Registry } from './registry';

/** The article of a slug, or null; what it throws costs only the article's own head. */
export type ArticleOf = (slug: string) => Promise<{ title: string; excerpt: string } | null>;

type Parts = {
  /** Folder of the shell's build. */
  shell: string;
  registry: () => Registry;
  head: (address: string) => PageHead | undefined;
  articleOf?: ArticleOf;
  remoteOrigins: readonly string[];
};

/** JSON inside a script element must not be able to end it. */
const inlineJson = (value: Registry): string => JSON.stringify(value).replaceAll('<', '\\u003c');

// Where nginx serves the page, it fills these elements by the server-side includes that stand in them.
const elementOf = (type: string, id: string): RegExp => new RegExp(`(<script type="${type}" id="${id}">)[\\s\\S]*?(</script>)`);
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
    return article ? { title: article.title, description: article.excerpt, headline: article.title, kind: 'article' } : undefined;
  } catch {
    // A broken escape in the address, or no database: the page is served all the same, and says itself what is wrong.
    return undefined;
  }
}

/**
 * Answers a page address: the shell with the registry, and with what the page of the address is about. Throws when the shell's page has no
 * place for the registry: without it the shell would ask by itself, which works and costs every visitor a round trip.
 */
export function pageSender({ shell, registry, head, articleOf, remoteOrigins }: Parts): RequestHandler {
  if (!registryElement.test(shellPage(shell))) throw new Error('The page of the shell has no place for the registry');
  return async (request, response) => {
    const html = pageOf(shellPage(shell), registry(), remoteOrigins);
    const address = request.path.replace(/(.)\/$/, '$1');
    const known = head(address) ?? (await articleHead(address, articleOf));
    const origin = `${request.protocol}://${request.get('host') ?? ''}`;
    response.setHeader('Cache-Control', 'no-cache');
    response.type('html').send(known ? withHead(html, known, origin, address) : html);
  };
}
