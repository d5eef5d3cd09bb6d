import path from 'node:path';
import { documentTypes, limits, messages, pictureTypes, uploadTypes, type UploadType } from '@cimiento/contracts';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { ExpectedError, validationFailed } from '../errors/expected-error';
import { checkPdf, type PdfCheck } from './check-pdf';
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

/** What may stand before the root of an SVG, by how it starts and ends. */
const prologues = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!', '>'],
] as const;

/** Whether a text starts an SVG. Reads each letter once: the bytes are somebody else's, and an expression could take for ever on them. */
function startsSvg(text: string): boolean {
  let rest = text.trimStart();
  for (;;) {
    const prologue = prologues.find(([start]) => rest.startsWith(start));
    if (!prologue) return /^<svg[\s>/]/i.test(rest);
    const end = rest.indexOf(prologue[1]);
    if (end < 0) return false;
    rest = rest.slice(end + prologue[1].length).trimStart();
  }
}

/** @throws VALIDATION_FAILED when the content is of no accepted type, whatever its name and its client say */
async function detectType(bytes: Buffer, purpose: UploadPurpose): Promise<UploadType> {
  const { types, wrongType } = purposes[purpose];
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  const type = types.find((candidate) => candidate === mime);
  if (type) return type;
  throw reject(startsSvg(bytes.subarray(0, 4096).toString('utf8')) ? messages.uploadSvg : wrongType);
}

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

/** A name of `limits.fileName` with the extension of its type. @throws VALIDATION_FAILED for a path */
function cleanName(name: string, type: UploadType): string {
  if (hasPath(name)) throw reject(messages.uploadPath);
  const stem = path
    .parse(name.slice(0, maxGivenName).normalize('NFC'))
    .name.replace(/[^\p{L}\p{M}\p{N} ._()-]+/gu, ' ')
    .replace(/\s+/g, ' ');
  const { extension } = uploadTypes[type];
  const kept = [...trimDots(stem)].slice(0, limits.fileName.max - extension.length - 1).join('');
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

const markup = /<(?:!doctype|html|head|body|script|svg|iframe)[\s>]/i;

const refusals: Readonly<Record<Exclude<PdfCheck, 'harmless'>, string>> = {
  acts: messages.uploadScripts,
  damaged: messages.uploadDamagedPdf,
  encrypted: messages.uploadEncryptedPdf,
  'too complex': messages.uploadComplexPdf,
};

/** @throws VALIDATION_FAILED when it is not whole, is another file as well, or acts when it is opened */
async function assertPlainPdf(bytes: Buffer): Promise<void> {
  const end = bytes.lastIndexOf('%%EOF');
  if (!/^%PDF-\d\.\d/.test(bytes.subarray(0, 8).toString('latin1')) || end < 0) throw reject(messages.uploadDamagedPdf);
  const isFollowed =
    bytes
      .subarray(end + '%%EOF'.length)
      .toString('latin1')
      .trim() !== '';
  const start = bytes.subarray(0, 1024).toString('latin1');
  if (endsAsZip(bytes) || isFollowed || markup.test(start)) throw reject(messages.uploadPolyglot);
  const check = await checkPdf(bytes);
  if (check !== 'harmless') throw reject(refusals[check]);
}

const encoders: Record<Exclude<UploadType, 'application/pdf'>, (image: Sharp) => Sharp> = {
  'image/png': (image) => image.png(),
  'image/jpeg': (image) => image.jpeg({ quality: 88 }),
  'image/webp': (image) => image.webp({ quality: 88 }),
};

// One file at a time: decoded, a large one takes hundreds of megabytes.
let lastFile: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = lastFile.then(work);
  lastFile = result.catch(() => undefined);
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
    await inTurn(() => assertPlainPdf(bytes));
    return { ...named, bytes, width: null, height: null };
  }
  const encoded = await inTurn(() => encodePicture(bytes, contentType, purpose));
  if (encoded.bytes.length > limits.upload.bytes) throw reject(messages.uploadTooLarge);
  return { ...named, ...encoded };
}
