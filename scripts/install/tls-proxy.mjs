import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { createCertificate, startNginx } from '../lib/nginx.mjs';
import { ROOT } from '../lib/root.mjs';

export const HOST = 'invierte.example';

/** The shipped site of nginx, with its ports and files in a folder. */
const readSite = (folder, { http, https, server, servers = { '127.0.0.1:3000': server } }, site) =>
  Object.entries(servers)
    .reduce(
      (text, [shipped, port]) => text.replace(shipped, `127.0.0.1:${port}`),
      readFileSync(join(ROOT, 'deploy/proxy', site), 'utf8'),
    )
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${https} ssl;`)
    .replaceAll(`/etc/letsencrypt/live/${HOST}`, folder)
    .replaceAll('/var/log/nginx', folder);

/**
 * Runs a site of deploy/proxy with the real nginx in front of servers of this machine.
 * @param {string} folder an empty one, which keeps certificate and logs
 * @param {{http: number, https: number, server?: number, servers?: Record<string, number>}} ports of the proxy and of the server behind it;
 *   `servers` has the port for each address in the file
 */
export async function startTlsProxy(folder, ports, site = 'nginx.conf') {
  const { certificate } = createCertificate(folder, HOST);
  const ca = readFileSync(certificate);
  const client = new HttpsClient(ports.https, ca);
  const stop = await startNginx(folder, readSite(folder, ports, site), () => client.send('GET', '/metrics'), 'inherit');
  return { client, createClient: () => new HttpsClient(ports.https, ca), stop };
}

/** A browser's part: it keeps cookies, trusts one certificate, and checks the name in it. */
export class HttpsClient {
  cookies = new Map();

  constructor(port, ca, address = '127.0.0.1') {
    this.port = port;
    this.ca = ca;
    this.address = address;
  }

  /**
   * @param {object | FormData} [body] sent as JSON, or as a form
   * @returns {Promise<{status: number, headers: object, body: any}>}
   */
  async send(method, path, body) {
    const form = body instanceof FormData ? new Response(body) : null;
    const content = form ? Buffer.from(await form.arrayBuffer()) : body && JSON.stringify(body);
    const headers = {
      host: HOST,
      origin: `https://${HOST}`,
      'sec-fetch-site': 'same-origin',
      ...(body && { 'content-type': form?.headers.get('content-type') ?? 'application/json' }),
      ...(this.cookies.size > 0 && { cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') }),
    };
    const options = { host: this.address, port: this.port, servername: HOST, ca: this.ca, agent: false };
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
      call.on('error', reject).end(content);
    });
  }
}
