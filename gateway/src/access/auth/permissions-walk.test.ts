import 'reflect-metadata';
import { getNeededPermissions, guardedActions, guardedReads, isApiKeyScope, permissions } from '@cimiento/contracts';
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

/** What an operation is guarded by, or what a row of the table says, by the name of the operation. */
type Needs = ReadonlyMap<string, string>;

const toNeeds = (roles: readonly unknown[], declared: readonly string[] = []): string =>
  `${roles.join(' ')}, declares ${declared.join(' ')}`;

const guards: Needs = new Map(ofBackOffice().map(({ name, roles, declared }) => [name, toNeeds(roles, declared)]));
const rows: Needs = new Map(
  [...Object.keys(guardedReads), ...Object.keys(guardedActions)].flatMap((name) => {
    const needed = getNeededPermissions(name);
    return needed.length === 0 ? [] : [[name, toNeeds(needed, needed)] as const];
  }),
);

/** The operations that are guarded by something else than their row says, by nothing, or without a row. */
const findHoles = (guarded: Needs, table: Needs): string[] =>
  [...new Set([...guarded.keys(), ...table.keys()])].filter((name) => guarded.get(name) !== table.get(name));

const without = (needs: Needs, name: string): Needs => new Map([...needs].filter(([each]) => each !== name));

test('every operation of the back office is guarded by what its row of the table says', () => {
  expect(guards.size).toBeGreaterThan(150);
  expect(findHoles(guards, rows)).toEqual([]);
});

test.each([...rows.keys()])(
  'the walk fails without @Allows on %s, without its row, and with another permission',
  (name) => {
    expect(findHoles(without(guards, name), rows)).toEqual([name]);
    expect(findHoles(guards, without(rows, name))).toEqual([name]);
    expect(findHoles(new Map([...guards, [name, toNeeds(['admin'], [])]]), rows)).toEqual([name]);
  },
);

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
