import { limits, messages } from '@cimiento/contracts';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { ExpectedError, validationFailed } from '../errors/expected-error';
import { Upload } from './upload';

/** The text fields of a form, and its file; null without one. */
export type ReceivedForm = { fields: Record<string, unknown>; file: Upload | null };

const tooLarge = (): ExpectedError => new ExpectedError('PAYLOAD_TOO_LARGE', messages.uploadTooLarge);

// What the borders and the text fields of a form take at most.
const overheadBytes = 64 * 1024;

const receive = multer({
  storage: multer.memoryStorage(),
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
  // The parser's own errors, such as a form that ends too early.
  return validationFailed({ file: messages.uploadUnreadable });
}

/**
 * Reads a multipart form with at most one file, named `file`. Call it only for a client that may upload: it reads up to 10 MB.
 * @throws UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, VALIDATION_FAILED
 */
export async function readUpload(request: Request, response: Response): Promise<ReceivedForm> {
  if (!request.is('multipart/form-data'))
    throw new ExpectedError('UNSUPPORTED_MEDIA_TYPE', 'El contenido debe ser multipart/form-data.');
  if (Number(request.headers['content-length'] ?? 0) > limits.upload.bytes + overheadBytes) throw tooLarge();
  await new Promise<void>((resolve, reject) => {
    void receive(request, response, (error?: unknown) => (error ? reject(toExpected(error)) : resolve()));
  });
  const { body, file } = request as Request & { body?: Record<string, unknown> };
  return { fields: { ...body }, file: file ? new Upload(file.originalname, file.buffer) : null };
}
