import type { Language } from '#content/language/language.ts';

interface DraftMessages {
  readonly noName: string;
  readonly noWords: string;
  readonly changed: string;
  readonly full: string;
  readonly tooLong: string;
  readonly failed: string;
}

/** What the forms on a shared draft answer: scripts get the sentence, and without scripts it stands in the document. */
export const draftMessages: Readonly<Record<Language, DraftMessages>> = {
  nl: {
    noName: 'Vul je naam in',
    noWords: 'Schrijf wat je wilt zeggen',
    changed: 'De pagina is intussen veranderd; kijk nog eens',
    full: 'Via deze link is al heel veel gezegd. Neem contact op met de studio.',
    tooLong: 'Dat is te lang. Kort het in en stuur het opnieuw.',
    failed: 'Dit is niet aangekomen. Probeer het over een moment opnieuw.',
  },
  en: {
    noName: 'Enter your name',
    noWords: 'Write what you want to say',
    changed: 'The page has changed in the meantime; please look again',
    full: 'A great deal has been said through this link already. Please contact the studio.',
    tooLong: 'That is too long. Shorten it and send it again.',
    failed: 'This has not arrived. Please try again in a moment.',
  },
};
