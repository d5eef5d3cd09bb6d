import path from 'node:path';
import { limits, messages, uploadTypes, type UploadType } from '@cimiento/contracts';
import { type ExpectedError, validationFailed } from '../errors';
import type { ScanFile } from './malware-scan';
import type { UploadPurpose, UploadReading } from './read-uploaded';
import type { FileReaders } from './reader/file-readers';
import type { ReaderProgram } from './reader/reader-process';
import type { Upload } from './upload';

/** An upload that may be stored and shown. */
export type PreparedUpload = {
  bytes: Buffer;
  contentType: UploadType;
  /** Without a path and without characters that a header or a file system takes for something else. */
  fileName: string;
  /** Of a picture, in pixels; null for a PDF. */
  width: number | null;
  height: number | null;
};

/** Checks an upload for a purpose and makes it harmless: see `createPrepareUpload`. */
export type PrepareUpload = (upload: Upload, purpose: UploadPurpose) => Promise<PreparedUpload>;

const program: ReaderProgram = {
  path: path.resolve(__dirname, '../../../dist/platform/files/upload-reader.js'),
  heapMb: 192,
  // A picture of 25 megapixels without transparency, in any of the formats.
  memoryMb: 448,
  cpuSeconds: 12,
  timeMs: 60_000,
};

const reject = (message: string): ExpectedError => validationFailed({ file: message });

// Names that are a part of a path, also on Windows.
const hasPath = (name: string): boolean => /[/\\]/.test(name) || /^[a-z]:/i.test(name) || /^\.\.?$/.test(name.trim());

/** A name without dots and spaces around it. */
function trimDots(name: string): string {
  let [start, end] = [0, name.length];
  while (start < end && '. '.includes(name[start] ?? '')) start += 1;
  while (end > start && '. '.includes(name[end - 1] ?? '')) end -= 1;
  return name.slice(start, end);
}

// Of a longer name nobody misses the rest.
const maxGivenName = 1000;

/** A name of `limits.fileName` with the extension of its type. */
function cleanName(name: string, type: UploadType): string {
  const stem = path
    .parse(name.slice(0, maxGivenName).normalize('NFC'))
    .name.replace(/[^\p{L}\p{M}\p{N} ._()-]+/gu, ' ')
    .replace(/\s+/g, ' ');
  const { extension } = uploadTypes[type];
  const kept = [...trimDots(stem)].slice(0, limits.fileName.max - extension.length - 1).join('');
  return `${kept.trim() || 'archivo'}.${extension}`;
}

/**
 * Creates what checks an upload by its content, and makes it harmless: a picture is encoded anew, a PDF is refused when it is more than a document.
 * It throws VALIDATION_FAILED on `file`, saying what is wrong with it; UNAVAILABLE when it could not be scanned; BUSY.
 */
export function createPrepareUpload(readers: Pick<FileReaders, 'read'>, scan: ScanFile): PrepareUpload {
  return async ({ fileName, file }, purpose) => {
    if (file.size === 0) throw reject(messages.uploadEmpty);
    if (hasPath(fileName)) throw reject(messages.uploadPath);
    // Before a library decodes it.
    await scan(file);
    const reading = await readers.read<UploadReading>(program, file, { purpose });
    if (reading === null) throw reject(messages.uploadComplex);
    const { value } = reading;
    if ('refusal' in value) throw reject(value.refusal);
    const { contentType } = value;
    return {
      ...value,
      bytes: contentType === 'application/pdf' ? await file.read() : reading.bytes,
      fileName: cleanName(fileName, contentType),
    };
  };
}
