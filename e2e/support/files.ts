import { minimalPdf } from '@cimiento/gateway/testing';

/** A file that a page is given, of a type that says nothing. */
export const toFile = (name: string, content: Buffer | string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});

export const pdf = minimalPdf();

/** A single transparent pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
