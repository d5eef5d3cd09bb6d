import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOST, startTlsProxy } from './install/tls-proxy.mjs';
import { findProgram } from './lib/find-program.mjs';
import { findFreePort } from './lib/free-port.mjs';

const hasPrograms = findProgram('nginx') !== null && findProgram('openssl') !== null;

// deploy/proxy/nginx.conf with the real nginx. CI has it; an ordinary checkout lacks nginx-light and openssl.
(hasPrograms ? describe : describe.skip)('the TLS proxy in front of one server', () => {
  let folder;
  let server;
  let proxy;
  let httpPort;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cimiento-tls-proxy-'));
    server = createServer(async (request, response) => {
      let bytes = 0;
      for await (const part of request) bytes += part.length;
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ headers: request.headers, bytes }));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    httpPort = await findFreePort();
    proxy = await startTlsProxy(folder, { http: httpPort, https: await findFreePort(), server: server.address().port });
  });

  afterAll(async () => {
    await proxy.stop();
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true });
  });

  test('it states the visitor, the scheme and the host', async () => {
    const { body } = await proxy.client.send('GET', '/api/projects');
    expect(body.headers).toMatchObject({ host: HOST, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' });
    expect(body.headers).not.toHaveProperty('x-forwarded-host');
  });

  test('it takes an upload of 10 MB, and serves no metrics', async () => {
    const upload = await proxy.client.send('POST', '/api/upload', { file: 'x'.repeat(10 * 1024 * 1024) });
    expect([upload.status, upload.body.bytes > 10 * 1024 * 1024]).toEqual([200, true]);
    expect((await proxy.client.send('POST', '/api/upload', { file: 'x'.repeat(12 * 1024 * 1024) })).status).toBe(413);
    expect((await proxy.client.send('GET', '/metrics')).status).toBe(404);
  });

  test('it sends a visitor of plain http to https', async () => {
    const response = await fetch(`http://127.0.0.1:${httpPort}/login?a=1`, {
      redirect: 'manual',
      headers: { host: HOST },
    });
    expect([response.status, response.headers.get('location')]).toEqual([
      301,
      expect.stringMatching(/^https:.*\/login\?a=1$/),
    ]);
  });
});
