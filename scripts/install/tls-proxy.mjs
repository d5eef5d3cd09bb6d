import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram } from '../lib/find-program.mjs';
import { ROOT } from '../lib/root.mjs';

export const HOST = 'invierte.example';

/** Makes a certificate for HOST that nobody but this check trusts. @returns its paths */
function createCertificate(folder) {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`, '-days', '1'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync(findProgram('openssl'), ['req', '-x509', ...curve, ...subject, ...files], { stdio: 'ignore' });
  return { key, certificate };
}

/** The shipped site of nginx, with its ports and files in a folder. */
function configure(folder, { http, https, server }) {
  const site = readFileSync(join(ROOT, 'deploy/proxy/nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${https} ssl;`)
    .replace('127.0.0.1:3000', `127.0.0.1:${server}`)
    .replaceAll(`/etc/letsencrypt/live/${HOST}`, folder)
    .replaceAll('/var/log/nginx', folder);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    mkdirSync(join(folder, name));
    return `${name}_temp_path ${join(folder, name)};`;
  });
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off;\npid ${join(folder, 'pid')};\nevents {}\nhttp {\n${temporary.join('\n')}\n${site}\n}\n`,
  );
  return file;
}

/**
 * Runs deploy/proxy/nginx.conf with the real nginx in front of a server of this machine.
 * @param {string} folder an empty one, which keeps certificate and logs
 * @param {{http: number, https: number, server: number}} ports
 */
export async function startTlsProxy(folder, ports) {
  // Of a master that is root, the workers are another user, who keeps bodies of requests here.
  chmodSync(folder, 0o755);
  const { certificate } = createCertificate(folder);
  const args = ['-p', folder, '-c', configure(folder, ports), '-e', 'stderr'];
  const proxy = spawn(findProgram('nginx'), args, { stdio: 'inherit' });
  const ca = readFileSync(certificate);
  const client = new HttpsClient(ports.https, ca);
  for (
    let attempt = 0;
    attempt < 100 && (await client.send('GET', '/metrics').catch(() => null)) === null;
    attempt += 1
  )
    await wait(50);
  return {
    client,
    createClient: () => new HttpsClient(ports.https, ca),
    async stop() {
      const ended = once(proxy, 'exit');
      proxy.kill('SIGTERM');
      await ended;
    },
  };
}

/** A browser's part: it keeps cookies, trusts one certificate, and checks the name in it. */
class HttpsClient {
  cookies = new Map();

  constructor(port, ca) {
    this.port = port;
    this.ca = ca;
  }

  /** @returns {Promise<{status: number, headers: object, body: any}>} */
  send(method, path, body) {
    const headers = {
      host: HOST,
      origin: `https://${HOST}`,
      'sec-fetch-site': 'same-origin',
      ...(body && { 'content-type': 'application/json' }),
      ...(this.cookies.size > 0 && { cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') }),
    };
    const options = { host: '127.0.0.1', port: this.port, servername: HOST, ca: this.ca, agent: false };
    return new Promise((resolve, reject) => {
      const call = request({ ...options, method, path, headers }, async (response) => {
        for (const cookie of response.headers['set-cookie'] ?? []) {
          const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie);
          if (value === '') this.cookies.delete(name);
          else this.cookies.set(name, value);
        }
        const text = await readText(response);
        const isJson = /json/.test(response.headers['content-type'] ?? '');
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: isJson && text !== '' ? JSON.parse(text) : text,
        });
      });
      call.on('error', reject).end(body && JSON.stringify(body));
    });
  }
}
