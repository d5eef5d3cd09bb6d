import { isIP } from 'node:net';
import type { Request } from 'express';
import type { GatewayConfig } from '../../platform/config/config';

/** The site for which passkeys are made. */
export type RelyingParty = { id: string; origins: string[] };

/**
 * The site of a request: that of PUBLIC_ORIGIN; without it, in demonstration mode, the requested host. Null where there is none, and for an
 * IP address, for which browsers make no passkeys.
 */
export function findRelyingParty(
  { allowedOrigin, environment }: Pick<GatewayConfig, 'allowedOrigin' | 'environment'>,
  { headers }: Pick<Request, 'headers'>,
): RelyingParty | null {
  const host = headers.host ?? '';
  if (allowedOrigin === null && (environment === 'production' || !URL.canParse(`http://${host}`))) return null;
  const origins = allowedOrigin === null ? [`http://${host}`, `https://${host}`] : [allowedOrigin];
  const { hostname } = new URL(origins[0] ?? '');
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? null : { id: hostname, origins };
}
