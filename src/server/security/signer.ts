import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs texts that are handed out and come back, so that changes are detected. Signed texts are readable. */
export interface Signer {
  sign(text: string): string;
  /**
   * Returns the signed text; undefined if the signature was made with another key, or the text was changed.
   */
  read(signed: string): string | undefined;
}

/** `key` has 256 bits. Deterministic. */
export function createSigner(key: Buffer): Signer {
  const computeSignature = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    sign: (text) =>
      `${Buffer.from(text).toString('base64url')}.${computeSignature(text).toString('base64url')}`,
    read(signed) {
      const [body = '', signature = ''] = signed.split('.', 2);
      const text = Buffer.from(body, 'base64url').toString();
      const [sent, expected] = [Buffer.from(signature, 'base64url'), computeSignature(text)];
      return sent.length === expected.length && timingSafeEqual(sent, expected) ? text : undefined;
    },
  };
}
