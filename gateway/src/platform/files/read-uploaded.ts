import { documentTypes, limits, messages, pictureTypes, type UploadType } from '@cimiento/contracts';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { findPdfActions, type PdfVerdict } from './pdf/find-pdf-actions';
import type { ReaderAnswer } from './reader/serve-reader';

/** The purpose of an upload: a document as large as it is, or a picture of a page. */
export type UploadPurpose = 'document' | 'picture';

/** The type of an upload's bytes, or the reason why they are refused. A picture is encoded anew; width and height are null for a PDF. */
export type UploadReading =
  { contentType: UploadType; width: number | null; height: number | null } | { refusal: string };

const purposes = {
  document: { types: documentTypes, wrongType: messages.uploadDocumentType },
  picture: { types: pictureTypes, wrongType: messages.uploadPictureType },
} as const;

/** Longest side of a picture of a page, in pixels. */
const maxPictureSide = 2000;

/** Markup allowed before the root of an SVG, by its start and end. */
const prologues = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!', '>'],
] as const;

/** Whether a text starts an SVG. Reads each letter once: an expression could take for ever on bytes of others. */
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

const refusals: Readonly<Record<Exclude<PdfVerdict, 'harmless'>, string>> = {
  acts: messages.uploadScripts,
  link: messages.uploadLinks,
  damaged: messages.uploadDamagedPdf,
  encrypted: messages.uploadEncryptedPdf,
  'too complex': messages.uploadComplexPdf,
};

/** Reason why a PDF is refused: it is incomplete, is another file as well, or acts when it is opened. Null for a plain one. */
function findPdfRefusal(bytes: Buffer): string | null {
  const end = bytes.lastIndexOf('%%EOF');
  if (!/^%PDF-\d\.\d/.test(bytes.subarray(0, 8).toString('latin1')) || end < 0) return messages.uploadDamagedPdf;
  const isFollowed =
    bytes
      .subarray(end + '%%EOF'.length)
      .toString('latin1')
      .trim() !== '';
  const start = bytes.subarray(0, 1024).toString('latin1');
  if (endsAsZip(bytes) || isFollowed || markup.test(start)) return messages.uploadPolyglot;
  const verdict = findPdfActions(bytes);
  return verdict === 'harmless' ? null : refusals[verdict];
}

const encoders: Record<Exclude<UploadType, 'application/pdf'>, (image: Sharp) => Sharp> = {
  'image/png': (image) => image.png(),
  'image/jpeg': (image) => image.jpeg({ quality: 88 }),
  'image/webp': (image) => image.webp({ quality: 88 }),
};

/** Writes a picture anew from its pixels, upright: without metadata, and without anything else that its file held. */
async function encodePicture(
  bytes: Buffer,
  contentType: keyof typeof encoders,
  purpose: UploadPurpose,
): Promise<ReaderAnswer> {
  // From the header alone, before anything is decoded.
  const header = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (header.width * header.height > limits.upload.pixels) return { value: { refusal: messages.uploadPixels } };
  const upright = sharp(bytes, {
    limitInputPixels: limits.upload.pixels,
    failOn: 'error',
    sequentialRead: true,
  }).autoOrient();
  const sized =
    purpose === 'picture'
      ? upright.resize({ width: maxPictureSide, height: maxPictureSide, fit: 'inside', withoutEnlargement: true })
      : upright;
  const { data, info } = await encoders[contentType](sized).toBuffer({ resolveWithObject: true });
  if (data.length > limits.upload.bytes) return { value: { refusal: messages.uploadTooLarge } };
  return { value: { contentType, width: info.width, height: info.height }, bytes: data };
}

/** Reads an upload by its content, whatever its name and its client say. Takes as long as the bytes make it: it runs in a process with limits. */
export async function readUploaded(bytes: Buffer, purpose: UploadPurpose): Promise<ReaderAnswer> {
  const { types, wrongType } = purposes[purpose];
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  const contentType = types.find((candidate) => candidate === mime);
  if (!contentType) {
    if (mime === 'image/heic' || mime === 'image/heif') return { value: { refusal: messages.uploadHeic } };
    const isSvg = startsSvg(bytes.subarray(0, 4096).toString('utf8'));
    return { value: { refusal: isSvg ? messages.uploadSvg : wrongType } };
  }
  if (contentType !== 'application/pdf')
    return encodePicture(bytes, contentType, purpose).catch((error: Error) => ({
      value: { refusal: /memory/i.test(error.message) ? messages.uploadComplex : messages.uploadDamagedPicture },
    }));
  const refusal = findPdfRefusal(bytes);
  return { value: refusal === null ? { contentType, width: null, height: null } : { refusal } };
}
