import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import { schemaText } from '../../emit-schema';
import { countRows, maxRowsPerOperation } from './row-cost';

const root = path.join(__dirname, '../../../..');

const schema = buildSchema(schemaText());

/** The GraphQL documents of the front ends: each operation with the text of its file. */
function listFrontEndDocuments(): DocumentNode[] {
  const packages = readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`);
  const folders = [...readdirSync(root).filter((name) => /^(shell|mfe-.+)$/.test(name)), ...packages]
    .map((folder) => path.join(root, folder, 'src'))
    .filter((folder) => existsSync(folder));
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.graphql'))
      .map((file) => parse(readFileSync(path.join(folder, file), 'utf8'))),
  );
}

const documents = listFrontEndDocuments();
const fragments = documents.flatMap(({ definitions }) =>
  definitions.filter(
    (definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION,
  ),
);
const operations = documents.flatMap(({ definitions }) =>
  definitions.filter(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  ),
);

test.each(operations.map((operation): [string, OperationDefinitionNode] => [operation.name?.value ?? '', operation]))(
  'the front ends may ask for %s',
  (_name, operation) => {
    expect(countRows(schema, operation, fragments, {})).toBeLessThanOrEqual(maxRowsPerOperation);
  },
);

test.each([
  ['{ apiKeys { id scopes } }', 500],
  ['{ projects { id feeRules { percent } } }', 500],
  ['query ($runs: [MonthRunTermsInput!]!) { monthRunsPreview(period: "2026-01", runs: $runs) { net } }', 25],
  ['{ adminPayments(limit: 25) { items { id user { id } } } }', 25],
])('%s asks for %i rows: values in a list of a record are a part of it', (text, rows) => {
  const [operation] = parse(text).definitions;
  expect(countRows(schema, operation as OperationDefinitionNode, [], {})).toBe(rows);
});
