import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { FileNotFoundError, type FileStore, hashContent, isHash, type OpenFile, type StoredFile } from './file-store';

/** A place in a storage that speaks the protocol of Amazon S3. */
export type ObjectStorage = {
  bucket: string;
  /** The prefix of all object names; '' or a text that ends in '/'. */
  prefix: string;
  /** Of another provider than Amazon, or null. */
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Of a bucket and a prefix: 's3://bucket/prefix'; null for any other text. */
export function toBucket(text: string): Pick<ObjectStorage, 'bucket' | 'prefix'> | null {
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(text) ?? [];
  return bucket === undefined
    ? null
    : { bucket, prefix: prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/` };
}

const isMissing = (error: unknown): boolean => ['NoSuchKey', 'NotFound'].includes((error as Error).name);

/** HTTP status that a storage answered with; undefined without an answer. */
const getStatus = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

/** Whether an error is an answer of an object storage, or of its absence. */
export const isStorageFailure = (error: unknown): boolean => error instanceof Error && '$metadata' in error;

// Far below the age at which a content without a record can be pruned.
const maxAgeMs = 3_600_000;

const timeouts = { connectionTimeout: 5000, requestTimeout: 30_000, throwOnRequestTimeout: true };

// Loaded by who uses it only: it takes a third of a second.
const loadSdk = () => import('@aws-sdk/client-s3');

/** A store of files in a bucket, which several servers share without a common disk. An object is there whole, or not at all. */
export class ObjectStore implements FileStore {
  private connection: Promise<S3Client> | undefined;
  private sendsChecksum = true;

  /** @param freshMs age of a stored content up to which it is not stored again. */
  constructor(
    private readonly place: ObjectStorage,
    private readonly freshMs = maxAgeMs,
  ) {}

  async put(bytes: Uint8Array): Promise<StoredFile> {
    const stored = { sha256: hashContent(bytes), size: bytes.byteLength };
    // One that was stored long ago is stored again: a record is about to refer to it, so that it is no longer one that can be pruned.
    const found = await this.findHead(stored.sha256).catch((error: unknown) => {
      // The response to a key without the right to list, for an object that does not exist. Where it may not write either, the storage refuses that next.
      if (getStatus(error) === 403) return null;
      throw error;
    });
    if (found?.size === stored.size && found.time > Date.now() - this.freshMs) return stored;
    await this.write(stored.sha256, bytes);
    return stored;
  }

  /** Writes an object with its checksum, which buckets that lock their objects need, or without it where the storage does not know the header. */
  private async write(sha256: string, bytes: Uint8Array): Promise<void> {
    const { PutObjectCommand } = await loadSdk();
    const client = await this.connect();
    const object = { ...this.locate(sha256), Body: bytes };
    if (this.sendsChecksum)
      try {
        const ChecksumSHA256 = Buffer.from(sha256, 'hex').toString('base64');
        await client.send(new PutObjectCommand({ ...object, ChecksumSHA256 }));
        return;
      } catch (error) {
        if (![400, 501].includes(getStatus(error) ?? 0)) throw error;
      }
    // The signature is over the same hash, so that a storage refuses bytes that were changed on their way.
    await client.send(new PutObjectCommand(object));
    this.sendsChecksum = false;
  }

  async open(sha256: string): Promise<OpenFile> {
    const { GetObjectCommand } = await loadSdk();
    try {
      const { Body, ContentLength = 0 } = await (await this.connect()).send(new GetObjectCommand(this.locate(sha256)));
      // On Node it is one.
      return { size: ContentLength, stream: Body as Readable };
    } catch (error) {
      throw isMissing(error) ? new FileNotFoundError(`No file has the hash ${sha256}`) : error;
    }
  }

  async read(sha256: string): Promise<Buffer> {
    const { stream } = await this.open(sha256);
    const parts: Buffer[] = [];
    for await (const part of stream as AsyncIterable<Buffer>) parts.push(part);
    return Buffer.concat(parts);
  }

  async has({ sha256, size }: StoredFile): Promise<boolean> {
    return (await this.findHead(sha256))?.size === size;
  }

  async findTime(sha256: string): Promise<number | null> {
    return (await this.findHead(sha256))?.time ?? null;
  }

  async remove(sha256: string): Promise<void> {
    const { DeleteObjectCommand } = await loadSdk();
    await (await this.connect()).send(new DeleteObjectCommand(this.locate(sha256)));
  }

  async list(): Promise<string[]> {
    const hashes: string[] = [];
    for await (const page of this.listPages()) hashes.push(...page);
    return hashes;
  }

  private async *listPages(): AsyncGenerator<string[]> {
    const { paginateListObjectsV2 } = await loadSdk();
    const { bucket: Bucket, prefix: Prefix } = this.place;
    for await (const { Contents = [] } of paginateListObjectsV2({ client: await this.connect() }, { Bucket, Prefix }))
      yield Contents.map(({ Key = '' }) => Key.slice(Prefix.length)).filter(isHash);
  }

  /** Does with a small object all that the product does with files. @throws Error naming what is refused */
  async check(): Promise<void> {
    // Its own one: another server may check at the same time.
    const bytes = randomBytes(32);
    const file = { sha256: hashContent(bytes), size: bytes.length };
    const assert = (isRight: boolean): void => {
      if (!isRight) throw new Error('what was written is not there');
    };
    const steps: [name: string, run: () => Promise<unknown>][] = [
      ['write', () => this.put(bytes)],
      ['read the size of', async () => assert(await this.has(file))],
      ['read', async () => assert(hashContent(await this.read(file.sha256)) === file.sha256)],
      ['list', () => this.listPages().next()],
      ['delete', () => this.remove(file.sha256)],
    ];
    for (const [name, run] of steps)
      await run().catch((error: Error) => {
        throw new Error(`the storage does not let us ${name} files (${error.message})`, { cause: error });
      });
  }

  /** Nothing is left by a writer that was killed. */
  async prune(): Promise<void> {}

  private async findHead(sha256: string): Promise<{ size: number; time: number } | null> {
    const { HeadObjectCommand } = await loadSdk();
    try {
      const { ContentLength = 0, LastModified } = await (
        await this.connect()
      ).send(new HeadObjectCommand(this.locate(sha256)));
      return { size: ContentLength, time: LastModified?.getTime() ?? 0 };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  private connect(): Promise<S3Client> {
    this.connection ??= loadSdk().then(({ S3Client }) => {
      const { endpoint, region, accessKeyId, secretAccessKey } = this.place;
      return new S3Client({
        region,
        credentials: { accessKeyId, secretAccessKey },
        // Other providers have no host for each bucket, and refuse checksums that they do not know.
        ...(endpoint !== null && { endpoint, forcePathStyle: true }),
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        requestHandler: timeouts,
      });
    });
    return this.connection;
  }

  private locate(sha256: string): { Bucket: string; Key: string } {
    if (!isHash(sha256)) throw new FileNotFoundError('Not a SHA-256');
    return { Bucket: this.place.bucket, Key: this.place.prefix + sha256 };
  }
}
