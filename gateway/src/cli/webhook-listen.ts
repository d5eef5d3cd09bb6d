import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { CommandError } from './command-error';

// Webhooks have less than 2 kB, but for exits: about 70 bytes for each investment of the project.
const maxBytes = 1024 * 1024;

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += (chunk as Buffer).length;
    if (bytes > maxBytes) throw new Error('the body is too large');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The body in lines; unchanged if it is not JSON. */
function formatBody(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

/** Reason not to trust a webhook; null if its signature is right and its time is now, five minutes more or less. */
function findFault(secret: string, headers: IncomingHttpHeaders, body: string): string | null {
  try {
    // Node joins the values of repeated headers of these names to one text.
    new Webhook(secret).verify(body, headers as Record<string, string>, { jsonParse: false });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

function describe({ headers }: IncomingMessage, body: string, secret: string | undefined): [number, string] {
  const fault = secret === undefined ? null : findFault(secret, headers, body);
  const verdict = secret === undefined ? 'not verified: give --secret' : (fault ?? 'the signature is right');
  const text = `${new Date().toISOString()} ${headers['webhook-id'] ?? 'without webhook-id'}: ${verdict}\n${formatBody(body)}\n`;
  return [fault === null ? 204 : 401, text];
}

/**
 * Prints what arrives at a port of this machine, for trying webhooks, and whether its signature is right. Answers 204, or 401 to a signature
 * that is not.
 * @throws CommandError when the port is taken.
 */
export async function listenForWebhooks(
  port: number,
  secret: string | undefined,
  print: (text: string) => void,
): Promise<Server> {
  const server = createServer((request, response) => {
    readBody(request)
      .then((body) => {
        const [status, text] = describe(request, body, secret);
        print(text);
        response.writeHead(status).end();
      })
      .catch((error: Error) => {
        print(`A request could not be read: ${error.message}\n`);
        response.writeHead(400).end();
      });
  });
  try {
    await Promise.race([
      once(server.listen(port, '127.0.0.1'), 'listening'),
      once(server, 'error').then(([error]) => Promise.reject(error as Error)),
    ]);
  } catch (error) {
    throw new CommandError(`Port ${port} cannot be listened on: ${(error as Error).message}`);
  }
  const { port: actual } = server.address() as AddressInfo;
  print(`Webhooks to http://localhost:${actual} are printed here. The server needs WEBHOOK_ALLOW_PRIVATE=1.\n`);
  return server;
}
