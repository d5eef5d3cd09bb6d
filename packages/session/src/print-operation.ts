import type {
  DocumentNode,
  FieldNode,
  OperationDefinitionNode,
  SelectionNode,
  SelectionSetNode,
  TypeNode,
  ValueNode,
} from 'graphql';

function printType(type: TypeNode): string {
  if (type.kind === 'NamedType') return type.name.value;
  return type.kind === 'ListType' ? `[${printType(type.type)}]` : `${printType(type.type)}!`;
}

function printValue(value: ValueNode): string {
  if (value.kind === 'Variable') return `$${value.name.value}`;
  throw new Error(`A ${value.kind} cannot be printed: use a variable`);
}

function printField({ name, alias, arguments: values = [], selectionSet }: FieldNode): string {
  const list = values.map((argument) => `${argument.name.value}: ${printValue(argument.value)}`).join(', ');
  return [alias ? `${alias.value}: ` : '', name.value, list && `(${list})`, printSelections(selectionSet)].join('');
}

function printSelection(selection: SelectionNode): string {
  if (selection.kind === 'Field') return printField(selection);
  throw new Error(`A ${selection.kind} cannot be printed: name its fields`);
}

const printSelections = (set: SelectionSetNode | undefined): string =>
  set ? ` { ${set.selections.map(printSelection).join(' ')} }` : '';

function findOperation({ definitions }: DocumentNode): OperationDefinitionNode {
  const [definition, ...others] = definitions;
  if (definition?.kind === 'OperationDefinition' && others.length === 0) return definition;
  throw new Error('Only a document with one operation and no fragments can be printed');
}

/**
 * Text of an operation, for development and for operations of earlier releases. GraphQL's own `print` is in Apollo Client's script, which such a
 * page may not load; this prints what its few operations need: fields and variables. @throws on anything else
 */
export function printOperation(document: DocumentNode): string {
  const { operation, name, variableDefinitions = [], selectionSet } = findOperation(document);
  const variables = variableDefinitions.map(({ variable, type }) => `$${variable.name.value}: ${printType(type)}`);
  const head = `${operation} ${name?.value ?? ''}${variables.length > 0 ? `(${variables.join(', ')})` : ''}`;
  return head + printSelections(selectionSet);
}
