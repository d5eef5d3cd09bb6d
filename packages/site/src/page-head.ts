import { brand, toPageTitle, paths } from '@cimiento/contracts';

/** Head of a page, from its remote's `remote.json` or from an article. */
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

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const renderMeta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;

function renderTags({ title, description, kind = 'website' }: PageHead, origin: string, address: string): string {
  return [
    `<title>${escapeHtml(toPageTitle(title))}</title>`,
    renderMeta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(origin + address)}" />`,
    renderMeta('property', 'og:site_name', brand.name),
    renderMeta('property', 'og:locale', 'es_EC'),
    renderMeta('property', 'og:type', kind),
    renderMeta('property', 'og:title', title),
    renderMeta('property', 'og:description', description),
    renderMeta('property', 'og:url', origin + address),
    renderMeta('property', 'og:image', origin + shareImage.path),
    renderMeta('property', 'og:image:width', String(shareImage.width)),
    renderMeta('property', 'og:image:height', String(shareImage.height)),
    renderMeta('property', 'og:image:alt', shareImage.alt),
    renderMeta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ');
}

// The drawing of shell/public/favicon.svg, which would be a request of its own.
const mark = `<svg width="30" height="30" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="7" fill="#123328"/><path fill="#c9a24b" d="M8 8h4v5H8zM14 8h4v5h-4zM8 15h4v5H8zM20 15h4v5h-4z"/><path fill="#f7f4ee" fill-opacity=".28" d="M20 8h4v5h-4zM14 15h4v5h-4z"/><path fill="#b8482a" d="M14 22h4v4h-4z"/><path fill="#f7f4ee" d="M6 26h20v1.6H6z"/></svg>`;

const logo = `<p>${mark} ${brand.name}</p>`;

const renderWords = ({ headline, description }: PageHead): string =>
  `<h1>${escapeHtml(headline)}</h1>\n      <p>${escapeHtml(description)}</p>`;

// Only the home page has the layout of the first view; any other page would jump when it renders.
const renderHeadline = (head: PageHead, address: string): { first: string; headline: string } =>
  address === paths.home
    ? { first: `${logo}<div>${renderWords(head)}</div>`, headline: '' }
    : { first: '', headline: renderWords(head) };

/** Replaces the text between `<!--name-->` and `<!--/name-->`; without these marks, the page stays as it is. */
export function replaceMarked(html: string, name: string, text: string): string {
  const [open, close] = [`<!--${name}-->`, `<!--/${name}-->`];
  const [from, to] = [html.indexOf(open), html.indexOf(close)];
  return from < 0 || to < from ? html : html.slice(0, from) + text + html.slice(to + close.length);
}

/**
 * The shell's page with title, description, share tags and headline of an address, for readers that do not run it. The home page also
 * shows its headline before the first script arrives. `origin` and `address` build the absolute addresses that link previews need.
 */
export function withHead(html: string, head: PageHead, origin: string, address: string): string {
  const marked = { head: renderTags(head, origin, address), ...renderHeadline(head, address) };
  return Object.entries(marked).reduce((text, [name, part]) => replaceMarked(text, name, part), html);
}
