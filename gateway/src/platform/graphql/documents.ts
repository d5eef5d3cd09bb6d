import {
  type DocumentNode,
  getOperationAST,
  type GraphQLSchema,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql';
import { BoundedCache } from '../bounded-cache';
import { invalidOperation } from '../error-responses/error-formatter';

export type Operation = { document: DocumentNode; definition: OperationDefinitionNode };

// The adapter has a fixed set of operations.
const maxOperations = 500;

/** Parses and validates each operation once. */
export class OperationCache {
  private readonly operations = new BoundedCache<string, Operation>(maxOperations);

  constructor(private readonly schema: GraphQLSchema) {}

  /** @throws VALIDATION_FAILED when the text is not exactly one operation that matches the schema. */
  get(text: string): Operation {
    return this.operations.getOrCreate(text, () => this.read(text));
  }

  private read(text: string): Operation {
    const document = parseDocument(text);
    const [error] = validate(this.schema, document);
    if (error) throw invalidOperation(error.message);
    const definition = getOperationAST(document);
    if (definition && !this.schema.getRootType(definition.operation))
      throw invalidOperation('este tipo de operación no existe');
    if (!definition) throw invalidOperation('exactly one operation is expected');
    return { document, definition };
  }
}

function parseDocument(text: string): DocumentNode {
  try {
    return parse(text, { noLocation: true });
  } catch (error) {
    throw invalidOperation(error instanceof Error ? error.message : String(error));
  }
}
