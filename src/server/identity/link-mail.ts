import type { FastifyBaseLogger } from 'fastify';
import { defaultLanguage, type Language } from '#content/language/language.ts';
import { escapeMarkup } from '#content/text/escape-markup.ts';
import { type SiteWords, siteWords } from '#i18n/site-words.ts';
import { currentLog } from '#server/http/current-log.ts';
import { type Letter, type Mailer, MailNotSent } from './mailer.ts';

/** Why somebody gets a link by which they choose a password. */
export type LetterKind = keyof ReturnType<SiteWords['letters']>;

/** What became of a link that could go by mail. `off` where the site sends none. */
type MailOutcome = 'sent' | 'failed' | 'off';

export interface LinkMail {
  /** False where the site sends no mail. */
  readonly isOn: boolean;
  /**
   * Sends a link to the one who may use it. Never throws: whoever made the link still has it.
   *
   * @param path below the site's own address; a mail names no other
   */
  send(kind: LetterKind, to: string, path: string): Promise<MailOutcome>;
}

/** What a site that sends mail does it with. */
export interface SiteMail {
  readonly mailer: Mailer;
  readonly studioName: () => Promise<string>;
}

interface Parts {
  /** Undefined where the configuration names no server. */
  readonly mail: SiteMail | undefined;
  /** The site's own address, without a slash at its end. */
  readonly publicUrl: string;
  /** Hears why a mail was not sent; of whom and what it was, nothing. */
  readonly log: FastifyBaseLogger;
}

export function createLinkMail({ mail, publicUrl, log }: Parts): LinkMail {
  return {
    isOn: mail !== undefined,
    async send(kind, to, path) {
      if (!mail) return 'off';
      try {
        const link = new URL(path, publicUrl);
        if (link.origin !== new URL(publicUrl).origin)
          throw new Error('A mail names an address of the site alone');
        const letter = letterOf(kind, await mail.studioName(), link.href, defaultLanguage);
        await mail.mailer.send({ to, ...letter });
        return 'sent';
      } catch (error) {
        currentLog(log).error(
          error instanceof MailNotSent ? { why: error.message } : { err: error },
          'a mail was not sent',
        );
        return 'failed';
      }
    },
  };
}

function letterOf(kind: LetterKind, studio: string, link: string, language: Language): Omit<Letter, 'to'> {
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
