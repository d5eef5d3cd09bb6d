import type { ApolloServerPlugin } from '@apollo/server';
import { forbiddenToKey } from '../../platform/errors';
import type { Context } from '../context';
import { throwWithStatus } from '../../platform/graphql/operation-guard';
import { listRefusedFields } from './refused-field';

/** Refuses an operation of an API key that reads or changes more than its scopes allow, before any of it runs. */
export const keyGuard: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operation, contextValue: { key, request, services } }) => {
      if (!key || !operation) return;
      const refused = listRefusedFields(schema, document, operation, key.scopes);
      const [first] = refused;
      if (!first) return;
      await services.securityEvents.recordDenied(request, first.field);
      const missing = new Map(refused.map(({ scopes }) => [scopes.join(' '), scopes]));
      throwWithStatus(forbiddenToKey(...missing.values()));
    },
  }),
};
