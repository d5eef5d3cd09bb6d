import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';

type Encoding = 'br' | 'gzip';

// Quality 4 compresses as far as gzip at its default, in less time: answers are made anew for each request.
const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body) => promisify(gzip)(body),
};

/** Below this many bytes a compressed answer is hardly smaller. */
const minBytes = 1024;

const isCompressible = (response: Response): boolean =>
  /json|text|javascript|xml|svg/.test(String(response.get('Content-Type') ?? ''));

function chooseEncoding(request: Request, response: Response, body: Buffer): Encoding | undefined {
  if (request.method === 'HEAD' || body.length < minBytes || response.hasHeader('Content-Encoding')) return undefined;
  if (!isCompressible(response)) return undefined;
  response.vary('Accept-Encoding');
  // With 304 an answer has no body.
  if (request.headers['accept-encoding'] === undefined || request.fresh) return undefined;
  const accepted = request.acceptsEncodings();
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

/** Compresses what routes send as a whole, if the client accepts it. Its ETag stays that of the record, for If-Match. */
export const compressAnswers: RequestHandler = (request, response, next) => {
  const send = response.send.bind(response);
  response.send = (content: unknown) => {
    // Without a type, Express chooses one by the kind of content, and sends an object through here again as text.
    const body = typeof content === 'string' ? Buffer.from(content) : content;
    if (!Buffer.isBuffer(body) || !response.hasHeader('Content-Type')) return send(content);
    const encoding = chooseEncoding(request, response, body);
    if (!encoding) return send(content);
    void compress[encoding](body).then(
      (compressed) => {
        response.set('Content-Encoding', encoding);
        send(compressed);
      },
      () => send(content),
    );
    return response;
  };
  next();
};
