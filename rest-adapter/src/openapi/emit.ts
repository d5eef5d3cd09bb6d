import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { schemaFile, sessionCookieName } from '@cimiento/gateway';
import { buildSchema } from 'graphql';
import { routes } from '../routes';
import { openApiDocument } from './document';
import { openApiFile } from './file';

const packageFile = path.resolve(__dirname, '../../package.json');

/** The document of the table as it is now, against the committed schema of the gateway. */
export function openApiText(): string {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  const schema = buildSchema(readFileSync(schemaFile, 'utf8'));
  return `${JSON.stringify(openApiDocument({ table: routes, schema, cookie: sessionCookieName, version }), null, 2)}\n`;
}

/** Writes the committed document anew. */
function emitOpenApi(): void {
  writeFileSync(openApiFile, openApiText());
}

if (require.main === module) emitOpenApi();
