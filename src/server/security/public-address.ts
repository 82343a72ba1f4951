import type { LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * IPv4 ranges that are not public: IANA's special-purpose registry (RFC 6890), multicast and reserved ranges.
 */
const special4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
] as const;

/**
 * The only routed IPv6 range (RFC 4291). It leaves out addresses that embed an IPv4 address in an older form.
 */
const global6 = ['2000::/3'] as const;

/**
 * Special-purpose ranges within {@link global6}: protocols and Teredo, benchmarks and documentation, 6to4,
 * AS112.
 */
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'] as const;

const refused4 = createBlockList(special4, 'ipv4');
const routed6 = createBlockList(global6, 'ipv6');
const refused6 = createBlockList(special6, 'ipv6');

/** True if an address is a host's on the internet: not this machine, its network, or a tunnel to them. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !refused4.check(address, 'ipv4');
    case 6:
      return routed6.check(address, 'ipv6') && !refused6.check(address, 'ipv6');
    default:
      return false;
  }
}

function createBlockList(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/**
 * Wraps a DNS lookup so that it fails unless all addresses are public. Used to connect, it prevents DNS
 * rebinding: the address that was checked is the one that is connected to.
 */
export function requirePublicAddresses(lookup: LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, answer, family) => {
      if (error) return callback(error, []);
      const found = typeof answer === 'string' ? [{ address: answer, family: family ?? 0 }] : answer;
      const [first] = found;
      if (!first || !found.every(({ address }: LookupAddress) => isPublicAddress(address))) {
        return callback(new Error(`${hostname} has no public address`), []);
      }
      return options.all ? callback(null, found) : callback(null, first.address, first.family);
    });
  };
}
