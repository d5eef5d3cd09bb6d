import { brand, hasOwnFrame, toPageTitle, paths } from '@cimiento/contracts';
import type { PageHead as RemoteHead } from '@cimiento/releases/registry';

/** Head of a page, from its remote's `remote.json`, an article or a project. */
export type PageHead = RemoteHead & {
  kind?: 'website' | 'article';
  /** The text below the headline, where that is not the description. */
  lead?: string;
  /** Address of the picture of the page, the largest thing in its first screen. */
  picture?: string | null;
};

/** The head of a page before its scripts run: its whole head, or the title of a page that has none. */
export type PageWords = PageHead | { title: string };

const shareImage = {
  path: '/images/share.png',
  width: 1200,
  height: 630,
  alt: 'Un edificio de ventanas iguales, algunas encendidas',
} as const;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const renderTitle = (title: string): string => `<title>${escapeHtml(toPageTitle(title))}</title>`;

const renderMeta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;

function renderTags({ title, description, kind = 'website' }: PageHead, origin: string, address: string): string {
  return [
    renderTitle(title),
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

// The drawing of shell/public/favicon.svg, which would be another request.
const mark = `<svg width="30" height="30" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="7" fill="#123328"/><path fill="#c9a24b" d="M8 8h4v5H8zM14 8h4v5h-4zM8 15h4v5H8zM20 15h4v5h-4z"/><path fill="#f7f4ee" fill-opacity=".28" d="M20 8h4v5h-4zM14 15h4v5h-4z"/><path fill="#b8482a" d="M14 22h4v4h-4z"/><path fill="#f7f4ee" d="M6 26h20v1.6H6z"/></svg>`;

/** Pages with a form in a narrow column. */
const accessPaths: readonly string[] = [
  paths.login,
  paths.register,
  paths.resetPassword,
  paths.confirmEmail,
  paths.stopEmailChange,
  paths.invitation,
  paths.waitlist,
];

/** The page that a first view resembles (shell/src/index.html). */
function getLayout(address: string, words: PageWords | undefined): 'home' | 'access' | 'admin' | 'article' | 'page' {
  if (address === paths.home) return 'home';
  if (accessPaths.includes(address)) return 'access';
  if (hasOwnFrame(address)) return 'admin';
  return words && 'kind' in words && words.kind === 'article' ? 'article' : 'page';
}

function renderWords(words: PageWords): string {
  if (!('headline' in words)) return `<h1>${escapeHtml(words.title)}</h1>`;
  const { headline, description, lead = description, actions = [], picture } = words;
  const links = actions.map(({ label, to }) => `<a href="${escapeHtml(to)}">${escapeHtml(label)}</a>`).join('');
  const image = picture ? `<img src="${escapeHtml(picture)}" alt="" fetchpriority="high" />` : '';
  return `<h1>${escapeHtml(headline)}</h1>\n      <p>${escapeHtml(lead)}</p>${image}${links && `<div>${links}</div>`}`;
}

/** Brand, headline and main actions of a page, until the page itself renders. The home page needs no spinner: it has something to read. */
function renderFirstView(address: string, words: PageWords | undefined): string {
  const layout = getLayout(address, words);
  const start = layout === 'admin' ? paths.admin : paths.home;
  const status = layout === 'home' ? '' : '<p role="status">Cargando...</p>';
  return `<div class="${layout}"><header><a href="${start}">${mark} ${brand.name}</a></header><main>${words ? renderWords(words) : ''}${status}</main></div>`;
}

/** Replaces the text between `<!--name-->` and `<!--/name-->`; without these marks, the page stays as it is. */
export function replaceMarked(html: string, name: string, text: string): string {
  const [open, close] = [`<!--${name}-->`, `<!--/${name}-->`];
  const [from, to] = [html.indexOf(open), html.indexOf(close)];
  return from < 0 || to < from ? html : html.slice(0, from) + text + html.slice(to + close.length);
}

function renderHead(words: PageWords | undefined, origin: string, address: string): Record<string, string> {
  if (!words) return {};
  const head = 'headline' in words ? renderTags(words, origin, address) : renderTitle(words.title);
  // The first view has the headline, with and without scripts.
  return { head, headline: '' };
}

/**
 * The shell's page with title, description and share tags of an address, and its first view: brand, headline and main actions, for readers
 * that do not run it and before the first script arrives. `origin` and `address` build the absolute addresses that link previews need.
 */
export function withHead(html: string, words: PageWords | undefined, origin: string, address: string): string {
  const marked = { ...renderHead(words, origin, address), first: renderFirstView(address, words) };
  return Object.entries(marked).reduce((text, [name, part]) => replaceMarked(text, name, part), html);
}
