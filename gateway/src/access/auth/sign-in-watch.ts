import { operatorMessages } from '@cimiento/contracts';
import type { Request } from 'express';
import type { Logger } from 'pino';
import { forbidden } from '../../platform/errors';
import { toCountedAddress } from '../../platform/request/client-address';

const privateAddress = /^(10\.|127\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1|f[cd][0-9a-f]{2}:)/;
const enoughSignIns = 20;

/** Notices at sign-ins what an operator has set wrong between browsers and server, and warns of it once per process. */
export class SignInWatch {
  private hasWarnedOfHttp = false;
  /** The one address of all sign-ins; null once there were two, or the warning was given. */
  private onlyAddress: string | null | undefined;
  private signIns = 0;

  /** @param hasVisitors whether sign-ins come from other machines, as in production */
  constructor(
    private readonly log: Pick<Logger, 'warn'>,
    hasVisitors: boolean,
  ) {
    if (!hasVisitors) this.onlyAddress = null;
  }

  /**
   * Refuses a sign-in whose session cookie would never reach the browser.
   * @throws FORBIDDEN when the cookie is for TLS only and the request came over http
   */
  assertCookieArrives(request: Request): void {
    if (request.session.cookie.secure !== true || request.secure) return;
    if (!this.hasWarnedOfHttp)
      this.log.warn(
        { event: 'sign_in_over_http' },
        'a sign-in was refused, because the request came over http: set TRUST_PROXY=1 behind a TLS proxy',
      );
    this.hasWarnedOfHttp = true;
    throw forbidden(operatorMessages.secureOnly);
  }

  /** Counts where sign-ins come from: with one private address for all, every visitor shares one limit. */
  countAddress(ip: string | undefined): void {
    if (this.onlyAddress === null) return;
    const address = toCountedAddress(ip);
    this.onlyAddress ??= address;
    this.signIns += 1;
    if (this.onlyAddress !== address || !privateAddress.test(address)) this.onlyAddress = null;
    else if (this.signIns === enoughSignIns) {
      this.onlyAddress = null;
      this.log.warn(
        { event: 'one_address', address },
        'all sign-ins came from one private address: if that is a proxy, TRUST_PROXY counts too few (docs/operate/proxy.md)',
      );
    }
  }
}
