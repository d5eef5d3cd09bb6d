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

// Callers within the program have a fixed set of operations; the bound only guards against one that builds them anew each time.
const kept = 500;

/** Parsed and validated operations, each once. */
export class Documents {
  private readonly operations = new Map<string, Operation>();

  constructor(private readonly schema: GraphQLSchema) {}

  /** @throws VALIDATION_FAILED when the text is not one operation that fits the schema. */
  get(text: string): Operation {
    const known = this.operations.get(text);
    if (known) return known;
    const operation = this.read(text);
    if (this.operations.size >= kept) this.operations.clear();
    this.operations.set(text, operation);
    return operation;
  }

  private read(text: string): Operation {
    const document = parsed(text);
    const [fault] = validate(this.schema, document);
    if (fault) throw invalidOperation(fault.message);
    const definition = getOperationAST(document);
    if (!definition) throw invalidOperation('exactly one operation is expected');
    return { document, definition };
  }
}

function parsed(text: string): DocumentNode {
  try {
    return parse(text, { noLocation: true });
  } catch (error) {
    throw invalidOperation(error instanceof Error ? error.message : String(error));
  }
}
