import { readFileSync } from 'node:fs';

/** Address and credentials of a MariaDB or MySQL server. */
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

/** Whether a URL names several servers, as mysql://one,two/database does. */
export const namesSeveralServers = (url: string): boolean =>
  /^\w+:\/\/(?:[^@/?#]*@)?[^@/?#,]*,[^@/?#]*(?:[/?#]|$)/.test(url);

/** Whether a URL names a server and a database, and has no parameter that would be ignored. */
export function isDatabaseUrl(url: string): boolean {
  if (!URL.canParse(url) || namesSeveralServers(url)) return false;
  const { protocol, hostname, pathname, searchParams } = new URL(url);
  return (
    ['mysql:', 'mariadb:'].includes(protocol) &&
    hostname.length > 0 &&
    pathname.length > 1 &&
    [...searchParams.keys()].every((name) => knownParameters.has(name)) &&
    tlsValues.includes(searchParams.get('ssl'))
  );
}

/** Whether a URL of a database names a user and no password, so that the password comes from a variable. */
export function lacksPassword(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { username, password } = new URL(url);
  return username !== '' && password === '';
}

/** The URL with a password of any characters. */
export function withPassword(url: string, password: string): string {
  const complete = new URL(url);
  complete.password = encodeURIComponent(password);
  return complete.href;
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

/** Reads mysql://user:password@host:port/database?ssl=verify&sslCa=/path/of/the/authority.pem. @throws when it is not a URL */
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

/** The address of the database for the operator, without user and password. */
export function describeAddress(url: string): string {
  const { host, port, database } = parseAddress(url);
  return `${database} on ${host}:${port}`;
}
