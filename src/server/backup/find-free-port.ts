import { once } from 'node:events';
import { createServer } from 'node:net';

/** Finds a free port of this machine. Another program may take it before the caller does. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port');
  return address.port;
}
