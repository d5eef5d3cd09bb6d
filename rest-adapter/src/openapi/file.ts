import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Path of the committed OpenAPI document. */
export const openApiFile = path.resolve(__dirname, '../../openapi.json');

export const readOpenApiFile = (): string => readFileSync(openApiFile, 'utf8');
