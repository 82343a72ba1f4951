import { subtle } from 'node:crypto';

/** SHA-256 in hex, off the main thread: of 25 MB it takes longer than a visitor should wait. */
export async function hashOf(bytes: Buffer): Promise<string> {
  // No buffer of ours is shared between threads.
  return Buffer.from(await subtle.digest('SHA-256', bytes as Buffer<ArrayBuffer>)).toString('hex');
}
