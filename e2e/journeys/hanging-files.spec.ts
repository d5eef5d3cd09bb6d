import { createServer, request as sendRequest, type Server } from 'node:http';
import { Deployment } from '../support/deployment';
import { ports } from '../support/ports';
import { remotes } from '../support/repository';
import { expect, signIn, test } from '../support/test';

let deployment: Deployment;
let proxy: Server;
/** The addresses whose requests get no answer, for ever. */
let hanging: RegExp | null = null;

/** Most requests that get none: without HTTP/2 a browser has six connections, and the shell needs some. */
const maxHanging = 4;
let hung = 0;

test.use({
  baseURL: `http://localhost:${ports.hanging}`,
  expectedErrors:
    /Failed to load resource|RemoteError|ChunkLoadError|Federation Runtime|Loading chunk|ScriptNetworkError/,
});

test.beforeAll(async () => {
  deployment = await Deployment.start(0);
  for (const name of remotes) await deployment.release(name);
  proxy = createServer((request, response) => {
    if (hanging?.test(request.url ?? '') && hung++ < maxHanging) return;
    const forwarded = sendRequest(new URL(request.url ?? '/', deployment.url), {
      method: request.method,
      headers: request.headers,
    });
    forwarded.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => void proxy.listen(ports.hanging, resolve));
});

test.afterEach(() => {
  hung = 0;
  hanging = null;
});

test.afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await deployment.stop();
});

for (const [what, pattern] of [
  ['files of a remote', /^\/remotes\/public\/.*\.(js|json)/],
  ['the manifest of a remote', /^\/remotes\/public\/.*mf-manifest\.json/],
  ['the entry of a remote', /^\/remotes\/public\/.*entry\./],
  ['the scripts of a page', /^\/remotes\/public\/.*\/assets\//],
] as const) {
  test(`${what} can hang, and come with the retry of the first message`, async ({ page }) => {
    hanging = pattern;
    await page.goto('/oportunidades', { waitUntil: 'commit' });
    const retry = page.getByRole('button', { name: 'Reintentar' });
    await expect(page.getByText('Tarda más de lo normal. Sigue cargando.')).toBeVisible({ timeout: 15_000 });
    await expect(retry).toBeVisible();
    hanging = null;
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Oportunidades de inversión' })).toBeVisible();
  });
}

test('a script of the shell can hang, and comes with the retry of the first message', async ({ page }) => {
  await signIn(page, 'maria');
  hanging = /^\/assets\/(?!shell|inter|fraunces).*\.js/;
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByText('Tarda más de lo normal. Sigue cargando.')).toBeVisible({ timeout: 15_000 });
  hanging = null;
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('group', { name: 'Total Invertido' })).toBeVisible();
});
