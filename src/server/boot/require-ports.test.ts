import { once } from 'node:events';
import { type AddressInfo, createServer, Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requirePorts } from './require-ports.ts';

let other: Server;
let taken: number;
beforeEach(async () => {
  other = createServer();
  await once(other.listen(0, '127.0.0.1'), 'listening');
  taken = (other.address() as AddressInfo).port;
});
afterEach(() => new Promise((resolve) => other.close(resolve)));

const complaint = (host: string, port = 0, metrics?: { host: string; port: number }) =>
  requirePorts({ host, port, metrics }).then(
    () => undefined,
    ({ name, message }: Error) => `${name}: ${message}`,
  );

describe('requirePorts', () => {
  it('rejects a port in use, for the site and for metrics', async () => {
    expect(await complaint('127.0.0.1', taken)).toBe(
      `StartError: Port ${taken} is in use by another program. Stop that program, or set PORT to another port.`,
    );
    expect(await complaint('127.0.0.1', 0, { host: '127.0.0.1', port: taken })).toBe(
      `StartError: Port ${taken} is in use by another program. Stop that program, or set METRICS_PORT to another port.`,
    );
  });

  it('rejects an address of another machine and an unknown host name', async () => {
    expect(await complaint('192.0.2.1')).toBe(
      'StartError: HOST is 192.0.2.1, which is not an address of this machine. Set it to one, or to 0.0.0.0 for all of them.',
    );
    expect(await complaint('studio.invalid')).toBe(
      'StartError: HOST is studio.invalid, a name that this machine cannot resolve. Set it to an address of this machine, or to 0.0.0.0 for all of them.',
    );
  });

  it('leaves a free port available to the server', async () => {
    other.close();
    await once(other, 'close');
    for (const _time of [1, 2]) expect(await complaint('127.0.0.1', taken)).toBeUndefined();
    await once(other.listen(taken, '127.0.0.1'), 'listening');
  });

  it('does not listen on the port, so that it takes no connections from a proxy', async () => {
    other.close();
    await once(other, 'close');
    const listen = vi.spyOn(Server.prototype, 'listen');
    expect(await complaint('127.0.0.1', taken)).toBeUndefined();
    expect(listen.mock.calls.map(([port]) => port)).toEqual([0]);
    listen.mockRestore();
    await once(other.listen(taken, '127.0.0.1'), 'listening');
  });
});
