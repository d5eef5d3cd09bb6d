import { brand, pageTitle, paths } from '@cimiento/contracts';

/** What a page is about, as its remote describes it, or as an article is. */
export type PageHead = {
  title: string;
  description: string;
  headline: string;
  kind?: 'website' | 'article';
};

const shareImage = {
  path: '/images/share.png',
  width: 1200,
  height: 630,
  alt: 'Un edificio de ventanas iguales, algunas encendidas',
} as const;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escape = (words: string): string => words.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escape(content)}" />`;

function tags({ title, description, kind = 'website' }: PageHead, origin: string, address: string): string {
  return [
    `<title>${escape(pageTitle(title))}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:locale', 'es_EC'),
    meta('property', 'og:type', kind),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', origin + address),
    meta('property', 'og:image', origin + shareImage.path),
    meta('property', 'og:image:width', String(shareImage.width)),
    meta('property', 'og:image:height', String(shareImage.height)),
    meta('property', 'og:image:alt', shareImage.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ');
}

const logo = `<p><img src="/favicon.svg" width="30" height="30" alt="" /> ${brand.name}</p>`;

const words = ({ headline, description }: PageHead): string =>
  `<h1>${escape(headline)}</h1>\n      <p>${escape(description)}</p>`;

// Only the home page is laid out like the first view; another page would jump when it takes the place.
const parts = (head: PageHead, address: string): { first: string; headline: string } =>
  address === paths.home
    ? { first: `${logo}<div>${words(head)}</div>`, headline: '' }
    : { first: '', headline: words(head) };

/** The text between `<!--name-->` and `<!--/name-->`, another one in its place. Without the marks nothing changes. */
export function replaceMarked(html: string, name: string, text: string): string {
  const [open, close] = [`<!--${name}-->`, `<!--/${name}-->`];
  const [from, to] = [html.indexOf(open), html.indexOf(close)];
  return from < 0 || to < from ? html : html.slice(0, from) + text + html.slice(to + close.length);
}

/**
 * The shell's page with title, description, share tags and headline of the address, for those who read it without running it. The home
 * page also gets its headline where everybody sees it at once, before the first script has come over a slow network.
 * `origin` and `address` make the absolute addresses that link previews ask for.
 */
export function withHead(html: string, head: PageHead, origin: string, address: string): string {
  const marked = { head: tags(head, origin, address), ...parts(head, address) };
  return Object.entries(marked).reduce((text, [name, part]) => replaceMarked(text, name, part), html);
}
