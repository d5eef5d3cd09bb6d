import 'reflect-metadata';
import { getNeededPermissions, guardedReads, isApiKeyScope, permissions } from '@cimiento/contracts';
import type { GraphQLObjectType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { getDeclaredPermissions } from '../../platform/request/allows';
import { getGatewaySchema } from '../../schema';

type Guarded = { name: string; roles: readonly unknown[]; declared: readonly string[] | undefined };

/** Operations that require a login, with what guards them and what @Allows declares. */
function listGuarded(): Guarded[] {
  const schema = getGatewaySchema();
  const fields = (type: GraphQLObjectType | null | undefined) => Object.values(type?.getFields() ?? {});
  const all = [...fields(schema.getQueryType()), ...fields(schema.getMutationType())];
  const { queries, mutations } = getMetadataStorage();
  return [...queries, ...mutations].flatMap(({ schemaName, roles }) => {
    const field = all.find(({ name }) => name === schemaName);
    return field && roles ? [{ name: schemaName, roles, declared: getDeclaredPermissions(field) }] : [];
  });
}

const ofBackOffice = () => listGuarded().filter(({ roles }) => roles.length > 0);

test('every operation of the back office declares the permissions of the table', () => {
  const found = ofBackOffice().map(({ name, roles, declared }) => [name, roles, declared]);
  expect(found.length).toBeGreaterThan(150);
  expect(found).toEqual(
    found.map(([name]) => [name, getNeededPermissions(String(name)), getNeededPermissions(String(name))]),
  );
  expect(found.filter(([name]) => getNeededPermissions(String(name)).length === 0)).toEqual([]);
});

test('the table of queries has the queries of the back office and nothing else', () => {
  const { queries } = getMetadataStorage();
  const names = queries.filter(({ roles }) => (roles?.length ?? 0) > 0).map(({ schemaName }) => schemaName);
  expect(Object.keys(guardedReads).sort()).toEqual(names.sort());
});

test('an operation without a permission in the table is not open to keys', () => {
  const open = listGuarded().filter(({ roles, declared }) => roles.length === 0 && declared !== undefined);
  expect(open).toEqual([]);
  expect(
    ofBackOffice().filter(({ declared }) =>
      declared?.some((needed) => needed === 'admin' || isApiKeyScope(needed as never)),
    ),
  ).not.toEqual([]);
});

test('every permission but those of what comes later guards an operation', () => {
  const used = new Set<string>(ofBackOffice().flatMap(({ declared }) => declared ?? []));
  expect(permissions.filter((permission) => !used.has(permission))).toEqual(['identity:review']);
});
