import type { OperationName } from './needed-permissions';
import { operationsByPermissions } from './operation-permissions.generated';
import type { NeededPermission } from './permissions';

const permissionsByOperation = new Map<string, readonly NeededPermission[]>(
  Object.entries(operationsByPermissions).flatMap(([needed, operations]) =>
    operations.split(' ').map((operation) => [operation, needed.split(' ') as NeededPermission[]] as const),
  ),
);

/** As `getNeededPermissions` of the tables, without what else they say of an operation: pages load this one. */
export const getOperationPermissions = (operation: OperationName): readonly NeededPermission[] =>
  permissionsByOperation.get(operation) ?? [];
