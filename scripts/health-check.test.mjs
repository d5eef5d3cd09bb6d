import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { findFreePort } from './lib/free-port.mjs';
import { ROOT } from './lib/root.mjs';

/** Exit code of the health check of the images, for a container that serves on a port. */
const check = (port) =>
  new Promise((resolve) => {
    const env = { PORT: String(port), PATH: '/nowhere' };
    execFile('/bin/bash', [join(ROOT, 'deploy/docker/healthcheck.sh')], { env }, (error) => resolve(error?.code ?? 0));
  });

test.each([
  [200, 0],
  [503, 1],
  [404, 1],
])('the health check of a container that answers %i ends with %i', async (status, code) => {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/readyz' ? status : 500).end('{"status":"200"}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  expect(await check(server.address().port)).toBe(code);
  server.close();
});

test('the health check of a container that does not listen ends with 1', async () => {
  expect(await check(await findFreePort())).toBe(1);
});
