import path from 'node:path';
import { documentTypes, limits, messages, pictureTypes, uploadTypes, type UploadType } from '@cimiento/contracts';
import { fileTypeFromBuffer } from 'file-type/core';
import sharp, { type Sharp } from 'sharp';
import { ExpectedError, validationFailed } from '../errors/expected-error';
import type { ScanFile } from './malware-scan';
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

/** What an upload becomes: a document as large as it is, or a picture of a page. */
export type UploadPurpose = 'document' | 'picture';

const purposes = {
  document: { types: documentTypes, wrongType: messages.uploadDocumentType },
  picture: { types: pictureTypes, wrongType: messages.uploadPictureType },
} as const;

/** Longest side of a picture of a page, in pixels. */
const maxPictureSide = 2000;

const reject = (message: string): ExpectedError => validationFailed({ file: message });

const svgStart = /^(?:\s|<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>)*<svg[\s>]/i;

/** @throws VALIDATION_FAILED when the content is of no accepted type, whatever its name and its client say */
async function detectType(bytes: Buffer, purpose: UploadPurpose): Promise<UploadType> {
  const { types, wrongType } = purposes[purpose];
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  const type = types.find((candidate) => candidate === mime);
  if (type) return type;
  throw reject(svgStart.test(bytes.subarray(0, 4096).toString('utf8')) ? messages.uploadSvg : wrongType);
}

// Names that are a part of a path, also on Windows.
const hasPath = (name: string): boolean => /[/\\]/.test(name) || /^[a-z]:/i.test(name) || /^\.\.?$/.test(name.trim());

/** A name of `limits.fileName` with the extension of its type. @throws VALIDATION_FAILED for a path */
function cleanName(name: string, type: UploadType): string {
  if (hasPath(name)) throw reject(messages.uploadPath);
  const stem = path
    .parse(name.normalize('NFC'))
    .name.replace(/[^\p{L}\p{M}\p{N} ._()-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const { extension } = uploadTypes[type];
  const kept = [...stem].slice(0, limits.fileName.max - extension.length - 1).join('');
  return `${kept.trim() || 'archivo'}.${extension}`;
}

const zipEnd = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const zipEndLength = 22;

/** Whether a ZIP archive, such as a Java program or an Office file, ends where the bytes end. */
function endsAsZip(bytes: Buffer): boolean {
  const start = bytes.lastIndexOf(zipEnd);
  return (
    start >= 0 &&
    start + zipEndLength <= bytes.length &&
    start + zipEndLength + bytes.readUInt16LE(start + 20) === bytes.length
  );
}

// What stands between these is compressed, and any name can occur in it by chance.
const streams = /\bstream\r?\n[\s\S]*?endstream/g;
// Names of actions that run when the document is opened. A compressed object can hide them: a document is also served so that it runs nothing.
const activeContent = /\/(?:JavaScript|JS|Launch|EmbeddedFile|RichMedia)\b/;
const markup = /<(?:!doctype|html|head|body|script|svg|iframe)[\s>]/i;

/** @throws VALIDATION_FAILED when it is not whole, is another file as well, or acts when it is opened */
function checkPdf(bytes: Buffer): void {
  const text = bytes.toString('latin1');
  const end = text.lastIndexOf('%%EOF');
  if (!/^%PDF-\d\.\d/.test(text) || end < 0) throw reject(messages.uploadDamagedPdf);
  const isFollowed = text.slice(end + '%%EOF'.length).trim() !== '';
  if (endsAsZip(bytes) || isFollowed || markup.test(text.slice(0, 1024))) throw reject(messages.uploadPolyglot);
  if (activeContent.test(text.replace(streams, ''))) throw reject(messages.uploadScripts);
}

const encoders: Record<Exclude<UploadType, 'application/pdf'>, (image: Sharp) => Sharp> = {
  'image/png': (image) => image.png(),
  'image/jpeg': (image) => image.jpeg({ quality: 88 }),
  'image/webp': (image) => image.webp({ quality: 88 }),
};

// One picture at a time: decoded, a large one takes a hundred megabytes.
let lastImage: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = lastImage.then(work);
  lastImage = result.catch(() => undefined);
  return result;
}

/** Writes a picture anew from its pixels, upright: without metadata, and without anything else that its file held. */
async function encodePicture(bytes: Buffer, type: keyof typeof encoders, purpose: UploadPurpose) {
  const open = (): Sharp =>
    sharp(bytes, { limitInputPixels: limits.upload.pixels, failOn: 'error', sequentialRead: true }).timeout({
      seconds: 20,
    });
  try {
    // From the header alone, before anything is decoded.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > limits.upload.pixels) throw reject(messages.uploadPixels);
    const upright = open().autoOrient();
    const sized =
      purpose === 'picture'
        ? upright.resize({ width: maxPictureSide, height: maxPictureSide, fit: 'inside', withoutEnlargement: true })
        : upright;
    const { data, info } = await encoders[type](sized).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof ExpectedError) throw error;
    throw reject(messages.uploadDamagedPicture);
  }
}

/**
 * Checks an upload by its content, and makes it harmless: a picture is encoded anew, a PDF is refused when it is more than a document.
 * @throws VALIDATION_FAILED on `file`, saying what is wrong with it; UNAVAILABLE when it could not be scanned
 */
export async function prepareUpload(
  { fileName, bytes }: Upload,
  purpose: UploadPurpose,
  scan: ScanFile,
): Promise<PreparedUpload> {
  if (bytes.length === 0) throw reject(messages.uploadEmpty);
  const contentType = await detectType(bytes, purpose);
  const named = { contentType, fileName: cleanName(fileName, contentType) };
  // Before a library decodes it.
  await scan(bytes);
  if (contentType === 'application/pdf') {
    checkPdf(bytes);
    return { ...named, bytes, width: null, height: null };
  }
  const encoded = await inTurn(() => encodePicture(bytes, contentType, purpose));
  if (encoded.bytes.length > limits.upload.bytes) throw reject(messages.uploadTooLarge);
  return { ...named, ...encoded };
}
