import type { Language } from '#content/language/language.ts';

/** Why somebody gets a link by which they choose a password. */
export type LetterKind = 'invitation' | 'new-password';

interface LetterWords {
  readonly subject: string;
  readonly hello: string;
  /** Before the link, and after it. */
  readonly before: string;
  readonly after: string;
}

/** The mails of the studio, in the language of its site. */
export const letterWords: Readonly<
  Record<Language, (studio: string) => Readonly<Record<LetterKind, LetterWords>>>
> = {
  nl: (studio) => ({
    invitation: {
      subject: `Je bent uitgenodigd voor de site van ${studio}`,
      hello: 'Hallo,',
      before: `Je kunt meewerken aan de site van ${studio}. Kies hier een wachtwoord, dan kun je beginnen:`,
      after:
        'De link werkt zeven dagen, één keer. Verwachtte je deze mail niet? Dan hoef je niets te doen: zonder wachtwoord komt niemand binnen.',
    },
    'new-password': {
      subject: `Een nieuw wachtwoord voor de site van ${studio}`,
      hello: 'Hallo,',
      before: `Hier kies je een nieuw wachtwoord voor de site van ${studio}:`,
      after:
        'De link werkt een dag, één keer. Heb je er niet om gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
    },
  }),
  en: (studio) => ({
    invitation: {
      subject: `You’re invited to the ${studio} website`,
      hello: 'Hello,',
      before: `You can now work on the ${studio} website. Choose a password here to get started:`,
      after:
        'The link works for seven days, once. Weren’t expecting this? You don’t have to do anything: without a password nobody gets in.',
    },
    'new-password': {
      subject: `A new password for the ${studio} website`,
      hello: 'Hello,',
      before: `Choose a new password for the ${studio} website here:`,
      after:
        'The link works for one day, once. Didn’t ask for it? You don’t have to do anything: your password stays as it is.',
    },
  }),
};
