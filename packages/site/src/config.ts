import path from 'node:path';
import { brand, readCompany } from '@cimiento/contracts';
import type { SiteOptions } from './site';

/** An invalid setting; the message is one line that says what to change. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

function parseWholeNumber(name: string, text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new ConfigError(`Configuration: ${name} must be a whole number; not '${text}'`);
  return Number(text);
}

const isOn = (text = ''): boolean => /^(1|true)$/i.test(text);

/** Reads `REMOTES_DIR`, `REMOTE_KEYS`, `REMOTE_ORIGINS`, `HEALTH_SHARE`, `PUBLIC_ORIGIN`, `SANDBOX`, `DEMO_DATA`, `COMPANY_…` and `NODE_ENV`. Throws a ConfigError. */
export function readSiteOptions(
  environment: NodeJS.ProcessEnv,
): Pick<
  SiteOptions,
  'remotesDir' | 'remoteKeys' | 'remoteOrigins' | 'publicOrigin' | 'refusesTrials' | 'healthShare' | 'sandbox' | 'facts'
> {
  const { REMOTES_DIR, REMOTE_KEYS, REMOTE_ORIGINS = '', HEALTH_SHARE = '', PUBLIC_ORIGIN = '' } = environment;
  const isProduction = environment.NODE_ENV === 'production';
  const sandbox = isOn(environment.SANDBOX);
  const isDemonstration = environment.DEMO_DATA ? isOn(environment.DEMO_DATA) : sandbox || !isProduction;
  const remoteOrigins = REMOTE_ORIGINS.split(/[\s,]+/).filter(Boolean);
  const invalid = remoteOrigins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (invalid)
    throw new ConfigError(
      `Configuration: REMOTE_ORIGINS must be origins such as https://remotes.example; not '${invalid}'`,
    );
  if (PUBLIC_ORIGIN && (!URL.canParse(PUBLIC_ORIGIN) || new URL(PUBLIC_ORIGIN).origin !== PUBLIC_ORIGIN))
    throw new ConfigError(`Configuration: PUBLIC_ORIGIN must be an origin such as https://invest.example`);
  const healthShare = HEALTH_SHARE === '' ? 100 : parseWholeNumber('HEALTH_SHARE', HEALTH_SHARE);
  if (healthShare > 100)
    throw new ConfigError(`Configuration: HEALTH_SHARE must be a percentage from 0 to 100; not '${HEALTH_SHARE}'`);
  return {
    remotesDir: REMOTES_DIR ? path.resolve(REMOTES_DIR) : undefined,
    remoteKeys: REMOTE_KEYS ? path.resolve(REMOTE_KEYS) : undefined,
    remoteOrigins,
    publicOrigin: PUBLIC_ORIGIN || undefined,
    refusesTrials: isProduction,
    healthShare,
    sandbox,
    facts: {
      company: readCompany(environment, isDemonstration),
      contactEmail: brand.contactEmail,
      isDemonstration,
    },
  };
}

export type ProcessConfig = ReturnType<typeof readSiteOptions> & {
  port: number;
  host: string;
  /** Time for which a process that stops serves on, in ms. */
  drainMs: number;
  /** Number of proxies in front whose forwarded address and protocol are trusted. */
  trustProxy: number;
  logLevel: string;
  /** Gateway to read article titles from; without it, the pages of articles keep the head of the shell. */
  gatewayUrl: string | undefined;
};

/** Reads the configuration of the site as its own process. Throws a ConfigError. */
export function readProcessConfig(environment: NodeJS.ProcessEnv): ProcessConfig {
  const { PORT = '8080', HOST = '0.0.0.0', TRUST_PROXY = '0', LOG_LEVEL = 'info', GATEWAY_URL } = environment;
  if (GATEWAY_URL && !URL.canParse(GATEWAY_URL))
    throw new ConfigError(
      `Configuration: GATEWAY_URL must be an address such as http://gateway:8080; not '${GATEWAY_URL}'`,
    );
  return {
    ...readSiteOptions(environment),
    port: parseWholeNumber('PORT', PORT),
    host: HOST,
    drainMs: parseWholeNumber('DRAIN_SECONDS', environment.DRAIN_SECONDS || '5') * 1000,
    trustProxy: parseWholeNumber('TRUST_PROXY', TRUST_PROXY),
    logLevel: LOG_LEVEL,
    gatewayUrl: GATEWAY_URL,
  };
}
