import {
  type DocumentNode,
  getOperationAST,
  type GraphQLSchema,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql';
import { invalidOperation } from '../errors/error-formatter';

export type Operation = { document: DocumentNode; definition: OperationDefinitionNode };

// The adapter has a fixed set of operations. The bound protects memory from a caller that builds new texts each time.
const maxOperations = 500;

/** Parses and validates each operation once. */
export class OperationCache {
  private readonly operations = new Map<string, Operation>();

  constructor(private readonly schema: GraphQLSchema) {}

  /** @throws VALIDATION_FAILED when the text is not exactly one operation that matches the schema. */
  get(text: string): Operation {
    const cached = this.operations.get(text);
    if (cached) return cached;
    const operation = this.read(text);
    if (this.operations.size >= maxOperations) this.operations.clear();
    this.operations.set(text, operation);
    return operation;
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
