import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

const prefixBits = 64;

/**
 * The key by which requests are counted: an IPv4 address, or the /64 of an IPv6 address, which is what one connection gets. An IPv4 address
 * mapped to IPv6 is the same address.
 */
export function toCountedAddress(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  const [plain = ''] = address.split('%', 1);
  if (!isIPv6(plain)) return plain;
  const parsed = ipaddr.process(plain);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${prefixBits}`).toString()}/${prefixBits}`;
}

/** The start of an address, which identifies a network but no household: '203.0.x.x'. */
export function toAddressPrefix(address: string): string {
  const counted = toCountedAddress(address);
  if (!counted.includes(':')) return counted.replace(/\.\d+\.\d+$/, '.x.x');
  return `${counted.split(':').slice(0, 2).join(':')}:…`;
}
