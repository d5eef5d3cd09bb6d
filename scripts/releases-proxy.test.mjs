import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram } from './lib/find-program.mjs';
import { findFreePort } from './lib/free-port.mjs';
import { ROOT } from './lib/root.mjs';

const nginx = findProgram('nginx');
const template = readFileSync(join(ROOT, 'deploy/nginx/releases.conf'), 'utf8');
const LONGEST = 200;

// CI has it; nginx-light is not part of an ordinary checkout, and has no WebDAV, which this test does not need.
(nginx === null ? test.skip : test)(
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
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
      mkdirSync(join(folder, name));
      return `${name}_temp_path ${join(folder, name)};`;
    });
    const file = join(folder, 'nginx.conf');
    writeFileSync(
      file,
      `daemon off;\npid ${join(folder, 'pid')};\nevents {}\nhttp {\naccess_log off;\n${temporary.join('\n')}\n${configuration}\n}\n`,
    );
    const server = spawn(nginx, ['-p', folder, '-c', file, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] });
    const ended = once(server, 'exit');
    try {
      const get = (authorization) =>
        fetch(`http://127.0.0.1:${port}/remotes/none.json`, { headers: { authorization } }).then(
          ({ status }) => status,
        );
      for (let attempt = 0; attempt < 100 && (await get('').catch(() => null)) === null; attempt += 1) await wait(50);
      expect(await get(`Bearer ${token}`)).toBe(404);
      expect([await get(`Bearer ${token}r`), await get('Bearer ')]).toEqual([401, 401]);
    } finally {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    }
  },
);
