import { brand } from '@cimiento/contracts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as HTML, also inside an attribute. */
export const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

/** A text with `code`, **bold** and [links](/to) of Markdown as HTML. */
export const toInline = (text: string): string =>
  escape(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\[([^[\]]+)\]\(([^()\s]+)\)/g, '<a href="$2">$1</a>');

/** The pages about the API, by their addresses. */
const pages: readonly [address: string, title: string][] = [
  ['/api/docs', 'Referencia'],
  ['/api/docs/clients', 'Guía para programas'],
  ['/api/docs/clients#graphql', 'GraphQL'],
  ['/api/docs/clients#cliente', 'Cliente de TypeScript'],
  ['/api/docs/problems', 'Problemas'],
  ['/api/docs/changelog', 'Cambios'],
  ['/api/openapi.json', 'openapi.json'],
];

const navigation = pages.map(([address, title]) => `<a href="${address}">${title}</a>`).join('\n');

export type Page = {
  title: string;
  /** HTML of its content. */
  body: string;
  /** Address of its script. */
  script?: string;
};

/** A page about the API, with links to all of them. */
export const toPage = ({ title, body, script }: Page): string => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escape(title)} · API de ${brand.name}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/docs.css">
${script === undefined ? '' : `<script src="${script}" defer></script>\n`}</head>
<body>
<nav aria-label="API">
${navigation}
</nav>
<main>
${body}
</main>
</body>
</html>
`;
