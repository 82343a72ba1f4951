import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

describe('isPublicAddress', () => {
  it.each(['142.250.179.142', '8.8.8.8', '172.15.255.255', '172.32.0.1', '100.128.0.1', '223.255.255.255'])(
    'accepts the IPv4 address %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each(['2a00:1450:400e:80c::200e', '2606:4700::1111', '2001:4860:4860::8888'])(
    'accepts the IPv6 address %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ['this machine', ['127.0.0.1', '127.255.0.9', '0.0.0.0', '::1', '::']],
    [
      'the network that it is in',
      ['10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12::9'],
    ],
    ['its cloud’s own', ['169.254.169.254', 'fe80::1', '100.64.0.1', 'fec0::1']],
    ['many at once', ['224.0.0.1', '255.255.255.255', '240.0.0.1', 'ff02::1']],
    ['an example’s', ['192.0.2.1', '198.51.100.1', '203.0.113.9', '198.19.0.1', '2001:db8::1', '3fff::1']],
    ['one of version 4 in another form', ['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '::7f00:1']],
    ['one that is carried', ['64:ff9b::7f00:1', '2002:7f00:1::1', '2001:0:7f00:1::1', '64:ff9b:1::a00:1']],
    [
      'no address',
      ['', 'localhost', '127.1', '0x7f000001', '2130706433', '8.8.8.8:80', '[::1]', 'fe80::1%lo'],
    ],
  ])('rejects addresses of this kind: %s', (_what, addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });
});
