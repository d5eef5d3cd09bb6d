import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { getGatewaySchema } from './schema';

/** The gateway's schema in SDL, sorted, so that it does not depend on the order of resolvers. */
export const schemaText = (): string => `${printSchema(lexicographicSortSchema(getGatewaySchema()))}\n`;

/** The committed schema file, from which operation types are generated. */
export const schemaFile = path.resolve(__dirname, '../schema.graphql');

/** Writes the committed schema file. */
function emitSchema(): void {
  writeFileSync(schemaFile, schemaText());
}

if (require.main === module) emitSchema();
