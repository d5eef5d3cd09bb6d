import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { ObjectStorage } from '../platform/files/object-store';

/** A server of the S3 protocol with one empty bucket. */
export type ObjectStorageServer = { place: ObjectStorage; stop: () => Promise<void> };

// Its pages of a list are signed with a cipher that OpenSSL calls old.
const legacy = '--openssl-legacy-provider';

/** Starts a server of the S3 protocol as another process. */
export async function startObjectStorage(): Promise<ObjectStorageServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cimiento-objects-'));
  const program = path.join(path.dirname(require.resolve('s3rver/package.json')), 'bin/s3rver.js');
  const options = ['-s', '-d', folder, '-a', '127.0.0.1', '-p', '0', '--configure-bucket', 'cimiento'];
  const server = spawn(process.execPath, [legacy, program, ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = new Promise((resolve) => server.once('exit', resolve));
  const port = await new Promise<string>((resolve, reject) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      const [, found] = /listening on .*:(\d+)$/.exec(line) ?? [];
      if (found) resolve(found);
    });
    void exited.then(() => reject(new Error('The object storage did not start')));
  });
  const key = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  return {
    place: { bucket: 'cimiento', prefix: 'files/', endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', ...key },
    stop: async () => {
      server.kill();
      await exited;
      await rm(folder, { recursive: true });
    },
  };
}
