import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { gatewaySchema } from './schema';

/** The schema language of this gateway: the same text whatever order the resolvers are loaded in. */
export const schemaText = (): string => `${printSchema(lexicographicSortSchema(gatewaySchema()))}\n`;

/** The committed copy that the generated operation types are made from. */
export const schemaFile = path.resolve(__dirname, '../../schema.graphql');

/** Writes the committed copy anew. */
function emitSchema(): void {
  writeFileSync(schemaFile, schemaText());
}

if (require.main === module) emitSchema();
