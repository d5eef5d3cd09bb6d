import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram } from './find-program.mjs';

/** Makes a certificate for a host that nobody but a test trusts. @returns its paths */
export function createCertificate(folder, host) {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`, '-days', '1'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync(findProgram('openssl'), ['req', '-x509', ...curve, ...subject, ...files], { stdio: 'ignore' });
  return { key, certificate };
}

/**
 * Runs the real nginx, and returns what stops it.
 * @param {string} folder an empty one, for its files
 * @param {string} http the lines of its `http` block
 * @param {() => Promise<unknown>} ask sends a request, and rejects until nginx listens
 * @param {number | 'ignore' | 'inherit'} [output] where it writes
 */
export async function startNginx(folder, http, ask, output = 'ignore') {
  // Of a master that is root, the workers are another user, who keeps cache and bodies of requests here.
  chmodSync(folder, 0o755);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    mkdirSync(join(folder, name));
    return `${name}_temp_path ${join(folder, name)};`;
  });
  const file = join(folder, 'nginx.conf');
  const start = `daemon off;\npid ${join(folder, 'pid')};\nerror_log stderr;\nevents { worker_connections 2048; }\n`;
  writeFileSync(file, `${start}http {\n${temporary.join('\n')}\n${http}\n}\n`);
  const args = ['-p', folder, '-c', file, '-e', 'stderr'];
  const server = spawn(findProgram('nginx'), args, { stdio: ['ignore', output, output] });
  const ended = once(server, 'exit');
  const answers = () =>
    ask().then(
      () => true,
      () => false,
    );
  for (let attempt = 0; attempt < 100 && !(await answers()); attempt += 1) await wait(50);
  return async () => {
    server.kill('SIGTERM');
    await ended;
  };
}
