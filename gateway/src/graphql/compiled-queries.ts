import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  isLeafType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  typeFromAST,
  visit,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { RequestContext } from './request-context';
import type { Variables } from './variables';

/** Runs a query as a function that was made for it. */
export type CompiledQuery = (context: RequestContext, variables: Variables) => Promise<ExecutionResult>;

type Entry = { uses: number; run: CompiledQuery | null };

// Compiling takes as long as some ten executions: not worth it for what is asked once.
const usesBeforeCompiling = 2;
// The product's own pages have fewer. The bound protects memory from a caller that builds new texts each time.
const maxEntries = 500;
// More than the pages of the product ask for. Compiling 700 takes 60 ms, which a caller could ask for again and again.
const maxFields = 200;

/** Whether a document has only fields, fragments and single values. */
function isPlain(document: DocumentNode): boolean {
  let isPlainSoFar = true;
  const refuse = (): void => void (isPlainSoFar = false);
  visit(document, { Directive: refuse, ObjectValue: refuse, ListValue: refuse });
  return isPlainSoFar;
}

/** Fields of an operation, those of a fragment each time it is spread. */
function countFields(document: DocumentNode, { selectionSet }: OperationDefinitionNode): number {
  const fragments = new Map<string, SelectionSetNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition.selectionSet);
  const counts = new Map<SelectionSetNode, number>();
  const count = (set: SelectionSetNode | undefined): number => {
    if (!set) return 0;
    const known = counts.get(set);
    if (known !== undefined) return known;
    const fields = set.selections.map((selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return count(fragments.get(selection.name.value));
      return (selection.kind === Kind.FIELD ? 1 : 0) + count(selection.selectionSet);
    });
    counts.set(
      set,
      fields.reduce((sum, one) => sum + one, 0),
    );
    return counts.get(set) ?? 0;
  };
  return count(selectionSet);
}

/**
 * Whether graphql-jit gives the same answer as graphql does. Left out are objects and lists as input, which it coerces in another way: it
 * refuses a variable without a required field that has a default. So it does with a required variable that has one.
 */
function isCompilable(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): boolean {
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation.operation !== 'query' || operations.length !== 1 || !isPlain(document)) return false;
  if (countFields(document, operation) > maxFields) return false;
  return (operation.variableDefinitions ?? []).every(({ type: node, defaultValue }) => {
    const type = typeFromAST(schema, node);
    return isNonNullType(type) ? isLeafType(type.ofType) && defaultValue === undefined : isLeafType(type);
  });
}

/** Errors of graphql-jit may lack `extensions`, which Apollo Server reads. */
const toGraphQLError = ({ message, path, originalError, extensions }: GraphQLError): GraphQLError =>
  new GraphQLError(message, { path, originalError, extensions });

function compile(schema: GraphQLSchema, document: DocumentNode): CompiledQuery | null {
  const compiled = compileQuery(schema, document, undefined, { disablingCapturingStackErrors: true });
  if (!isCompiledQuery(compiled)) return null;
  return async (context, variables) => {
    const { data, errors } = await compiled.query(undefined, context, variables);
    return errors ? { data, errors: errors.map(toGraphQLError) } : { data };
  };
}

/**
 * Queries that come again, compiled to functions by graphql-jit (docs/decisions/0051). Mutations are never compiled.
 */
export class CompiledQueries {
  private readonly entries = new Map<DocumentNode, Entry>();

  constructor(private readonly schema: GraphQLSchema) {}

  /** The function of a valid operation; null while it is new, and where graphql has to execute it. */
  find(document: DocumentNode, operation: OperationDefinitionNode): CompiledQuery | null {
    const entry = this.entries.get(document) ?? this.createEntry(document);
    entry.uses += 1;
    if (entry.uses === usesBeforeCompiling + 1 && isCompilable(this.schema, document, operation))
      entry.run = compile(this.schema, document);
    return entry.run;
  }

  private createEntry(document: DocumentNode): Entry {
    if (this.entries.size >= maxEntries) this.entries.clear();
    const entry: Entry = { uses: 0, run: null };
    this.entries.set(document, entry);
    return entry;
  }
}
