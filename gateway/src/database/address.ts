import { readFileSync } from 'node:fs';

/** Where a MariaDB or MySQL server is, and how to sign in to it. */
export type Address = {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
  /** Set when the connection must use TLS; the server's certificate is always checked. */
  ssl?: { rejectUnauthorized: true; minVersion: 'TLSv1.2'; ca?: string };
};

const knownParameters = new Set(['ssl', 'sslCa']);
const isFlag = (text: string | null): boolean => text === null || text === 'true' || text === 'false';

/** Whether a URL names a database and has no parameter that would be ignored. */
export function isDatabaseUrl(url: string): boolean {
  const { pathname, searchParams } = new URL(url);
  return (
    pathname.length > 1 &&
    [...searchParams.keys()].every((name) => knownParameters.has(name)) &&
    isFlag(searchParams.get('ssl'))
  );
}

function getTls(parameters: URLSearchParams): Pick<Address, 'ssl'> {
  const ca = parameters.get('sslCa');
  if (parameters.get('ssl') !== 'true' && ca === null) return {};
  return {
    ssl: { rejectUnauthorized: true, minVersion: 'TLSv1.2', ...(ca !== null && { ca: readFileSync(ca, 'utf8') }) },
  };
}

/** Reads mysql://user:password@host:port/database?ssl=true&sslCa=/path/of/the/authority.pem */
export function parseAddress(url: string): Address {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  return {
    host: hostname,
    port: Number(port || 3306),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
    ...getTls(searchParams),
  };
}
