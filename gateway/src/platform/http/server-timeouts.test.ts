import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { serverTimeouts } from '@cimiento/server';

// A hundredth of each time, so that the tests do not take minutes.
const shortened = Object.fromEntries(Object.entries(serverTimeouts).map(([name, ms]) => [name, ms / 100]));

let server: Server;
let socket: Socket;

async function start(answer: RequestListener): Promise<void> {
  server = createServer(shortened, answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
}

afterEach(async () => {
  socket.destroy();
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
});

test.each([
  ['headers', 'POST / HTTP/1.1\r\nHost: localhost\r\n'],
  ['a body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n1234'],
])('a client that never finishes %s is cut off, within the times in proportion', async (_what, text) => {
  await start((request) => void request.resume());
  socket.write(text);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
  await once(socket, 'close');
});

test('a connection that a proxy keeps is answered as long as the proxy may use it', async () => {
  await start((_request, response) => void response.end());
  const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
  socket.write(request);
  await once(socket, 'data');
  // Longer than headers and a body may take together.
  await wait(600);
  socket.write(request);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
});

test('headers and body have at most half a minute', () => {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = serverTimeouts;
  expect(Math.max(headersTimeout, requestTimeout, connectionsCheckingInterval)).toBeLessThanOrEqual(30_000);
});
