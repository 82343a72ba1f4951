import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs what is handed out and comes back, so that nobody can have changed it on the way. It can be read by anybody. */
export interface Signer {
  sign(text: string): string;
  /** What was signed; undefined when it was signed with another secret, or has been tampered with. */
  read(signed: string): string | undefined;
}

/** `key` has 256 bits. The same text is always signed the same. */
export function createSigner(key: Buffer): Signer {
  const signatureOf = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    sign: (text) => `${Buffer.from(text).toString('base64url')}.${signatureOf(text).toString('base64url')}`,
    read(signed) {
      const [body = '', signature = ''] = signed.split('.', 2);
      const text = Buffer.from(body, 'base64url').toString();
      const [sent, expected] = [Buffer.from(signature, 'base64url'), signatureOf(text)];
      return sent.length === expected.length && timingSafeEqual(sent, expected) ? text : undefined;
    },
  };
}
