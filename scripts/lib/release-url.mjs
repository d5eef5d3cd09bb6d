import { BuildError } from './remote-build.mjs';

const LOCK = '.lock/';
const TIME_LIMIT_MS = 30_000;

/**
 * A store on a WebDAV server, such as nginx with `dav_methods` (deploy/nginx/releases.conf). `RELEASE_AUTHORIZATION` holds the
 * Authorization header, such as `Bearer …`.
 * @param {string} address
 * @param {string | undefined} authorization
 * @returns {import('./release-store.mjs').Store}
 */
export function openUrl(address, authorization = process.env.RELEASE_AUTHORIZATION) {
  const base = address.replace(/\/*$/, '/');
  const headers = authorization ? { authorization } : {};
  const send = async (method, path, accepted, options = {}) => {
    const response = await fetch(new URL(path, base), {
      method,
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      ...options,
      headers: { ...headers, ...options.headers },
    });
    if (!accepted.includes(response.status))
      throw new BuildError(`${method} ${response.url} answered ${response.status} ${response.statusText}`.trim());
    return response;
  };
  const createFolders = async (path) => {
    const names = path.split('/').slice(0, -1);
    // 405 when the folder exists.
    for (let depth = 1; depth <= names.length; depth += 1)
      await send('MKCOL', `${names.slice(0, depth).join('/')}/`, [201, 405]);
  };
  const created = new Set(['']);
  return {
    location: base,
    lockLocation: new URL(LOCK, base).href,
    async read(path) {
      const response = await send('GET', path, [200, 404], { cache: 'no-store' });
      return response.status === 404 ? null : Buffer.from(await response.arrayBuffer());
    },
    async write(path, content) {
      const folder = path.slice(0, path.lastIndexOf('/') + 1);
      if (!created.has(folder)) await createFolders(path);
      created.add(folder);
      await send('PUT', path, [200, 201, 204], { body: content });
    },
    // Creating a folder is the one WebDAV operation that fails for the second of two clients.
    acquireLock: async () => (await send('MKCOL', LOCK, [201, 405])).status === 201,
    async releaseLock() {
      await send('DELETE', LOCK, [200, 204, 404], { headers: { depth: 'infinity' } });
    },
  };
}
