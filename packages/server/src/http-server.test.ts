import { Agent, request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { closeServer, createServer, drainServer } from './http-server';

let server: Server;

/** Answers 413 as soon as the body has started, and does not read the rest. */
beforeEach(async () => {
  server = createServer((incoming, response) => {
    if (incoming.method === 'GET') return void response.end('ok');
    incoming.once('data', () => {
      incoming.pause();
      response.writeHead(413).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  server.closeAllConnections();
  await closeServer(server).catch(() => undefined);
});

const getPort = (): number => (server.address() as AddressInfo).port;

test('a connection whose upload was refused takes the next request, and ends with the server', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (method: string, body = ''): Promise<number | undefined> => {
    const asked = request({ port: getPort(), host: '127.0.0.1', agent, method });
    asked.end(body);
    const [answer] = await once(asked, 'response');
    answer.resume();
    return answer.statusCode;
  };
  expect(await ask('POST', 'x'.repeat(8_000_000))).toBe(413);
  expect(await ask('GET')).toBe(200);
  // Its upload is still arriving when the server closes.
  expect(await ask('POST', 'x'.repeat(8_000_000))).toBe(413);
  await closeServer(server);
  agent.destroy();
});

test('a draining server ends each connection with its response, and closes its port at the end', async () => {
  const ask = async (): Promise<string | undefined> => {
    const asked = request({ port: getPort(), host: '127.0.0.1', agent: new Agent({ keepAlive: true, maxSockets: 1 }) });
    const [answer] = await once(asked.end(), 'response');
    answer.resume();
    return answer.headers.connection;
  };
  expect(await ask()).toBe('keep-alive');
  const closed = drainServer(server, 500);
  expect(await ask()).toBe('close');
  const port = getPort();
  await closed;
  const refused = once(connect(port, '127.0.0.1'), 'connect');
  await expect(refused).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('a client that stops in the middle of a request holds a closing server for a limited time', async () => {
  const client: Socket = connect(getPort(), '127.0.0.1');
  client.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n');
  await once(server, 'request');
  const ended = once(client, 'close');
  await closeServer(server, 100);
  await ended;
});
