import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The committed document. */
export const openApiFile = path.resolve(__dirname, '../../openapi.json');

export const committedOpenApi = (): string => readFileSync(openApiFile, 'utf8');
