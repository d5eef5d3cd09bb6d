import { BuildError } from './remote-build.mjs';

const LOCK = '.lock/';
const TIME_LIMIT_MS = 30_000;

/**
 * Releases on a server that takes files by WebDAV, such as nginx with `dav_methods` (deploy/nginx/releases.conf). Who may write there
 * shows it by the header that `RELEASE_AUTHORIZATION` holds, such as `Bearer …`.
 * @param {string} address
 * @param {string | undefined} authorization
 * @returns {import('./release-store.mjs').Store}
 */
export function urlStore(address, authorization = process.env.RELEASE_AUTHORIZATION) {
  const base = address.replace(/\/*$/, '/');
  const headers = authorization ? { authorization } : {};
  const ask = async (method, path, accepted, options = {}) => {
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
  const makeFolders = async (path) => {
    const names = path.split('/').slice(0, -1);
    // A folder that exists is "not allowed" to be made again.
    for (let depth = 1; depth <= names.length; depth += 1)
      await ask('MKCOL', `${names.slice(0, depth).join('/')}/`, [201, 405]);
  };
  const made = new Set(['']);
  return {
    place: base,
    lockPlace: new URL(LOCK, base).href,
    async read(path) {
      const response = await ask('GET', path, [200, 404], { cache: 'no-store' });
      return response.status === 404 ? null : Buffer.from(await response.arrayBuffer());
    },
    async write(path, content) {
      const folder = path.slice(0, path.lastIndexOf('/') + 1);
      if (!made.has(folder)) await makeFolders(path);
      made.add(folder);
      await ask('PUT', path, [200, 201, 204], { body: content });
    },
    // Making a folder is the one thing that WebDAV lets only the first of two do.
    takeLock: async () => (await ask('MKCOL', LOCK, [201, 405])).status === 201,
    async leaveLock() {
      await ask('DELETE', LOCK, [200, 204, 404], { headers: { depth: 'infinity' } });
    },
  };
}
