import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

/** Sends the start of a JSON body that never ends, and returns the status of the response. */
export async function sendUnfinished(address: URL, start: string, headers: Record<string, string | number> = {}) {
  const outgoing = request(address, { method: 'POST', headers: { 'content-type': 'application/json', ...headers } });
  outgoing.write(start);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  outgoing.destroy();
  return response.statusCode;
}
