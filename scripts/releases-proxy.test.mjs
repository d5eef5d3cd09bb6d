import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from './lib/find-program.mjs';
import { findFreePort } from './lib/free-port.mjs';
import { startNginx } from './lib/nginx.mjs';
import { ROOT } from './lib/root.mjs';

const template = readFileSync(join(ROOT, 'deploy/nginx/releases.conf'), 'utf8');
const LONGEST = 200;

// CI has it; nginx-light is not part of an ordinary checkout, and has no WebDAV, which these tests do not need.
const withNginx = findProgram('nginx') === null ? test.skip : test;

/** Calls `work` with a function that sends a request with an Authorization header to the server, and returns the status of its answer. */
async function serve(tokens, work) {
  const folder = mkdtempSync(join(tmpdir(), 'cimiento-releases-'));
  const port = await findFreePort();
  const configuration = template
    .replace('${RELEASE_TOKEN}', tokens.operator)
    .replace('${RELEASE_TOKENS}', tokens.teams)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace(/^ *dav_.*$/gm, '');
  const send = (authorization, file = 'none.json', method = 'GET') =>
    fetch(`http://127.0.0.1:${port}/remotes/${file}`, { method, headers: { authorization } }).then(
      ({ status }) => status,
    );
  const stop = await startNginx(folder, `access_log off;\n${configuration}`, () => send(''), 'inherit');
  try {
    await work(send);
  } finally {
    await stop();
    rmSync(folder, { recursive: true });
  }
}

withNginx('a token of the longest stated length lets its operator in, and no other', async () => {
  const token = 'r'.repeat(LONGEST);
  expect(template).toMatch(`# Tokens have ${LONGEST} characters at most.`);
  await serve({ operator: token, teams: '' }, async (send) => {
    expect(await send(`Bearer ${token}`)).toBe(404);
    expect([await send(`Bearer ${token}r`), await send('Bearer ')]).toEqual([401, 401]);
  });
});

withNginx('the token of a team writes its own files only, and no team is named shell', async () => {
  const teams = 'shell.0123456789abcdef admin.fedcba9876543210';
  await serve({ operator: 'operator', teams }, async (send) => {
    const put = (file) => send('Bearer admin.fedcba9876543210', file, 'PUT');
    // Without WebDAV a request that is let in is answered 405.
    expect([await put('admin/1/entry.js'), await put('remotes.json')]).toEqual([405, 405]);
    for (const file of [
      'shell/0123456789ab/assets/x.js',
      'shell/history.jsonl',
      'supports.json',
      'gateway.json',
      '.operator',
    ])
      expect([file, await put(file)]).toEqual([file, 403]);
    expect(await send('Bearer shell.0123456789abcdef', 'shell/x.js', 'PUT')).toBe(401);
  });
});
