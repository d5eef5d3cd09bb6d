import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { normalizeText } from '@cimiento/contracts';
import type { Request, RequestHandler } from 'express';
import type { GatewayConfig } from '../config/config';
import { toCountedAddress } from '../http/client-address';
import { sha256 } from '../sha256';
import { readCookie } from './cookies';
import { toDeviceName } from './device-name';
import { getRequestSession } from './request-session';

const lifetimeMs = 365 * 24 * 60 * 60_000;

/** Name of the cookie that a browser keeps after signing in; it opens nothing. */
const getCookieName = ({ session }: GatewayConfig): string =>
  session.secureCookie ? '__Host-cimiento.device' : 'cimiento.device';

const sign = (secret: string, username: string, id: string): Buffer =>
  createHmac('sha256', secret)
    .update(`device:${normalizeText(username)}:${id}`)
    .digest();

/** Recognises browsers in which a person has signed in before, so that strangers cannot lock them out. */
export class KnownDevices {
  constructor(private readonly config: GatewayConfig) {}

  /** The device of a request, if this person has signed in there before. */
  find(request: Request, username: string): string | null {
    const [id, signature] = (readCookie(request, getCookieName(this.config)) ?? '').split('.');
    if (!id || !signature) return null;
    const given = Buffer.from(signature, 'base64url');
    const isOurs = this.config.session.secrets.some((secret) => {
      const expected = sign(secret, username, id);
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
    return isOurs ? id : null;
  }

  /**
   * What the wrong passwords for an account are counted by, beside the account: the device where the person has signed in before, or
   * the address of a stranger.
   */
  getSource(request: Request, username: string): AttemptSource {
    const device = this.find(request, username);
    return device === null
      ? { key: `address:${toCountedAddress(request.ip)}`, isKnown: false }
      : { key: `device:${sha256(device)}`, isKnown: true };
  }

  /** The name of a request's device, in which this person has never signed in; undefined where they have. */
  getNewDeviceName(request: Request, username: string): string | undefined {
    return this.find(request, username) === null ? toDeviceName(request.get('user-agent') ?? null) : undefined;
  }

  /** Marks the browser of a signed-in user as a known device. */
  remember(): RequestHandler {
    const { secureCookie, secrets } = this.config.session;
    return (request, response, next) => {
      const username = getRequestSession(request)?.viewer?.username;
      if (username !== undefined && this.find(request, username) === null) {
        const id = randomBytes(16).toString('base64url');
        const value = `${id}.${sign(secrets[0] ?? '', username, id).toString('base64url')}`;
        const isSendable = !secureCookie || request.secure;
        const options = {
          httpOnly: true,
          sameSite: 'lax',
          secure: secureCookie,
          maxAge: lifetimeMs,
          path: '/',
        } as const;
        if (isSendable) response.cookie(getCookieName(this.config), value, options);
      }
      next();
    };
  }
}

/** Where attempts on an account come from. */
export type AttemptSource = { key: string; isKnown: boolean };
