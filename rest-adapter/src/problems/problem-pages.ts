import { errorCodes, type ErrorCode } from '@cimiento/contracts';
import type { RequestHandler } from 'express';
import { escape, toPage } from '../api-reference/html';
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

function toProblemPage(code: ErrorCode): string {
  const { status, es, en } = toJson(code);
  return toPage({
    title: es.title,
    body: `<p><code>${status} ${code}</code></p>
<h1>${escape(es.title)}</h1>
<p>${escape(es.description)}</p>
<section lang="en">
<h2>${escape(en.title)}</h2>
<p>${escape(en.description)}</p>
</section>`,
  });
}

const sendExplanation: RequestHandler = (request, response) => {
  const code = findCode(String(request.params.code));
  if (!code) throw notFound();
  response.vary('Accept').set('Cache-Control', 'no-cache');
  if (request.accepts(['json', 'html']) === 'html') response.type('html').send(toProblemPage(code));
  else response.json(toJson(code));
};

/** The meaning of each problem, in Spanish and English, as a page or as JSON: GET handlers by path. */
export const createProblemPages = (): [path: string, handlers: RequestHandler[]][] => [
  ['/api/problems/:code', [pageHeaders, sendExplanation]],
];
