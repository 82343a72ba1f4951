import { expect, it } from 'vitest';
import { createNameCheck } from './public-host.ts';

it.each(['www.studio.example', 'WWW.studio.example:8080', 'other.example', 'studio.example.'])(
  '%s is another host name of the site',
  (host) => {
    expect(createNameCheck('https://studio.example')(host)).toBe(true);
  },
);

it.each([
  ['the site’s own name', 'studio.example'],
  ['its own name at another port', 'Studio.Example:3000'],
  ['loopback', 'localhost:3000'],
  ['an IPv4 address', '10.0.0.7:3000'],
  ['an IPv6 address', '[::1]:3000'],
  ['a service of a container network', 'vitrine:3000'],
  ['a name of a private network', 'site.internal'],
  ['nothing', ''],
])('%s is not another host name of the site', (_, host) => {
  expect(createNameCheck('https://studio.example')(host)).toBe(false);
});

it.each(['http://localhost:3000', 'http://127.0.0.1:3000'])(
  'a site at %s has no other host names',
  (publicUrl) => {
    expect(createNameCheck(publicUrl)('www.studio.example')).toBe(false);
  },
);
