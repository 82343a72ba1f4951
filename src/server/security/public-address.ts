import type { LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses of version 4 that are no public host's: IANA's registry of special ones (RFC 6890), multicast and what is reserved. */
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

/** The only ones of version 6 that are routed (RFC 4291), which leaves out those that carry one of version 4 in an older form. */
const global6 = ['2000::/3'] as const;

/** What among these is no host's own: protocols and Teredo, benchmarks and examples, 6to4, AS112. */
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'] as const;

const refused4 = listOf(special4, 'ipv4');
const routed6 = listOf(global6, 'ipv6');
const refused6 = listOf(special6, 'ipv6');

/** Whether an address is a host's on the internet: not this machine, its network, or a way round to them. */
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

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/**
 * A look-up of names that answers public addresses or an error, to connect with: what is checked is what is connected to, so a
 * name cannot mean another host a moment later. One address that is not public refuses the name.
 */
export function publicOnly(lookup: LookupFunction): LookupFunction {
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
