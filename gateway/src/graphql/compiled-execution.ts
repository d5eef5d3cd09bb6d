import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import type { ErrorFormatter } from '../errors/error-formatter';
import type { CompiledQueries } from './compiled-queries';
import type { RequestContext } from './request-context';

/** Lets Apollo Server execute queries that come again as compiled functions. Errors are formatted as those of other operations. */
export const compiledExecution = (
  queries: CompiledQueries,
  formatError: ErrorFormatter,
): ApolloServerPlugin<RequestContext> => ({
  requestDidStart: async () => ({
    // After the guards of `didResolveOperation`, in the place of Apollo Server's own execution.
    responseForOperation: async ({ document, operation, request, contextValue }) => {
      const run = queries.find(document, operation);
      if (!run) return null;
      const { data, errors } = await run(contextValue, request.variables ?? {});
      const singleResult = { data, ...(errors && { errors: errors.map(formatError) }) };
      return { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult } };
    },
  }),
});
