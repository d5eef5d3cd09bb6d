import { lookup as resolve } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { LookupFunction } from 'node:net';
import { deliveryMessages } from '@cimiento/contracts';
import ipaddr from 'ipaddr.js';
import type { PrivateHosts } from '../../platform/config/config';

/** An address that webhooks must not reach: of this machine, a private network, or no host on the internet. */
export class UnsafeAddress extends Error {
  override readonly name = 'UnsafeAddress';
  readonly code = 'UNSAFE_ADDRESS';

  constructor(host: string) {
    super(deliveryMessages.notPublic(host));
  }
}

/** Resolves a name to every address that it has. */
export type Resolve = (host: string) => Promise<LookupAddress[]>;

const resolveAll: Resolve = (host) => resolve(host, { all: true, verbatim: true });

// IPv4-compatible addresses (::127.0.0.1), which IPv6 has given up: their range is not named.
const ipv4Compatible = ipaddr.parseCIDR('::/96');

/** Addresses that are public by their range, and answer only inside a cloud with its own services: Azure's host agent. */
const platformAddresses: readonly string[] = ['168.63.129.16'];

function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // `process` unmaps ::ffff:127.0.0.1, which is the loopback address.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv6' && parsed.match(ipv4Compatible)) return false;
  return parsed.range() === 'unicast' && !platformAddresses.includes(parsed.toString());
}

const mayBePrivate = (host: string, hosts: PrivateHosts): boolean =>
  hosts === 'all' || (hosts !== 'none' && hosts.includes(host));

/** The host of an address without the brackets of IPv6. `URL` has already written 127.1 as 127.0.0.1. */
const getHost = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/**
 * Refuses an address that states an IP address which is not public. Names are checked when connecting.
 * @throws UnsafeAddress
 */
export function assertSafeLiteral(url: URL, hosts: PrivateHosts): void {
  const host = getHost(url);
  if (ipaddr.isValid(host) && !isPublic(host) && !mayBePrivate(host, hosts)) throw new UnsafeAddress(host);
}

/**
 * Resolves names for a connection and gives only checked addresses, so that the address that was checked is the one that is called. One
 * address that is not public refuses the name.
 */
export function createSafeLookup(hosts: PrivateHosts, resolveName: Resolve = resolveAll): LookupFunction {
  return (host, options, callback) => {
    resolveName(host)
      .then((found) => {
        const [first] = found;
        if (!first || (!mayBePrivate(host, hosts) && !found.every(({ address }) => isPublic(address))))
          return callback(new UnsafeAddress(host), '');
        return options.all ? callback(null, found) : callback(null, first.address, first.family);
      })
      .catch((error: NodeJS.ErrnoException) => callback(error, ''));
  };
}

/** Agents that connect to checked addresses. Sockets are not kept: a kept one would be used again without a check. */
export function createSafeAgents(hosts: PrivateHosts, resolveName?: Resolve): { http: HttpAgent; https: HttpsAgent } {
  const options = { keepAlive: false, lookup: createSafeLookup(hosts, resolveName) };
  return { http: new HttpAgent(options), https: new HttpsAgent(options) };
}
