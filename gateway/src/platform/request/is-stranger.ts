import { getRequestKey } from './request-key';
import { getRequestSession } from './request-session';

/** Whether a request has neither a session nor a key of the API. Known once the `middleware` has run. */
export const isStranger = (request: object): boolean =>
  getRequestSession(request) === null && getRequestKey(request) === null;
