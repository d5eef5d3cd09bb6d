import { randomUUID } from 'node:crypto';
import { close, fstatSync, open, openSync, read, unlink, unlinkSync, write, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const partBytes = 64 * 1024;
const flags = 'wx+';
const mode = 0o600;
const createPath = (): string => path.join(tmpdir(), `cimiento-upload-${randomUUID()}`);

/**
 * A file on the disk, so that files that wait take no memory. It has no name there: a process that is killed leaves nothing behind. Close it.
 */
export class SpooledFile {
  private constructor(
    /** Its descriptor, for another process too. Read it at positions, because all share the current one. */
    readonly fd: number,
  ) {}

  /** Its bytes. */
  get size(): number {
    return fstatSync(this.fd).size;
  }

  /** Writes what comes. @throws what the source throws, or ENOSPC */
  static async receive(source: AsyncIterable<Buffer>): Promise<SpooledFile> {
    const name = createPath();
    const fd = await promisify(open)(name, flags, mode);
    try {
      await promisify(unlink)(name);
      let size = 0;
      for await (const part of source)
        for (let at = 0; at < part.length;) {
          const { bytesWritten } = await promisify(write)(fd, part, at, part.length - at, size);
          at += bytesWritten;
          size += bytesWritten;
        }
      return new SpooledFile(fd);
    } catch (error) {
      close(fd);
      throw error;
    }
  }

  /** A file of bytes that are in memory already; empty for another process to write. */
  static of(bytes: Uint8Array = new Uint8Array()): SpooledFile {
    const name = createPath();
    const fd = openSync(name, flags, mode);
    unlinkSync(name);
    for (let at = 0; at < bytes.length;) at += writeSync(fd, bytes, at, bytes.length - at, at);
    return new SpooledFile(fd);
  }

  /** Its bytes, part by part. */
  async *parts(): AsyncGenerator<Buffer> {
    for (let at = 0; ;) {
      const { bytesRead, buffer } = await promisify(read)(this.fd, Buffer.allocUnsafe(partBytes), 0, partBytes, at);
      if (bytesRead === 0) return;
      at += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  }

  /** All its bytes. */
  async read(): Promise<Buffer> {
    const bytes = Buffer.allocUnsafe(this.size);
    for (let at = 0; at < bytes.length;) {
      const { bytesRead } = await promisify(read)(this.fd, bytes, at, bytes.length - at, at);
      if (bytesRead === 0) throw new Error('a spooled file is shorter than it was');
      at += bytesRead;
    }
    return bytes;
  }

  close(): void {
    close(this.fd);
  }
}
