import { brand } from '@cimiento/contracts';
import type { RequestHandler } from 'express';

const daysValid = 180;
const dayMs = 24 * 60 * 60_000;

/** Tells researchers where to report a weakness (RFC 9116). It expires later than any copy of it should be used. */
export const sendSecurityTxt: RequestHandler = (_request, response) => {
  const expires = new Date(Date.now() + daysValid * dayMs).toISOString();
  response
    .type('text/plain')
    .set('Cache-Control', 'no-cache')
    .send(`Contact: mailto:${brand.contactEmail}\nExpires: ${expires}\nPreferred-Languages: es, en\n`);
};
