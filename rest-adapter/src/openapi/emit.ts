import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { schemaFile } from '@cimiento/gateway';
import { sessionCookieName } from '@cimiento/server';
import { buildSchema } from 'graphql';
import { fileRoutes } from '../routes/file-routes';
import { routes } from '../routes';
import { createOpenApiDocument } from './document';
import { openApiFile } from './file';

const packageFile = path.resolve(__dirname, '../../package.json');

/** The OpenAPI document of the current routes against the committed GraphQL schema, as text. */
export function openApiText(): string {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  const schema = buildSchema(readFileSync(schemaFile, 'utf8'));
  const document = createOpenApiDocument({
    table: routes,
    files: fileRoutes,
    schema,
    cookie: sessionCookieName,
    version,
  });
  return `${JSON.stringify(document, null, 2)}\n`;
}

if (require.main === module) writeFileSync(openApiFile, openApiText());
