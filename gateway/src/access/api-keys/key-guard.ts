import type { ApolloServerPlugin } from '@apollo/server';
import { messages } from '@cimiento/contracts';
import { forbidden } from '../../platform/errors';
import type { Context } from '../context';
import { throwWithStatus } from '../../platform/graphql/operation-guard';
import { findRefusedField } from './refused-field';

/** Refuses an operation of an API key that reads or changes more than its scopes allow, before any of it runs. */
export const keyGuard: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operation, contextValue: { key, request, services } }) => {
      const field = key && operation && findRefusedField(schema, document, operation, key.scopes);
      if (!field) return;
      await services.securityEvents.recordDenied(request, field);
      throwWithStatus(forbidden(messages.apiKeyScopeMissing));
    },
  }),
};
