import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '#api/endpoints/passkeys.ts';

/** Overrides of what an authenticator reports while it signs. The defaults are correct. */
interface SigningOptions {
  readonly origin?: string;
  readonly rpId?: string;
  /** True by default: the authenticator verified the user. */
  readonly isVerified?: boolean;
  /** Signature counter. By default one more than the last time. */
  readonly counter?: number;
  readonly type?: string;
}

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest();
const toBase64url = (data: string | Buffer) => Buffer.from(data).toString('base64url');

/**
 * A software authenticator with one passkey (WebAuthn 3, 6). Its keys and signatures are real, its user is
 * not.
 */
export class Authenticator {
  readonly id = randomBytes(16);
  private readonly privateKey: KeyObject;
  private readonly cosePublicKey: Buffer;
  private counter = 0;
  private userHandle = '';
  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.privateKey = privateKey;
    // COSE_Key (RFC 9052, 7): kty EC2, alg ES256, crv P-256, x, y.
    this.cosePublicKey = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, 'base64url'),
    ]);
  }

  create({ challenge, user, rp }: PasskeyCreation, signing: SigningOptions = {}): PasskeyAttestation {
    this.userHandle = user.id;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const data = Buffer.concat([
      this.authenticatorData(rp.id, 0x40, signing),
      Buffer.alloc(16),
      length,
      this.id,
      this.cosePublicKey,
    ]);
    return {
      id: toBase64url(this.id),
      clientDataJSON: this.clientData('webauthn.create', challenge, signing),
      attestationObject: toBase64url(encodeNoneAttestation(data)),
      transports: ['internal'],
    };
  }

  get({ challenge, rpId }: PasskeyRequest, signing: SigningOptions = {}): PasskeyAssertion {
    this.counter += 1;
    const clientDataJSON = this.clientData('webauthn.get', challenge, signing);
    const data = this.authenticatorData(rpId, 0, { counter: this.counter, ...signing });
    const signed = Buffer.concat([data, hash(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: toBase64url(this.id),
      clientDataJSON,
      authenticatorData: toBase64url(data),
      signature: toBase64url(sign('sha256', signed, this.privateKey)),
      userHandle: this.userHandle,
    };
  }

  private clientData(type: string, challenge: string, signing: SigningOptions): string {
    const said = { type: signing.type ?? type, challenge, origin: signing.origin ?? this.origin };
    return toBase64url(JSON.stringify({ ...said, crossOrigin: false }));
  }

  private authenticatorData(rpId: string, flags: number, signing: SigningOptions): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(signing.counter ?? 0);
    const verified = signing.isVerified === false ? 0 : 0x04;
    return Buffer.concat([hash(signing.rpId ?? rpId), Buffer.from([0x01 | verified | flags]), counter]);
  }
}

/** Encodes `{ fmt: 'none', attStmt: {}, authData }` in CBOR (RFC 8949). */
function encodeNoneAttestation(data: Buffer): Buffer {
  const encodeText = (value: string) =>
    Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length);
  return Buffer.concat([
    Buffer.from([0xa3]),
    encodeText('fmt'),
    encodeText('none'),
    encodeText('attStmt'),
    Buffer.from([0xa0]),
    encodeText('authData'),
    Buffer.from([0x59]),
    length,
    data,
  ]);
}
