import { brand, errorCodes, type ErrorCode } from '@cimiento/contracts';
import type { RequestHandler } from 'express';
import { notFound } from '../http/problem';
import { pageHeaders } from '../http/page-headers';
import { explanations } from './explanations';

/** The code that an address names, in any case, with hyphens or underscores. */
function findCode(text: string): ErrorCode | undefined {
  const name = text.toUpperCase().replaceAll('-', '_');
  return (Object.keys(errorCodes) as ErrorCode[]).find((code) => code === name);
}

const toJson = (code: ErrorCode) => {
  const { title: titleEn, es, en } = explanations[code];
  const { status, title } = errorCodes[code];
  return { code, status, es: { title, description: es }, en: { title: titleEn, description: en } };
};

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function toPage(code: ErrorCode): string {
  const { status, es, en } = toJson(code);
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(es.title)} · API de ${brand.name}</title>
<link rel="stylesheet" href="/api/docs/problem.css">
</head>
<body>
<main>
<p><code>${status} ${code}</code></p>
<h1>${escape(es.title)}</h1>
<p>${escape(es.description)}</p>
<section lang="en">
<h2>${escape(en.title)}</h2>
<p>${escape(en.description)}</p>
</section>
<p><a href="/api/docs">Referencia de la API</a></p>
</main>
</body>
</html>
`;
}

const sendExplanation: RequestHandler = (request, response) => {
  const code = findCode(String(request.params.code));
  if (!code) throw notFound();
  response.vary('Accept').set('Cache-Control', 'no-cache');
  if (request.accepts(['json', 'html']) === 'html') response.type('html').send(toPage(code));
  else response.json(toJson(code));
};

/** The meaning of each problem, in Spanish and English, as a page or as JSON: GET handlers by path. */
export const createProblemPages = (): [path: string, handlers: RequestHandler[]][] => [
  ['/api/problems/:code', [pageHeaders, sendExplanation]],
];
