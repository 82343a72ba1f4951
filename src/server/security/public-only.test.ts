import type { LookupAddress } from 'node:dns';
import { createServer } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { describe, expect, it } from 'vitest';
import { requirePublicAddresses } from './public-address.ts';

const answering =
  (...addresses: string[]): LookupFunction =>
  (_name, _options, callback) =>
    callback(
      null,
      addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

function ask(lookup: LookupFunction, all: boolean): Promise<unknown> {
  return new Promise((resolve, reject) => {
    requirePublicAddresses(lookup)('provider.example', { all }, (error, ...answer) =>
      error ? reject(error) : resolve(answer),
    );
  });
}

describe('requirePublicAddresses', () => {
  it('returns one public address or all of them, as requested', async () => {
    const both = answering('8.8.8.8', '2001:4860:4860::8888');
    expect(await ask(both, false)).toEqual(['8.8.8.8', 4]);
    expect(await ask(both, true)).toEqual([
      [
        { address: '8.8.8.8', family: 4 },
        { address: '2001:4860:4860::8888', family: 6 },
      ],
    ]);
  });

  it.each([
    ['this machine', ['127.0.0.1']],
    ['a public one and this machine', ['8.8.8.8', '::1']],
    ['one in another form', ['::ffff:10.0.0.1']],
    ['none', []],
  ])('rejects a name that resolves to %s', async (_what, addresses) => {
    for (const all of [true, false]) {
      await expect(ask(answering(...addresses), all)).rejects.toThrow(
        'provider.example has no public address',
      );
    }
  });

  it('passes on a lookup error', async () => {
    const lookup: LookupFunction = (_name, _options, callback) => callback(new Error('ENOTFOUND'), []);
    await expect(ask(lookup, true)).rejects.toThrow('ENOTFOUND');
  });

  it('makes no connection to a rejected address', async () => {
    let connections = 0;
    const server = createServer();
    server.on('connection', () => {
      connections += 1;
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const lookup = requirePublicAddresses(answering('127.0.0.1'));
    const refused = await new Promise<Error>((resolve, reject) => {
      const asked = request(`https://provider.example:${port}/`, { lookup, agent: false });
      asked.on('error', resolve);
      asked.on('response', () => reject(new Error('It was answered')));
      asked.end();
    });
    expect(refused.message).toBe('provider.example has no public address');
    expect(connections).toBe(0);
    await new Promise((closed) => server.close(closed));
  });
});
