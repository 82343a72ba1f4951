import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Sends these lines unchanged as the head of a request, then a blank line. Returns every byte of the
 * response.
 */
export async function sendRawRequest(port: number, head: readonly string[]): Promise<Buffer> {
  const socket = connect(port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await once(socket, 'close');
  return Buffer.concat(parts);
}
