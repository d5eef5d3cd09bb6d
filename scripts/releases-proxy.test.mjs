import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from './lib/find-program.mjs';
import { findFreePort } from './lib/free-port.mjs';
import { startNginx } from './lib/nginx.mjs';
import { ROOT } from './lib/root.mjs';

const template = readFileSync(join(ROOT, 'deploy/nginx/releases.conf'), 'utf8');
const LONGEST = 200;

// CI has it; nginx-light is not part of an ordinary checkout, and has no WebDAV, which this test does not need.
(findProgram('nginx') === null ? test.skip : test)(
  'a token of the longest stated length lets its operator in, and no other',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cimiento-releases-'));
    const port = await findFreePort();
    const token = 'r'.repeat(LONGEST);
    expect(template).toMatch(`# Tokens have ${LONGEST} characters at most.`);
    const configuration = template
      .replace('${RELEASE_TOKEN}', token)
      .replace('${RELEASE_TOKENS}', '')
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace(/^ *dav_.*$/gm, '');
    const get = (authorization) =>
      fetch(`http://127.0.0.1:${port}/remotes/none.json`, { headers: { authorization } }).then(({ status }) => status);
    const stop = await startNginx(folder, `access_log off;\n${configuration}`, () => get(''), 'inherit');
    try {
      expect(await get(`Bearer ${token}`)).toBe(404);
      expect([await get(`Bearer ${token}r`), await get('Bearer ')]).toEqual([401, 401]);
    } finally {
      await stop();
      rmSync(folder, { recursive: true });
    }
  },
);
