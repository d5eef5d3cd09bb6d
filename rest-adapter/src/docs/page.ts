import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { committedOpenApi } from '../openapi/file';
import type { OpenApi } from './document';
import { html, Markup } from './html';
import { operationMarkup } from './operation';
import { fieldsOf } from './schema';
import { styles } from './styles';

const groups: readonly { title: string; holds: (path: string) => boolean }[] = [
  { title: 'Acceso', holds: (path) => /^\/api\/(auth|settings|invitation|waitlist)/.test(path) },
  { title: 'Público', holds: (path) => /^\/api\/(projects|blog)/.test(path) },
  { title: 'Inversionista', holds: (path) => path.startsWith('/api/user') },
  { title: 'Administración', holds: (path) => path.startsWith('/api/admin') },
];

function groupMarkup(document: OpenApi, { title, holds }: (typeof groups)[number]): Markup {
  const operations = Object.entries(document.paths)
    .filter(([path]) => holds(path))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => operationMarkup(method, path, operation, document)),
    );
  return html`<section>
    <h2>${title}</h2>
    ${operations}
  </section>`;
}

/** The OpenAPI document as a page for people. It runs nothing, and loads nothing. */
export function docsPage(document: OpenApi): string {
  const { info, components } = document;
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      html`<div class="card">
        <h3 id="schema-${name}">${name}</h3>
        ${fieldsOf(schema, `Campos de ${name}`)}
      </div>`,
  );
  return html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title}</title>
        <link rel="icon" href="data:," />
        <style>
          ${new Markup(styles)}
        </style>
      </head>
      <body>
        <header>
          <h1>${info.title} <small>${info.version}</small></h1>
          <p>
            ${info.description} La sesión viaja en la cookie <code>${components.securitySchemes.session.name}</code>,
            que pone <a href="#postAuthLogin"><code>POST /api/auth/login</code></a
            >. Documento para máquinas: <a href="/api/openapi.json">openapi.json</a>. Contacto:
            <a href="mailto:${info.contact.email}">${info.contact.email}</a>.
          </p>
        </header>
        <main>
          ${groups.map((group) => groupMarkup(document, group))}
          <section>
            <h2>Datos</h2>
            ${schemas}
          </section>
        </main>
      </body>
    </html> `.text;
}

const secured = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      styleSrc: [`'sha256-${createHash('sha256').update(styles).digest('base64')}'`],
      imgSrc: ['data:'],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
});

/** Serves the documentation page, made once. */
export function docs(): RequestHandler[] {
  const page = docsPage(JSON.parse(committedOpenApi()) as OpenApi);
  return [secured, (_request, response) => void response.set('Cache-Control', 'no-cache').type('html').send(page)];
}
