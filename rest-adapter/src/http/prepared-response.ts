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
