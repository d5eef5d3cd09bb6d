import { readFileSync } from 'node:fs';

/** Where a MariaDB or MySQL server is, and how to sign in to it. */
export type Address = {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
  /** Set when the connection must use TLS; the server's certificate is always checked, and with `verifyIdentity` its name too. */
  ssl?: { rejectUnauthorized: true; minVersion: 'TLSv1.2'; verifyIdentity: boolean; ca?: string };
};

const knownParameters = new Set(['ssl', 'sslCa']);
const tlsValues: readonly (string | null)[] = [null, 'false', 'true', 'verify'];

/** One URL for each server of a URL that names several: mysql://user:password@one:3306,two:3306/database. @throws when it is no URL */
function splitServers(url: string): URL[] {
  const [, start = '', servers = '', end = ''] =
    /^((?:mysql|mariadb):\/\/(?:[^@/?#]*@)?)([^/?#]*)((?:[/?#].*)?)$/.exec(url) ?? [];
  return servers.split(',').map((server) => new URL(`${start}${server}${end}`));
}

function isComplete(urls: readonly URL[]): boolean {
  // mysql2 checks one name for a whole pool.
  const maxServers = urls[0]?.searchParams.get('ssl') === 'verify' ? 1 : Infinity;
  return (
    urls.length <= maxServers &&
    urls.every(
      ({ hostname, pathname, searchParams }) =>
        hostname.length > 0 &&
        pathname.length > 1 &&
        [...searchParams.keys()].every((name) => knownParameters.has(name)) &&
        tlsValues.includes(searchParams.get('ssl')),
    )
  );
}

/** Whether a URL names servers and a database, and has no parameter that would be ignored. */
export function isDatabaseUrl(url: string): boolean {
  try {
    return isComplete(splitServers(url));
  } catch {
    return false;
  }
}

function getTls(parameters: URLSearchParams): Pick<Address, 'ssl'> {
  const [value, ca] = [parameters.get('ssl'), parameters.get('sslCa')];
  if (value !== 'true' && value !== 'verify' && ca === null) return {};
  return {
    ssl: {
      rejectUnauthorized: true,
      minVersion: 'TLSv1.2',
      verifyIdentity: value === 'verify',
      ...(ca !== null && { ca: readFileSync(ca, 'utf8') }),
    },
  };
}

const toAddress = ({ hostname, port, username, password, pathname, searchParams }: URL): Address => ({
  host: hostname,
  port: Number(port || 3306),
  user: decodeURIComponent(username),
  password: decodeURIComponent(password),
  database: decodeURIComponent(pathname.slice(1)),
  ...getTls(searchParams),
});

/**
 * Reads mysql://user:password@host:port/database?ssl=verify&sslCa=/path/of/the/authority.pem, which may name several servers of one cluster,
 * separated by commas. The first is preferred.
 */
export function parseAddresses(url: string): [Address, ...Address[]] {
  const [first, ...others] = splitServers(url).map(toAddress);
  if (!first) throw new Error('The address names no server');
  return [first, ...others];
}
