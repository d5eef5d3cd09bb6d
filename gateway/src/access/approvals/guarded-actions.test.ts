import 'reflect-metadata';
import { approvalKinds, guardedActions, type GuardedAction } from '@cimiento/contracts';
import { getMetadataStorage } from 'type-graphql';
import { getGatewaySchema } from '../../schema';

const table: Readonly<Record<string, GuardedAction>> = guardedActions;

const mutations = () => Object.values(getGatewaySchema().getMutationType()?.getFields() ?? {});

const readPermission = (name: string): unknown => {
  const mutation = getMetadataStorage().mutations.find(({ schemaName }) => schemaName === name);
  if (mutation?.roles === undefined) return 'public';
  return mutation.roles.length === 0 ? 'user' : mutation.roles;
};

test('every mutation is in the table of guarded actions, and nothing else is', () => {
  expect(Object.keys(table).sort()).toEqual(
    mutations()
      .map(({ name }) => name)
      .sort(),
  );
});

test('a mutation lets through whom the table says, after the proof that it says', () => {
  const found = mutations().map(({ name, extensions }) => [
    name,
    readPermission(name),
    extensions['stepUp'] ?? 'never',
  ]);
  expect(found).toEqual(found.map(([name]) => [name, table[String(name)]?.permission, table[String(name)]?.proof]));
});

test('an action for two administrators takes a proof, leaves a notice or record, and has a kind', () => {
  // The money of a sandbox is not real: its exit waits as a real one does, to try that out, and asks for no proof.
  const { simulateExit: _notReal, ...real } = table;
  const waiting = Object.values(real).filter(({ secondPerson }) => secondPerson.length > 0);
  expect(waiting.filter(({ proof }) => proof === 'never')).toEqual([]);
  expect(waiting.filter(({ record }) => record !== 'audit entry' && record !== 'own record')).toEqual([]);
  const kinds = new Set(waiting.flatMap(({ secondPerson }) => secondPerson));
  expect([...kinds].sort()).toEqual([...approvalKinds].sort());
});
