import 'reflect-metadata';
import {
  apiKeyScopes,
  auditorActions,
  describeMissingScopes,
  getNeededPermissions,
  guardedActions,
  guardedReads,
  hasPermission,
  isApiKeyScope,
  staffRoles,
  type GuardedAction,
  type StaffRole,
} from '@cimiento/contracts';
import type { GraphQLField } from 'graphql';
import { getGatewaySchema } from '../../schema';
import { databaseKinds, serveGateway, type TestClient } from '../../testing';
import { takesFile, toMinimalOperation } from '../../testing/minimal-operation';
import { SecurityEvent } from '../records';

type Operation = { name: string; query: string };

const actions: Readonly<Record<string, GuardedAction>> = guardedActions;

const listFields = (kind: 'query' | 'mutation'): GraphQLField<unknown, unknown>[] => {
  const schema = getGatewaySchema();
  return Object.values((kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {});
};

const listOperations = (kind: 'query' | 'mutation', names: readonly string[]): Operation[] =>
  listFields(kind)
    .filter((field) => names.includes(field.name) && !takesFile(field))
    .map((field) => ({ name: field.name, query: toMinimalOperation(kind, field) }));

const listActions = (isIncluded: (action: GuardedAction) => boolean): string[] =>
  Object.keys(actions).filter((name) => isIncluded(actions[name] as GuardedAction));

const ofBackOffice = [
  ...listOperations('query', Object.keys(guardedReads)),
  ...listOperations(
    'mutation',
    listActions(({ permission }) => typeof permission !== 'string'),
  ),
];
const ofUsers = listOperations(
  'mutation',
  listActions(({ permission }) => permission === 'user'),
);

describe.each(databaseKinds)('permissions on %s', (kind) => {
  const served = serveGateway(kind, { config: { keyRequestsPerMinute: 100_000 } });
  const clients = new Map<StaffRole, { id: number; client: TestClient }>();

  beforeAll(async () => {
    for (const staffRole of staffRoles) {
      const { id } = await served.fixtures.user(staffRole, { role: 'admin', staffRole });
      clients.set(staffRole, { id, client: await served.signedIn(staffRole) });
    }
  });

  const isForbidden = async (client: TestClient, { query }: Operation): Promise<boolean> => {
    const { errors } = await client.graphql(query);
    return errors?.[0]?.extensions?.['code'] === 'FORBIDDEN';
  };

  const getClient = (staffRole: StaffRole) => {
    const found = clients.get(staffRole);
    if (!found) throw new Error(`no ${staffRole}`);
    return found;
  };

  test('the files that only REST takes are the operations that are missing here', () => {
    const all = [...listFields('query'), ...listFields('mutation')].filter(takesFile).map(({ name }) => name);
    expect(all.sort()).toEqual([
      'addProjectDocumentVersion',
      'addProjectPicture',
      'createProjectDocument',
      'readBankStatement',
    ]);
    expect(ofBackOffice.length).toBeGreaterThan(150);
  });

  test.each(staffRoles)(
    '%s runs what the table allows, and everything else is refused and recorded',
    async (staffRole) => {
      const { id, client } = getClient(staffRole);
      // Without a recent proof: a refusal comes before the question for one.
      await served.fixtures.expireProofs();
      const wrong: string[] = [];
      const refused: string[] = [];
      for (const operation of ofBackOffice) {
        const isAllowed = hasPermission(staffRole, getNeededPermissions(operation.name));
        if (!isAllowed) refused.push(operation.name);
        if ((await isForbidden(client, operation)) === isAllowed) wrong.push(operation.name);
      }
      expect(wrong).toEqual([]);
      const events = await served.reader.findBy(SecurityEvent, { kind: 'access_denied', actorId: id });
      expect(events.map(({ detail }) => detail).sort()).toEqual(refused.sort());
    },
  );

  test('an auditor changes nothing but the access of their account', async () => {
    const { client } = getClient('auditor');
    const wrong: string[] = [];
    for (const operation of ofUsers)
      if ((await isForbidden(client, operation)) === auditorActions.includes(operation.name))
        wrong.push(operation.name);
    expect(wrong).toEqual([]);
  });

  test.each(staffRoles)('%s is refused before variables that cannot be read are', async (staffRole) => {
    const { client } = getClient(staffRole);
    const wrong: string[] = [];
    for (const { name, query } of ofBackOffice) {
      const [, kind, call, selection] = /^(\w+) \{ (\w+(?:\(.*\))?)( \{ __typename \})? \}$/s.exec(query) ?? [];
      const text = `${kind} ($x: Boolean!) { ${call} @include(if: $x)${selection ?? ''} }`;
      const { errors } = await client.graphql(text, { x: 'no' });
      const expected = hasPermission(staffRole, getNeededPermissions(name)) ? 'VALIDATION_FAILED' : 'FORBIDDEN';
      if (errors?.[0]?.extensions?.['code'] !== expected) wrong.push(name);
    }
    expect(wrong).toEqual([]);
  });

  test('a key runs what its scopes allow and its creator may do', async () => {
    const { id } = getClient('administrator');
    const run = async (key: string, { name, query }: Operation): Promise<boolean> => {
      const headers = { authorization: `Bearer ${key}` };
      const { body } = await served.client().request('POST', '/graphql', { query }, headers);
      return body.errors?.[0]?.message !== describeMissingScopes([getNeededPermissions(name).filter(isApiKeyScope)]);
    };
    const create = (scopes: readonly string[]) =>
      served.gateway.services.apiKeys.create(
        { name: 'Clave', scopes: [...scopes] },
        { userId: id, address: null, sessionHash: null },
      );
    const whole = await create(apiKeyScopes);
    const wrong: string[] = [];
    for (const operation of ofBackOffice) {
      const scopes = getNeededPermissions(operation.name).filter(isApiKeyScope);
      const others = await create(apiKeyScopes.filter((scope) => !scopes.includes(scope)));
      if ((await run(whole.key, operation)) !== scopes.length > 0) wrong.push(operation.name);
      if (await run(others.key, operation)) wrong.push(`${operation.name} with other scopes`);
    }
    expect(wrong).toEqual([]);
    await served.gateway.database.transaction((manager) =>
      manager.query("UPDATE users SET staffRole = 'content' WHERE id = ?", [id]),
    );
    const read = (name: string) => run(whole.key, listOperations('query', [name])[0] as Operation);
    expect([await read('userCount'), await read('adminProjects')]).toEqual([false, true]);
  });
});
