import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram } from './lib/find-program.mjs';
import { findFreePort } from './lib/free-port.mjs';
import { startNginx } from './lib/nginx.mjs';
import { ROOT } from './lib/root.mjs';

const configuration = readFileSync(join(ROOT, 'deploy/nginx/front.conf'), 'utf8');
const realIp = readFileSync(join(ROOT, 'deploy/nginx/real-ip.conf'), 'utf8');

// CI has it; nginx-light is not part of an ordinary checkout.
(findProgram('nginx') === null ? describe.skip : describe)('the front proxy', () => {
  let folder;
  let port;
  let stop;
  let adapter;
  let calls = 0;

  const readOutput = () => readFileSync(join(folder, 'log'), 'utf8');

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cimiento-front-'));
    const closedPort = await findFreePort();
    adapter = createServer((_request, response) => {
      calls += 1;
      response.writeHead(200, { 'content-type': 'application/json', etag: '"revision"' });
      response.end(JSON.stringify({ text: 'x'.repeat(4000) }));
    }).listen(0, '127.0.0.1');
    await once(adapter, 'listening');
    port = await findFreePort();
    const server = configuration
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replaceAll('http://rest-adapter', `http://127.0.0.1:${adapter.address().port}`)
      .replaceAll(/proxy_pass http:\/\/[a-z][\w-]*;/g, `proxy_pass http://127.0.0.1:${closedPort};`)
      .replace('/tmp/public', join(folder, 'public'))
      .replace('include /etc/nginx/tls/*.conf;', '')
      // A proxy that the operator stated, as the image renders it.
      .replace('include /etc/nginx/real-ip/*.conf;', realIp.replace('${TRUSTED_PROXY}', '127.0.0.1'));
    // A file, because nginx opens /dev/stdout by its name, which it cannot do with a pipe of Node.
    const log = openSync(join(folder, 'log'), 'a');
    stop = await startNginx(folder, server, () => get('/api/projects/1'), log);
    closeSync(log);
  });

  afterAll(async () => {
    await stop();
    adapter.close();
    rmSync(folder, { recursive: true });
  });

  const get = (path, headers = {}) =>
    new Promise((resolve, reject) => {
      const call = request({ port, path, headers, agent: false }, (response) =>
        readText(response).then(() => resolve(response), reject),
      );
      call.on('error', reject).end();
    });

  test('makes the ETag of what it compresses weak, which If-Match accepts', async () => {
    expect((await get('/api/projects/1')).headers.etag).toBe('"revision"');
    const { headers } = await get('/api/projects/1', { 'accept-encoding': 'gzip' });
    expect([headers['content-encoding'], headers.etag]).toEqual(['gzip', 'W/"revision"']);
  });

  test('counts visitors behind a stated proxy apart, and one visitor alone', async () => {
    const send = (createAddress) =>
      Promise.all(
        Array.from({ length: 400 }, (_none, index) =>
          get('/api/projects', { 'x-forwarded-for': createAddress(index) }).then(({ statusCode }) => statusCode),
        ),
      );
    expect(await send((index) => `203.0.113.${index % 200}`)).not.toContain(429);
    expect(await send(() => '198.51.100.7')).toContain(429);
    expect(await send((index) => `192.0.2.${index % 200}, 198.51.100.8`)).toContain(429);
  });

  test('reads a public list once a second for visitors, and each time for a user or a program', async () => {
    const count = async (headers) => {
      const before = calls;
      await Promise.all(Array.from({ length: 5 }, () => get('/api/blog', headers)));
      return calls - before;
    };
    expect(await count()).toBe(1);
    expect([await count({ cookie: 'a=1' }), await count({ authorization: 'Bearer key' })]).toEqual([5, 5]);
    await wait(2000);
    expect(await count()).toBeGreaterThan(0);
    expect((await get('/api/blog', { 'if-none-match': '"revision"' })).statusCode).toBe(304);
  });

  test('metrics are not served through the front', async () => {
    expect((await get('/metrics')).statusCode).toBe(404);
  });

  test('a page whose address starts with the same letters as the API gets no answer of the API', async () => {
    const answers = await Promise.all(['/api', '/api/x', '/apicultura'].map((path) => get(path)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 502]);
  });

  test('writes neither tokens nor queries, also where a part is down or a caller sends too much', async () => {
    expect((await get('/graphql?code=SECRETO')).statusCode).toBe(502);
    expect((await get('/blog/SECRETO?code=SECRETO')).statusCode).toBe(502);
    await get('/api/calendar/SECRETO.ics?token=SECRETO');
    await get('http://cimiento.example/api/calendar/SECRETO.ics');
    const many = Array.from({ length: 400 }, () => get('/api/projects?code=SECRETO'));
    expect((await Promise.all(many)).some(({ statusCode }) => statusCode === 429)).toBe(true);
    await get('/api/projects/fin');
    for (let attempt = 0; attempt < 100 && !readOutput().includes('/api/projects/fin'); attempt += 1) await wait(20);
    const output = readOutput();
    expect(output).toMatch(/ GET \/api\/calendar\/\S+ 200 /);
    expect(output).toContain(' GET /graphql 502');
    // A path without a secret is logged.
    expect(output.replaceAll('/blog/SECRETO', '')).not.toContain('SECRETO');
    expect(output).not.toContain('cimiento.example');
  });
});
