import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { MailSettings } from '#server/identity/mail-settings.ts';

export interface ReceivedMail {
  /** Addresses of the SMTP envelope. */
  readonly from: string;
  readonly to: readonly string[];
  /** By lower-case name. The values are unfolded and decoded. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
  readonly raw: string;
}

export interface MailServer {
  readonly settings: MailSettings;
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** Resolves with the mail at this index, as soon as it has arrived. */
  mail(index: number): Promise<ReceivedMail>;
  close(): Promise<void>;
}

const login = { user: 'site', password: 'p@ss word' };

/** Starts a local SMTP server that accepts one login. */
export async function openMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth({ username, password }, _session, done) {
      if (username === login.user && password === login.password) return done(null, { user: username });
      return done(Object.assign(new Error('Wrong login'), { responseCode: 535 }));
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, ...readMail(Buffer.concat(parts).toString('utf8')) });
        done();
        for (const wake of waiting) wake();
      });
    },
    ...options,
  });
  // A refused client hangs up, which is not an error of the test.
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    settings: {
      host: '127.0.0.1',
      port,
      encryption: 'none',
      login,
      from: { name: 'Studio Proef', address: 'studio@vitrine.example' },
    },
    url: `smtp://${login.user}:${encodeURIComponent(login.password)}@127.0.0.1:${port}`,
    received,
    async mail(index) {
      for (;;) {
        const found = received[index];
        if (found) return found;
        await new Promise<void>((resolve) => waiting.add(resolve));
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function readMail(raw: string): Omit<ReceivedMail, 'from' | 'to'> {
  const { headers, body } = readPart(raw);
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '') ?? [];
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => readPart(part.replace(/^\r\n/, '')));
  const decodeType = (type: string) => {
    const part = parts.find((one) => one.headers['content-type']?.startsWith(type));
    return part ? decodeBody(part.body, part.headers['content-transfer-encoding']).trim() : '';
  };
  return { headers, text: decodeType('text/plain'), html: decodeType('text/html'), raw };
}

function readPart(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name.toLowerCase(), decodeWords(value.join(': '))];
    }),
  );
  return { headers, body: raw.slice(end + 4) };
}

/** Decodes encoded words (RFC 2047). */
function decodeWords(text: string): string {
  return text
    .replace(/(\?=)\s+(=\?)/g, '$1$2')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_word, kind: string, coded: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(coded, 'base64').toString('utf8')
        : decodeBody(coded.replaceAll('_', ' '), 'quoted-printable'),
    );
}

function decodeBody(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_coded, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
