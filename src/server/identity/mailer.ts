import type { MailSettings } from './mail-settings.ts';

/** A mail as plain text and as equivalent HTML. */
export interface Letter {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * A mail that no server has accepted. The message names the kind of failure only, so that it can be logged.
 */
export class MailNotSentError extends Error {
  override name = 'MailNotSentError';
}

export interface Mailer {
  /** @throws {MailNotSentError} if the server cannot be reached or trusted, or does not accept it */
  send(letter: Letter): Promise<void>;
}

/** ms. The sender waits for the result, and can pass the link on by hand instead. */
const patience = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 10_000, dnsTimeout: 5000 };

/** Sends by SMTP. Loads the library with the first mail, to keep the start fast. */
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
        // The content of a mail must never be read as a file name or URL.
        disableFileAccess: true,
        disableUrlAccess: true,
        ...patience,
      });
      try {
        await transport.sendMail({
          from,
          // An object is one address, whatever characters it contains.
          to: { name: '', address: onOneLine(to) },
          subject: onOneLine(subject),
          text,
          html,
          // Suppresses out-of-office replies.
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw new MailNotSentError(describeKind(error));
      } finally {
        transport.close();
      }
    },
  };
}

/** Removes line breaks, which would start another header (RFC 5322, 2.2). */
function onOneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

/**
 * Returns the kind of error and the status. The server's message may contain the address, so it is dropped.
 */
function describeKind(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  return (
    [code, responseCode].filter((part) => ['string', 'number'].includes(typeof part)).join(' ') || 'unknown'
  );
}
