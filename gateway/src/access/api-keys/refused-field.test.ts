import { apiKeyScopes, type ApiKeyScope } from '@cimiento/contracts';
import { getNamedType, type GraphQLNamedType, isObjectType, Kind, parse, validate } from 'graphql';
import { getDeclaredScopes } from '../../platform/request';
import { getGatewaySchema } from '../../schema';
import { listRefusedFields } from './refused-field';

const schema = getGatewaySchema();

/** Types that hold records, as they are reached from the operations that a key may run, with the field that leads to each. */
function listReferences(): Map<string, string> {
  const references = new Map<string, string>();
  const seen = new Set<GraphQLNamedType>();
  const follow = (type: GraphQLNamedType): void => {
    if (!isObjectType(type) || seen.has(type)) return;
    seen.add(type);
    for (const field of Object.values(type.getFields())) {
      const target = getNamedType(field.type);
      if (isObjectType(target) && target.getFields()['id']) references.set(target.name, `${type.name}.${field.name}`);
      follow(target);
    }
  };
  for (const root of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(root?.getFields() ?? {}))
      if (getDeclaredScopes(field)) follow(getNamedType(field.type));
  return references;
}

// One that is new here is refused to every key until it declares a scope.
test('each record that a key reaches by a reference declares its scopes', () => {
  const declared = Array.from(listReferences().keys(), (name) => {
    const type = schema.getType(name);
    return [name, type && getDeclaredScopes(type)];
  });
  expect(Object.fromEntries(declared)).toEqual({
    Project: ['projects:read'],
    User: ['users:read'],
    InvitationCode: ['waitlist:read'],
    LedgerAccount: ['ledger:read'],
    LedgerEntry: ['ledger:read'],
    LedgerPosting: ['ledger:read'],
  });
});

const find = (text: string, ...scopes: ApiKeyScope[]): string | null => {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('No operation');
  return listRefusedFields(schema, document, operation, scopes)[0]?.field ?? null;
};

test.each<[string, ApiKeyScope[], string | null]>([
  ['{ payments { id amount } }', ['payments:read'], null],
  ['{ payments { id amount } }', ['payments:write', 'users:read'], 'Query.payments'],
  ['{ payments { user { email } } }', ['payments:read'], 'Payment.user'],
  ['{ payments { user { email } } }', ['payments:read', 'users:read'], null],
  ['{ payments { ...Owner } } fragment Owner on Payment { user { email } }', ['payments:read'], 'Payment.user'],
  ['{ list: payments { who: user { email } } }', ['payments:read'], 'Payment.user'],
  ['{ payments { ... { ... on Payment { project { name } } } } }', ['payments:read'], 'Payment.project'],
  ['{ payments { id } users { id } }', ['payments:read'], 'Query.users'],
  ['{ adminProjects { total items { name warnings { code } } } }', ['projects:read'], null],
  ['{ trialBalance { accounts { balance } } }', ['ledger:read'], null],
  ['{ ledgerEntries { postings { amount account { code } } bookPostings { account debit } } }', ['ledger:read'], null],
  ['{ ledgerEntries { postings { account { user { email } } } } }', ['ledger:read'], 'LedgerAccount.user'],
  ['{ __typename __schema { types { fields { name } } } }', ['ledger:read'], null],
  ['mutation { deletePayment(id: 1) { id } }', ['payments:read'], 'Mutation.deletePayment'],
  ['mutation { deletePayment(id: 1) { id } }', ['payments:write'], null],
])('%s with %j', (text, scopes, refused) => {
  expect(find(text, ...scopes)).toBe(refused);
});

test('a key with every scope cannot act as a signed-in user, give access or decide', () => {
  for (const text of [
    '{ currentUser { id } }',
    'mutation { revokeApiKey(id: 1) { id } }',
    'mutation { rotateWebhookSecret(id: 1) { id } }',
    'mutation { approveRequest(id: 1) { id } }',
    'mutation { logout { message } }',
  ])
    expect(find(text, ...apiKeyScopes)).toMatch(/^(Query|Mutation)\.\w+$/);
});
