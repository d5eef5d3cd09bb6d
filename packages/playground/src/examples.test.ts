import { readFileSync } from 'node:fs';
import path from 'node:path';
import { idempotencyKeyPattern } from '@cimiento/contracts';
import { buildSchema, coerceInputValue, type GraphQLInputType, parse, typeFromAST, validate } from 'graphql';
import { examples } from './examples';

const schema = buildSchema(readFileSync(path.resolve(__dirname, '../../../gateway/schema.graphql'), 'utf8'));

test.each(examples.map(({ query, variables }) => [query.split('\n')[0], query, variables] as const))(
  'the example "%s" is valid against the schema, and so are its variables',
  (_name, query, variables) => {
    const document = parse(query);
    expect(validate(schema, document)).toEqual([]);
    const values = JSON.parse(variables ?? '{}') as Record<string, unknown>;
    for (const definition of document.definitions) {
      if (definition.kind !== 'OperationDefinition') continue;
      for (const { variable, type } of definition.variableDefinitions ?? []) {
        const value = values[variable.name.value];
        if (value !== undefined)
          expect(() => coerceInputValue(value, typeFromAST(schema, type) as GraphQLInputType)).not.toThrow();
      }
    }
  },
);

test('there are examples of what moves money, for investors and for administrators', () => {
  const fields = ['myBalance', 'myMovements', 'myOrders', 'myWithdrawals', 'requestWithdrawal', 'placeOrder'];
  const office = ['bankReconciliations', 'bankLines', 'ledgerKindTotals', 'projectRents', 'adminApprovals'];
  for (const field of [...fields, ...office])
    expect(examples.some(({ query }) => new RegExp(`\\b${field}\\b`).test(query)) ? field : '').toBe(field);
});

test('the examples of writes send an idempotency key that the gateway takes', () => {
  const headers = examples.flatMap(({ headers: text }) => (text ? [JSON.parse(text) as Record<string, string>] : []));
  expect(headers.map((values) => idempotencyKeyPattern.test(values['Idempotency-Key'] ?? ''))).toEqual([true, true]);
});
