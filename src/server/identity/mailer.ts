import type { MailSettings } from './mail-settings.ts';

/** A mail as plain text and as HTML that says the same. */
export interface Letter {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail that no server has taken. The message names the kind of failure alone, so that it can stand in a log. */
export class MailNotSent extends Error {
  override name = 'MailNotSent';
}

export interface Mailer {
  /** @throws MailNotSent when the server cannot be reached, trusted or does not take it */
  send(letter: Letter): Promise<void>;
}

/** ms. Somebody waits for the answer: who is invited by hand instead loses nothing. */
const patience = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 10_000, dnsTimeout: 5000 };

/** Sends by SMTP. The library is loaded with the first mail: a start has no time for it. */
export function createMailer(settings: MailSettings): Mailer {
  const { host, port, encryption, login, from } = settings;
  return {
    async send({ to, subject, text, html }) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        host,
        port,
        secure: encryption === 'tls',
        requireTLS: encryption === 'starttls',
        ignoreTLS: encryption === 'none',
        auth: login && { user: login.user, pass: login.password },
        // What stands in a letter is never the name of a file or an address to be fetched.
        disableFileAccess: true,
        disableUrlAccess: true,
        ...patience,
      });
      try {
        await transport.sendMail({
          from,
          // As an object it is one address, whatever stands in it.
          to: { name: '', address: onOneLine(to) },
          subject: onOneLine(subject),
          text,
          html,
          // Nobody reads answers of an absence.
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw new MailNotSent(kindOf(error));
      } finally {
        transport.close();
      }
    },
  };
}

/** A line's end would begin a header of its own (RFC 5322, 2.2). */
function onOneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

/** What the server said may hold the address, so only the kind and the number of its answer are told. */
function kindOf(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  return (
    [code, responseCode].filter((part) => ['string', 'number'].includes(typeof part)).join(' ') || 'unknown'
  );
}
