import { limits, messages } from '@cimiento/contracts';
import type { Request, RequestHandler, Response } from 'express';
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

/** The text fields of a form, its file, and a second one of the few forms that take one; null without it. */
export type ReceivedForm = { fields: Record<string, unknown>; file: Upload | null; alt: Upload | null };

/** The names of the files of a form. */
export type FormFiles = readonly ['file'] | readonly ['file', 'alt'];

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

const createReader = (names: FormFiles): RequestHandler =>
  multer({
    storage,
    // A path in a name is refused, and not removed without a word.
    preservePath: true,
    // Browsers write names in UTF-8.
    defParamCharset: 'utf8',
    limits: {
      fileSize: limits.upload.bytes,
      files: names.length,
      fields: 10,
      fieldSize: 4096,
      fieldNameSize: 60,
      parts: 12,
    },
  }).fields(names.map((name) => ({ name, maxCount: 1 })));

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

const toUpload = (file: Received | undefined): Upload | null =>
  file?.spooled ? new Upload(file.originalname, file.spooled) : null;

async function readForm(request: Request, response: Response, names: FormFiles): Promise<ReceivedForm> {
  await new Promise<void>((resolve, reject) => {
    void createReader(names)(request, response, (error?: unknown) => (error ? reject(toExpected(error)) : resolve()));
  });
  const { body, files } = request as { body?: Record<string, unknown>; files?: Record<string, Received[]> };
  return { fields: { ...body }, file: toUpload(files?.['file']?.[0]), alt: toUpload(files?.['alt']?.[0]) };
}

/** Reads the form of a request, and works with it: see `createReceiveUpload`. */
export type ReceiveUpload = <T>(
  request: Request,
  response: Response,
  work: (form: ReceivedForm) => Promise<T>,
  names?: FormFiles,
) => Promise<T>;

/**
 * Creates what reads a multipart form with a file, named `file`, and in some forms a second one, named `alt`. Call it only for a client that may
 * upload: it reads up to 10 MB of each.
 * @param findOwner the user for whom a request without a session or key uploads; null where nobody lets it.
 * It throws UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE and VALIDATION_FAILED; BUSY before it reads anything.
 */
export const createReceiveUpload =
  (
    readers: Pick<FileReaders, 'admit'>,
    findOwner: (request: Request) => Promise<number | null> = () => Promise.resolve(null),
  ): ReceiveUpload =>
  async (request, response, work, names = ['file']) => {
    if (!request.is('multipart/form-data'))
      throw new ExpectedError('UNSUPPORTED_MEDIA_TYPE', 'El contenido debe ser multipart/form-data.');
    if (Number(request.headers['content-length'] ?? 0) > limits.upload.bytes * names.length + overheadBytes)
      throw tooLarge();
    const viewer = getRequestKey(request)?.viewer ?? getRequestSession(request)?.viewer;
    const userId = viewer?.id ?? (await findOwner(request));
    if (userId === null) throw unauthenticated();
    return readers.admit(userId, async () => {
      const form = await readForm(request, response, names);
      return work(form).finally(() => {
        form.file?.file.close();
        form.alt?.file.close();
      });
    });
  };
