import 'reflect-metadata';
import type { ActionPermission, ActionProof, GuardedAction, NeededPermission } from '@cimiento/contracts';
import { getMetadataStorage } from 'type-graphql';
import { getGuards } from './platform/request';
import { getGatewaySchema } from './schema';

const usualRecord = { public: 'none', user: 'own record', staff: 'audit entry' } as const;

const byName = ([name]: readonly [string, unknown], [next]: readonly [string, unknown]): number =>
  name < next ? -1 : 1;

/** Every mutation, and every query of the back office, with what the decorators of their resolvers state. */
export function listGuardedOperations(): {
  guardedActions: Record<string, GuardedAction>;
  guardedReads: Record<string, readonly NeededPermission[]>;
} {
  const schema = getGatewaySchema();
  const { queries, mutations } = getMetadataStorage();
  const fields = schema.getMutationType()?.getFields() ?? {};
  const actions = mutations.flatMap(({ schemaName, roles }): [string, GuardedAction][] => {
    const field = fields[schemaName];
    if (!field) return [];
    const needed = roles as readonly NeededPermission[] | undefined;
    const permission: ActionPermission = needed === undefined ? 'public' : needed.length === 0 ? 'user' : needed;
    const record = usualRecord[typeof permission === 'string' ? permission : 'staff'];
    const proof = (field.extensions['stepUp'] as ActionProof | undefined) ?? 'never';
    return [[schemaName, { permission, proof, secondPerson: [], notice: 'none', record, ...getGuards(field) }]];
  });
  const reads = queries.flatMap(({ schemaName, roles }): [string, readonly NeededPermission[]][] =>
    roles?.length ? [[schemaName, roles as readonly NeededPermission[]]] : [],
  );
  return {
    guardedActions: Object.fromEntries(actions.toSorted(byName)),
    guardedReads: Object.fromEntries(reads.toSorted(byName)),
  };
}
