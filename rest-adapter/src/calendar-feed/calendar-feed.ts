import { hash } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { GatewayPort } from '../gateway';
import { assertKnownParameters } from '../http/input';
import { toError } from '../http/problem';

/** Path on which a calendar application fetches the rents of a user, by a private link. Not in the API reference: it is not part of the API. */
export const calendarFeedPath = '/api/calendar/:token.ics';

const operation = 'query ($token: String!) { calendarFile(token: $token) }';

// The moment of the answer is in each event, and changes nothing for who has the others.
const toETag = (file: string): string => `W/"${hash('sha256', file.replaceAll(/^DTSTAMP:.*$/gm, ''), 'base64url')}"`;

/** Answers with the calendar file of a link. The log of requests leaves the token out. @throws NOT_FOUND */
export function createCalendarFeed({ execute, requestLog }: GatewayPort): RequestHandler[] {
  return [
    requestLog,
    async (request, response) => {
      assertKnownParameters(request, []);
      const { data, errors } = await execute(request, response, operation, { token: String(request.params['token']) });
      const [error] = errors ?? [];
      if (error) throw toError(error);
      const file = String(data?.['calendarFile']);
      response
        .set({
          ETag: toETag(file),
          'Cache-Control': 'private, no-store',
          'Referrer-Policy': 'no-referrer',
          'X-Robots-Tag': 'noindex',
        })
        .type('text/calendar; charset=utf-8')
        .send(file);
    },
  ];
}
