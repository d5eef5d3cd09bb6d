import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLObjectType } from 'graphql';
import { unauthenticated } from '../../platform/errors';
import { throwWithStatus } from '../../platform/graphql/operation-guard';
import { listRootFields } from '../../platform/graphql/root-fields';
import { findVariablesError } from '../../platform/graphql/variables';
import { getDeclaredPermissions } from '../../platform/request';
import type { Context } from '../context';
import { findRefusal } from '../guards/auth-checker';

/**
 * Refuses an operation with invalid variables for the missing permission, not for the variables: no resolver would get to refuse it. Valid
 * ones are refused by `authChecker`.
 */
export const permissionGuard: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operation, request, contextValue }) => {
      const { viewer, key, services } = contextValue;
      if (!operation || key || !findVariablesError(schema, operation, request.variables ?? {})) return;
      const root: GraphQLObjectType | null | undefined = schema.getRootType(operation.operation);
      for (const name of listRootFields(operation.selectionSet, document)) {
        const field = root?.getFields()[name];
        const needed = field && getDeclaredPermissions(field);
        if (!viewer && needed) throwWithStatus(unauthenticated());
        const refusal = viewer && findRefusal(viewer, needed ?? [], { operation: operation.operation, field: name });
        if (!refusal) continue;
        await services.securityEvents.recordDenied(contextValue.request, name);
        throwWithStatus(refusal);
      }
    },
  }),
};
