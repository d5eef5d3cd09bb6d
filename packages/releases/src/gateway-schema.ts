import { createHash } from 'node:crypto';
import { isRecord } from './registry';
import type { Store } from './store';

/** File of the store in which the gateway that started last states its schema. Only the operator may write it. */
export const gatewayFile = 'gateway.json';

/** Id of an operation of GraphQL → its text. */
export type Operations = Record<string, string>;

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The commit that a gateway was built from, and its schema in the schema language. */
export type StatedGateway = { commit: string; schema: string };

/** States the gateway in the store. */
export async function writeGateway(store: Store, { commit, schema }: StatedGateway): Promise<void> {
  const text = `${JSON.stringify({ commit, schemaSha256: hash(schema), schema })}\n`;
  // A release may be reading it.
  if ((await store.read(gatewayFile))?.toString('utf8') !== text) await store.write(gatewayFile, text);
}

/** The schema of the live gateway; null if none has stated it, or the file is damaged. */
export async function readGatewaySchema(store: Store): Promise<string | null> {
  const value = parseRecord(await store.read(gatewayFile));
  return typeof value.schema === 'string' && hash(value.schema) === value.schemaSha256 ? value.schema : null;
}

/** The object that a file of JSON holds; an empty one for a file that is missing or holds something else. */
export function parseRecord(content: Buffer | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(content?.toString('utf8') ?? '');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** Reasons why a gateway with this schema would refuse the operations of a build, one line each. */
export async function listOperationFaults(operations: Operations, schemaText: string): Promise<string[]> {
  // On demand: only few commands of the servers that use this package need it.
  const { buildSchema, GraphQLError, Kind, parse, validate } = await import('graphql');
  const schema = buildSchema(schemaText);
  const check = (id: string, text: string): string[] => {
    try {
      const document = parse(text);
      const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
      const name = (operation && 'name' in operation && operation.name?.value) || id;
      return validate(schema, document).map(
        ({ message }) => `the gateway does not allow the operation ${name}: ${message} Release the gateway first`,
      );
    } catch (error) {
      if (error instanceof GraphQLError) return [`the operation ${id} cannot be read: ${error.message}`];
      throw error;
    }
  };
  return Object.entries(operations).flatMap(([id, text]) => check(id, text));
}
