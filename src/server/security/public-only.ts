import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

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
        return callback(new Error(`${hostname} leads to no public address`), []);
      }
      return options.all ? callback(null, found) : callback(null, first.address, first.family);
    });
  };
}
