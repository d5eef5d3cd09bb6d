import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { ConfigError } from '../config/config';
import { assertStoreWritable } from './create-file-store';
import { hashContent } from './file-store';
import { type ObjectStorage, ObjectStore } from './object-store';

/** A storage's refusal of a request: its status and code. */
type Refusal = (request: IncomingMessage, isStored: boolean) => [status: number, code: string] | null;

/** A storage in memory that refuses what a test says, as storages of other providers do. */
class OtherStorage {
  readonly objects = new Map<string, Buffer>();
  readonly requests: string[] = [];
  private readonly server: Server;

  constructor(private readonly refuse: Refusal) {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  async start(): Promise<ObjectStorage> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return {
      bucket: 'cimiento',
      prefix: 'files/',
      endpoint,
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'key',
    };
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const body = await buffer(request);
    const [path = '', query = ''] = url.split('?');
    const isList = query.includes('list-type=2');
    const stored = this.objects.get(path);
    this.requests.push(isList ? 'LIST' : method);
    const refused = this.refuse(request, stored !== undefined || isList);
    if (refused) {
      const [status, code] = refused;
      response
        .writeHead(status)
        .end(method === 'HEAD' ? '' : `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
    } else if (isList) {
      response.end('<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>');
    } else if (method === 'PUT') {
      // Also without a checksum the signature says what the bytes are.
      if (request.headers['x-amz-content-sha256'] !== hashContent(body)) response.writeHead(400).end();
      else this.objects.set(path, body);
      response.setHeader('ETag', 'without-quotes').end();
    } else if (method === 'DELETE') {
      this.objects.delete(path);
      response.writeHead(204).end();
    } else if (!stored) {
      response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    } else {
      const headers = { 'content-length': stored.length, 'last-modified': new Date().toUTCString() };
      response.writeHead(200, headers).end(method === 'HEAD' ? '' : stored);
    }
  }
}

let storage: OtherStorage;

async function start(refuse: Refusal): Promise<ObjectStorage> {
  storage = new OtherStorage(refuse);
  return storage.start();
}

afterEach(() => storage.stop());

const hasChecksum: Refusal = ({ headers }) => ('x-amz-checksum-sha256' in headers ? [400, 'InvalidArgument'] : null);
const absentIsForbidden: Refusal = ({ method }, isStored) =>
  (method === 'HEAD' || method === 'GET') && !isStored ? [403, 'AccessDenied'] : null;

test.each<[string, Refusal]>([
  ['does not know the header of the checksum', hasChecksum],
  [
    'does not implement the checksum',
    (request, stored) => (hasChecksum(request, stored) ? [501, 'NotImplemented'] : null),
  ],
  ['answers 403 for an object that is not there', absentIsForbidden],
])('a storage that %s passes the check, and stores files', async (_what, refuse) => {
  const place = await start(refuse);
  await expect(assertStoreWritable({ filesDir: '', objectStorage: place })).resolves.toBeUndefined();
  expect(storage.objects.size).toBe(0);
  const files = new ObjectStore(place);
  const stored = await files.put(Buffer.from('contrato'));
  expect((await files.read(stored.sha256)).toString()).toBe('contrato');
});

test('a storage that does not know the checksum is asked once', async () => {
  const files = new ObjectStore(await start(hasChecksum));
  for (const text of ['uno', 'dos', 'tres']) await files.put(Buffer.from(text));
  expect(storage.requests.filter((method) => method === 'PUT')).toHaveLength(4);
});

test.each([
  ['PUT', 'write'],
  ['HEAD', 'read the size of'],
  ['GET', 'read'],
  ['LIST', 'list'],
  ['DELETE', 'delete'],
])('a storage that refuses %s stops the start and names what it refuses', async (refused, named) => {
  const place = await start(({ method, url = '' }) =>
    (url.includes('list-type=2') ? 'LIST' : method) === refused ? [403, 'AccessDenied'] : null,
  );
  const check = assertStoreWritable({ filesDir: '', objectStorage: place });
  await expect(check).rejects.toThrow(ConfigError);
  await expect(check).rejects.toThrow(`the storage does not let us ${named} files (`);
});

test('a storage that refuses bytes for another reason does not take them without a checksum', async () => {
  const files = new ObjectStore(await start(({ method }) => (method === 'PUT' ? [403, 'QuotaExceeded'] : null)));
  await expect(files.put(Buffer.from('x'))).rejects.toMatchObject({ name: 'QuotaExceeded' });
  expect(storage.requests.filter((method) => method === 'PUT')).toHaveLength(1);
});
