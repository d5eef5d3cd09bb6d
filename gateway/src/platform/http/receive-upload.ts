import { limits, messages } from '@cimiento/contracts';
import type { Request, Response } from 'express';
import multer, { MulterError, type StorageEngine } from 'multer';
import { ExpectedError, unauthenticated, validationFailed } from '../errors';
import { toUnavailable } from '../error-responses/unavailable';
import { getRequestKey } from '../request/request-key';
import { getRequestSession } from '../request/request-session';
import type { FileReaders } from '../files/reader/file-readers';
import { SpooledFile } from '../files/spooled-file';
import { Upload } from '../files/upload';

/** A file of a form, as multer describes it. */
type Received = Express.Multer.File & { spooled?: SpooledFile };

/** The text fields of a form, and its file; null without one. */
export type ReceivedForm = { fields: Record<string, unknown>; file: Upload | null };

const tooLarge = (): ExpectedError => new ExpectedError('PAYLOAD_TOO_LARGE', messages.uploadTooLarge);

// The largest size of a form's boundaries and text fields.
const overheadBytes = 64 * 1024;

const storage: StorageEngine = {
  _handleFile: (_request, { stream }, done) => {
    SpooledFile.receive(stream).then((spooled) => done(null, { spooled } as Partial<Received>), done);
  },
  _removeFile: (_request, file, done) => {
    (file as Received).spooled?.close();
    done(null);
  },
};

const receive = multer({
  storage,
  // A path in a name is refused, and not removed without a word.
  preservePath: true,
  // Browsers write names in UTF-8.
  defParamCharset: 'utf8',
  limits: { fileSize: limits.upload.bytes, files: 1, fields: 10, fieldSize: 4096, fieldNameSize: 60, parts: 12 },
}).single('file');

function toExpected(error: unknown): Error {
  if (error instanceof MulterError) {
    if (error.code === 'LIMIT_FILE_SIZE') return tooLarge();
    const isSecond = error.code === 'LIMIT_UNEXPECTED_FILE' || error.code === 'LIMIT_FILE_COUNT';
    return validationFailed({ file: isSecond ? messages.uploadOne : messages.uploadUnreadable });
  }
  const unavailable = toUnavailable(error);
  if (unavailable) return unavailable;
  // The parser's own errors, such as a form that ends too early.
  return validationFailed({ file: messages.uploadUnreadable });
}

async function readForm(request: Request, response: Response): Promise<ReceivedForm> {
  await new Promise<void>((resolve, reject) => {
    void receive(request, response, (error?: unknown) => (error ? reject(toExpected(error)) : resolve()));
  });
  const { body, file } = request as { body?: Record<string, unknown>; file?: Received };
  return { fields: { ...body }, file: file?.spooled ? new Upload(file.originalname, file.spooled) : null };
}

/** Reads the form of a request, and works with it: see `createReceiveUpload`. */
export type ReceiveUpload = <T>(
  request: Request,
  response: Response,
  work: (form: ReceivedForm) => Promise<T>,
) => Promise<T>;

/**
 * Creates what reads a multipart form with at most one file, named `file`. Call it only for a client that may upload: it reads up to 10 MB.
 * It throws UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE and VALIDATION_FAILED; BUSY before it reads anything.
 */
export const createReceiveUpload =
  (readers: Pick<FileReaders, 'admit'>): ReceiveUpload =>
  async (request, response, work) => {
    if (!request.is('multipart/form-data'))
      throw new ExpectedError('UNSUPPORTED_MEDIA_TYPE', 'El contenido debe ser multipart/form-data.');
    if (Number(request.headers['content-length'] ?? 0) > limits.upload.bytes + overheadBytes) throw tooLarge();
    const viewer = getRequestKey(request)?.viewer ?? getRequestSession(request)?.viewer;
    if (!viewer) throw unauthenticated();
    return readers.admit(viewer.id, async () => {
      const form = await readForm(request, response);
      return work(form).finally(() => form.file?.file.close());
    });
  };
