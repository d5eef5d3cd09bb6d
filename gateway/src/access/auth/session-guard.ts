import type { ApolloServerPlugin } from '@apollo/server';
import { accountMessages, isBoundToUser, sessionUserHeader } from '@cimiento/contracts';
import type { Request } from 'express';
import { ExpectedError } from '../../platform/errors';
import { throwWithStatus } from '../../platform/graphql/operation-guard';
import { listRootFields } from '../../platform/graphql/root-fields';
import { getRequestSession } from '../../platform/request/request-session';
import type { Context } from '../context';

/**
 * The refusal of a change that a page prepared for another user than that of the session; null where it may run. A key has no session, and
 * without the header nothing is compared.
 */
export function findSessionChange(request: Request, mutations: readonly string[]): ExpectedError | null {
  const stated = request.get(sessionUserHeader);
  const session = getRequestSession(request);
  if (stated === undefined || !session || stated.trim() === String(session.viewer.id)) return null;
  if (!mutations.some(isBoundToUser)) return null;
  return new ExpectedError('SESSION_CHANGED', accountMessages.sessionChanged(session.viewer.fullName));
}

/** Refuses such a change before its permission, variables, idempotency key and proof are looked at. */
export const sessionGuard: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, operation, contextValue: { request } }) => {
      if (operation?.operation !== 'mutation') return;
      const refusal = findSessionChange(request, listRootFields(operation.selectionSet, document));
      if (refusal) throwWithStatus(refusal);
    },
  }),
};
