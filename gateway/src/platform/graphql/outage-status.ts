import type { ApolloServerPlugin } from '@apollo/server';
import { errorCodes } from '@cimiento/contracts';
import type { RequestContext } from './request-context';

/** Gives an answer with an outage its HTTP status and `Retry-After`, so that clients and load balancers need not read its errors. */
export const outageStatus: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response: { body, http } }) => {
      if (body.kind !== 'single') return;
      const failure = body.singleResult.errors?.find(({ extensions }) => extensions?.['code'] === 'UNAVAILABLE');
      if (!failure) return;
      http.status = errorCodes.UNAVAILABLE.status;
      http.headers.set('retry-after', String(failure.extensions?.['retryAfter']));
    },
  }),
};
