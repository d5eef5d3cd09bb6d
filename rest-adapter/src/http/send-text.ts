import type { Response } from 'express';

/** Sends a text in UTF-8, without the ETag that Express adds to every body: a client does not ask for this one again. */
export function sendText(response: Response, type: string, text: string): void {
  response
    .set({ 'Content-Type': `${type}; charset=utf-8`, 'Content-Length': String(Buffer.byteLength(text)) })
    .end(text);
}
