import { hash } from 'node:crypto';

/** A response as it is sent. */
export type PreparedResponse = {
  body: Buffer;
  etag: string;
  /** The `Link` header, when another page follows. */
  link: string | undefined;
  /** The `Total-Count` header of a page: records on all pages. */
  total?: number | undefined;
  /** The `Location` header, when something was created that has an address. */
  location?: string | undefined;
  /** Set when it is a file to save, and not JSON. */
  file?: { name: string; type: string };
};

/** Serializes a value to JSON, with a hash of its bytes as the ETag. */
export const prepareResponse = (value: unknown, link?: string): PreparedResponse =>
  prepareText(JSON.stringify(value), link);

/** A text, with a hash of its bytes as the ETag. */
export const prepareText = (text: string, link?: string): PreparedResponse => prepareBytes(Buffer.from(text), link);

/** Bytes, with a hash of them as the ETag. */
export function prepareBytes(body: Buffer, link?: string): PreparedResponse {
  return { body, etag: `"${hash('sha256', body, 'base64url')}"`, link };
}

type Entry = {
  response: Promise<PreparedResponse>;
  /** `response` once it is there. */
  ready?: PreparedResponse;
  expiresAt: number;
  /** Transaction count when the read started. */
  transactionCount: number;
};

// Visitors choose limit and after freely: this bounds the memory that they can take.
const maxEntries = 100;

/**
 * Responses that are the same for every visitor, by address. An entry is used until this process ends a transaction, which may have
 * changed it, and for `maxAgeMs` at most, which bounds how late a write of another process shows.
 */
export class ResponseCache {
  private readonly entries = new Map<string, Entry>();

  constructor(
    private readonly maxAgeMs: number,
    private readonly getTransactionCount: () => number,
  ) {}

  /** The response cached for an address, if it is complete and still valid. */
  find(address: string): PreparedResponse | undefined {
    return this.findEntry(address)?.ready;
  }

  /** The response cached for an address, complete or being read; otherwise the result of `read`. Failures are not cached. */
  getOrRead(address: string, read: () => Promise<PreparedResponse>): Promise<PreparedResponse> {
    return (this.findEntry(address) ?? this.createEntry(address, read)).response;
  }

  private findEntry(address: string): Entry | undefined {
    const entry = this.entries.get(address);
    if (!entry || performance.now() >= entry.expiresAt) return undefined;
    return entry.transactionCount === this.getTransactionCount() ? entry : undefined;
  }

  private createEntry(address: string, read: () => Promise<PreparedResponse>): Entry {
    if (this.entries.size >= maxEntries) this.entries.clear();
    const [transactionCount, expiresAt] = [this.getTransactionCount(), performance.now() + this.maxAgeMs];
    const entry: Entry = { response: read(), expiresAt, transactionCount };
    this.entries.set(address, entry);
    entry.response.then(
      (response) => (entry.ready = response),
      () => this.deleteEntry(address, entry),
    );
    return entry;
  }

  private deleteEntry(address: string, entry: Entry): void {
    if (this.entries.get(address) === entry) this.entries.delete(address);
  }
}
