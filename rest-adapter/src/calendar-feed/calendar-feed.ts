import type { RequestHandler } from 'express';
import type { GatewayPort } from '../gateway';
import { assertKnownParameters } from '../http/input';
import { toError } from '../http/problem';

/** Where a calendar application fetches the rents of a person, by a private link. Not in the API reference: it is no part of the API. */
export const calendarFeedPath = '/api/calendar/:token.ics';

const operation = 'query ($token: String!) { calendarFile(token: $token) }';

/** Answers with the calendar file of a link. The log of requests leaves the token out. @throws NOT_FOUND */
export function createCalendarFeed({ execute, requestLog }: GatewayPort): RequestHandler[] {
  return [
    requestLog,
    async (request, response) => {
      assertKnownParameters(request, []);
      const { data, errors } = await execute(request, response, operation, { token: String(request.params['token']) });
      const [error] = errors ?? [];
      if (error) throw toError(error);
      response
        .set({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' })
        .type('text/calendar; charset=utf-8')
        .send(data?.['calendarFile']);
    },
  ];
}
