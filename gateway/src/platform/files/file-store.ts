import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** A stored content: its address, and its size in bytes. */
export type StoredFile = { sha256: string; size: number };

/** A content that is being read. Destroy the stream when it is not read to its end. */
export type OpenFile = { size: number; stream: Readable };

/** No content has this hash. */
export class FileNotFoundError extends Error {
  override readonly name = 'FileNotFoundError';
}

/** SHA-256 of bytes, as 64 hexadecimal digits. */
export const hashContent = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Whether a text is a hash. Anything else could name something outside the store. */
export const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/**
 * Contents of files, each under its SHA-256, where nothing is served as it is. Any number of processes may share a store: a content gets its
 * name when it is complete, and the same content is stored once. Store before the transaction that refers to it: a content without a record
 * is harmless, a record without a content is not.
 */
export type FileStore = {
  /** Stores bytes that survive a power cut once this returns; again for the same bytes changes nothing. */
  put(bytes: Uint8Array): Promise<StoredFile>;
  /** @throws FileNotFoundError when there is no such content. */
  open(sha256: string): Promise<OpenFile>;
  /** A whole content in memory. @throws FileNotFoundError when there is no such content. */
  read(sha256: string): Promise<Buffer>;
  /** Whether a content of this hash and size is stored. */
  has(file: StoredFile): Promise<boolean>;
  /** Hashes of all stored contents, in no order. */
  list(): Promise<string[]>;
  /** When a content was stored last, in ms since 1970: storing it again counts. Null when there is none. */
  findTime(sha256: string): Promise<number | null>;
  /** Removes a content, which no record may refer to. */
  remove(sha256: string): Promise<void>;
  /** Deletes what processes left that were killed while they wrote. */
  prune(): Promise<void>;
};

/**
 * Copies every content of one store to another, and checks each against its hash.
 * @returns how many there are
 * @throws Error when a content is not what its hash says
 */
export async function copyFiles(from: FileStore, to: FileStore): Promise<number> {
  const hashes = await from.list();
  for (const sha256 of hashes) {
    const bytes = await from.read(sha256);
    if (hashContent(bytes) !== sha256) throw new Error(`The file ${sha256} is damaged`);
    await to.put(bytes);
  }
  return hashes.length;
}
