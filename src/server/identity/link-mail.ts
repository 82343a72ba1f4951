import type { FastifyBaseLogger } from 'fastify';
import { defaultLanguage, type Language } from '#content/language/language.ts';
import { escapeMarkup } from '#content/text/escape-markup.ts';
import { type SiteWords, siteWords } from '#i18n/site-words.ts';
import { getCurrentLog } from '#server/http/current-log.ts';
import { type Letter, type Mailer, MailNotSentError } from './mailer.ts';

/** Reason for a mailed link. */
export type LetterKind = keyof ReturnType<SiteWords['letters']>;

/** Result of mailing a link. `off` if the site sends no mail. */
type MailOutcome = 'sent' | 'failed' | 'off';

export interface LinkMail {
  /** False if the site sends no mail. */
  readonly isOn: boolean;
  /**
   * Mails a link to its user. Never throws, since the creator of the link still has it.
   *
   * @param path below the site's own address, so that a mail never names another site
   */
  send(kind: LetterKind, to: string, path: string, language?: Language): Promise<MailOutcome>;
}

/** Parts needed to send mail. */
export interface SiteMail {
  readonly mailer: Mailer;
  readonly studioName: () => Promise<string>;
}

interface Parts {
  /** Undefined if the configuration names no server. */
  readonly mail: SiteMail | undefined;
  /** The site's own address, without a trailing slash. */
  readonly publicUrl: string;
  /** Logs why a mail failed, but neither recipient nor content. */
  readonly log: FastifyBaseLogger;
}

export function createLinkMail({ mail, publicUrl, log }: Parts): LinkMail {
  return {
    isOn: mail !== undefined,
    async send(kind, to, path, language = defaultLanguage) {
      if (!mail) return 'off';
      try {
        const link = new URL(path, publicUrl);
        if (link.origin !== new URL(publicUrl).origin) throw new Error('Mails contain only URLs of the site');
        const letter = writeLetter(kind, await mail.studioName(), link.href, language);
        await mail.mailer.send({ to, ...letter });
        return 'sent';
      } catch (error) {
        getCurrentLog(log).error(
          error instanceof MailNotSentError ? { why: error.message } : { err: error },
          'a mail could not be sent',
        );
        return 'failed';
      }
    },
  };
}

function writeLetter(kind: LetterKind, studio: string, link: string, language: Language): Omit<Letter, 'to'> {
  const { subject, hello, before, after } = siteWords[language].letters(studio)[kind];
  const paragraphs = [hello, before, link, after];
  const asHtml = paragraphs
    .map(escapeMarkup)
    .map((text, index) => `<p>${paragraphs[index] === link ? `<a href="${text}">${text}</a>` : text}</p>`);
  return {
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head><body>${asHtml.join('')}</body></html>`,
  };
}
