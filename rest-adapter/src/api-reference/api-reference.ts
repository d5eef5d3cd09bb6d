import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { errorCodes, type ErrorCode, webhookRules } from '@cimiento/contracts';
import { version } from '@cimiento/server';
import type { RequestHandler } from 'express';
import { pageHeaders } from '../http/page-headers';
import { notFound } from '../http/problem';
import type { OpenApiDocument } from '../openapi/document';
import { readOpenApiFile } from '../openapi/file';
import { escape, toPage } from './html';
import { toHtml } from './markdown';
import { createReferencePage } from './reference-page';

const pageFolder = path.resolve(__dirname, '../../api-reference');
const sdkName = `cimiento-sdk-${version}.tgz`;
// The build writes it (scripts/lib/pack-sdk.mjs, Dockerfile).
const sdkFile = path.resolve(__dirname, '../../dist', sdkName);

const readPage = (name: string): string => readFileSync(path.join(pageFolder, name), 'utf8');

/** Sends a text from memory, so that it is compressed like every other answer. It is made when it is first read. */
function sendText(type: string, create: () => string): RequestHandler[] {
  let body: string | undefined;
  return [
    (_request, response) =>
      void response
        .set('Cache-Control', 'no-cache')
        .type(type)
        .send((body ??= create())),
  ];
}

const sendPage = (create: () => string): RequestHandler[] => [pageHeaders, ...sendText('html', create)];

/** A page from Markdown, in which `{{webhooks}}` are the rules of webhooks, and `{{name}}` the program in the file of that name. */
function toMarkdownPage(title: string, name: string): string {
  const text = readPage(name)
    .replace('{{webhooks}}', webhookRules)
    .replaceAll(/^\{\{([\w.-]+)\}\}$/gm, (_, file: string) => `\`\`\`\n${readPage(file).trimEnd()}\n\`\`\``);
  return toPage({ title, body: toHtml(text) });
}

/** The list of all problems, with a link to the explanation of each. */
function createProblemsPage(): string {
  const rows = (Object.keys(errorCodes) as ErrorCode[]).map((code) => {
    const { status, title } = errorCodes[code];
    return `<li>${status} <a href="/api/problems/${code}"><code>${code}</code></a>: ${escape(title)}</li>`;
  });
  return toPage({ title: 'Problemas', body: `<h1>Problemas</h1>\n<ul>\n${rows.join('\n')}\n</ul>` });
}

/** Sends the package of the TypeScript client of this version. @throws NOT_FOUND where it was not built */
const sendSdk: RequestHandler = (_request, response) => {
  if (!existsSync(sdkFile)) throw notFound();
  response.attachment(sdkName).set('Cache-Control', 'no-cache').type('application/gzip').send(readFileSync(sdkFile));
};

/** The pages about the API: its reference, the guide for programs, its changes and its problems. GET handlers by path. */
export const createApiReference = (): [path: string, handlers: RequestHandler[]][] => [
  ['/api/docs', sendPage(() => createReferencePage(JSON.parse(readOpenApiFile()) as OpenApiDocument))],
  ['/api/docs/clients', sendPage(() => toMarkdownPage('Guía para programas', 'clients.md'))],
  ['/api/docs/changelog', sendPage(() => toMarkdownPage('Cambios', 'changelog.md'))],
  ['/api/docs/problems', sendPage(createProblemsPage)],
  ['/api/docs/docs.css', sendText('css', () => readPage('docs.css'))],
  ['/api/docs/reference.js', sendText('js', () => readPage('reference.js'))],
  ['/api/docs/sdk.tgz', [sendSdk]],
];
