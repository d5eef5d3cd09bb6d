import { ReleaseError } from './release-error';
import type { Store } from './store';

const timeLimitMs = 30_000;

/** A store on a WebDAV server, such as nginx with `dav_methods` (deploy/nginx/releases.conf). */
export function openUrl(address: string, authorization: string | undefined, leaseMs: number): Store {
  const base = address.endsWith('/') ? address : `${address}/`;
  const send = async (
    method: string,
    path: string,
    accepted: number[],
    { headers, ...options }: { body?: Uint8Array<ArrayBuffer>; headers?: Record<string, string> } = {},
  ): Promise<Response> => {
    const url = new URL(path, base).href;
    const response = await fetch(url, {
      method,
      signal: AbortSignal.timeout(timeLimitMs),
      ...options,
      headers: { ...(authorization && { authorization }), ...headers },
    }).catch((error: Error & { cause?: Error }) => {
      throw new ReleaseError(`${method} ${url} failed: ${error.cause?.message || error.message}`);
    });
    if (!accepted.includes(response.status))
      throw new ReleaseError(`${method} ${url} answered ${response.status} ${response.statusText}`.trim());
    return response;
  };
  const created = new Set(['']);
  const createParents = async (path: string): Promise<void> => {
    const names = path.replace(/\/$/, '').split('/').slice(0, -1);
    for (let depth = 1; depth <= names.length; depth += 1) {
      const folder = `${names.slice(0, depth).join('/')}/`;
      // 405 when the folder exists.
      if (!created.has(folder)) await send('MKCOL', folder, [201, 405]);
      created.add(folder);
    }
  };
  const store: Store = {
    location: base,
    leaseMs,
    async read(path) {
      // 403 for a folder.
      const response = await send('GET', path, [200, 403, 404]);
      return response.status === 200 ? Buffer.from(await response.arrayBuffer()) : null;
    },
    async write(path, content) {
      await createParents(path);
      await send('PUT', path, [200, 201, 204], { body: new Uint8Array(Buffer.from(content)) });
    },
    // WebDAV has no append. The caller holds the lock, and the server replaces the file in one step.
    append: async (path, text) => store.write(path, `${(await store.read(path))?.toString('utf8') ?? ''}${text}`),
    async getTime() {
      // 403 or 404 for the folder itself; each answer has the time of the server.
      const { headers } = await send('GET', '', [200, 403, 404]);
      const time = Date.parse(headers.get('date') ?? '');
      if (Number.isNaN(time)) throw new ReleaseError(`${base} answered without a date`);
      return time;
    },
    async createFolder(path) {
      await createParents(path);
      return (await send('MKCOL', `${path}/`, [201, 405])).status === 201;
    },
    async remove(path) {
      const isFolder = !/\.\w+$/.test(path) || path === '.lock';
      await send('DELETE', isFolder ? `${path}/` : path, [200, 204, 404], {
        headers: isFolder ? { depth: 'infinity' } : {},
      });
      created.delete(`${path}/`);
    },
  };
  return store;
}
