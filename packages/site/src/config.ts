import path from 'node:path';
import type { SiteOptions } from './site';

/** What an operator has set wrongly, in one line that says what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Where the remotes lie and come from, from `REMOTES_DIR` and `REMOTE_ORIGINS`. Throws a ConfigError. */
export function readSiteOptions({
  REMOTES_DIR,
  REMOTE_ORIGINS = '',
}: NodeJS.ProcessEnv): Pick<SiteOptions, 'remotesDir' | 'remoteOrigins'> {
  const remoteOrigins = REMOTE_ORIGINS.split(/[\s,]+/).filter(Boolean);
  const wrong = remoteOrigins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (wrong)
    throw new ConfigError(
      `Configuration: REMOTE_ORIGINS must be origins such as https://remotes.example; not '${wrong}'`,
    );
  return { remotesDir: REMOTES_DIR ? path.resolve(REMOTES_DIR) : undefined, remoteOrigins };
}

type ProcessConfig = ReturnType<typeof readSiteOptions> & {
  port: number;
  host: string;
  /** How many proxies in front are believed about the address and protocol of a request. */
  trustProxy: number;
  logLevel: string;
  /** Where the articles are asked for that pages are about; without it pages carry no article's title. */
  gatewayUrl: string | undefined;
};

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new ConfigError(`Configuration: ${name} must be a whole number; not '${text}'`);
  return Number(text);
}

/** What the site needs to know as a process of its own. Throws a ConfigError. */
export function readProcessConfig(environment: NodeJS.ProcessEnv): ProcessConfig {
  const { PORT = '8080', HOST = '0.0.0.0', TRUST_PROXY = '0', LOG_LEVEL = 'info', GATEWAY_URL } = environment;
  if (GATEWAY_URL && !URL.canParse(GATEWAY_URL))
    throw new ConfigError(
      `Configuration: GATEWAY_URL must be an address such as http://gateway:8080; not '${GATEWAY_URL}'`,
    );
  return {
    ...readSiteOptions(environment),
    port: wholeNumber('PORT', PORT),
    host: HOST,
    trustProxy: wholeNumber('TRUST_PROXY', TRUST_PROXY),
    logLevel: LOG_LEVEL,
    gatewayUrl: GATEWAY_URL,
  };
}
