import type { Language } from '#content/language/language.ts';

/** Words of everything about cookies. What the settings speak of depends on whether the studio measures at all. */
type ByPurpose = { readonly measured: string; readonly unmeasured: string };

interface BarWords {
  readonly label: string;
  readonly question: string;
  readonly no: string;
  readonly yes: string;
  readonly settings: string;
  readonly privacy: string;
}

/** The bar, drawn in the browser where the studio measures and somebody has not answered; the footer says some of them too. */
export const barWords: Readonly<Record<Language, BarWords>> = {
  nl: {
    label: 'Cookies',
    question:
      'Mag ik tellen welke pagina’s gelezen worden? Zonder jouw ja tel ik niets, en laden ingesloten video’s en berichten niet vanzelf.',
    no: 'Liever niet',
    yes: 'Ja, prima',
    settings: 'Cookie-instellingen',
    privacy: 'Privacy',
  },
  en: {
    label: 'Cookies',
    question:
      'May I count which pages are read? Without your yes I count nothing, and embedded videos and posts won’t load by themselves.',
    no: 'No, thanks',
    yes: 'Yes, go ahead',
    settings: 'Cookie settings',
    privacy: 'Privacy',
  },
};

interface SettingsWords {
  readonly title: string;
  readonly intro: string;
  readonly needed: { readonly title: string; readonly state: string; readonly text: string };
  readonly outside: { readonly title: ByPurpose; readonly text: ByPurpose };
  readonly privacy: string;
  readonly cancel: string;
  readonly save: string;
  readonly saved: string;
}

/** The settings, drawn in the browser when somebody opens them. */
export const settingsWords: Readonly<Record<Language, SettingsWords>> = {
  nl: {
    title: 'Cookie-instellingen',
    intro: 'Jij bepaalt wat hier aanstaat. Je keuze blijft een jaar bewaard, in deze browser.',
    needed: {
      title: 'Noodzakelijk',
      state: 'Altijd aan',
      text: 'Onthoudt wat je hier kiest: deze instelling, je taal, licht of donker, en welke besloten pagina je hebt geopend. Andere bedrijven zien dit niet.',
    },
    outside: {
      title: {
        measured: 'Statistieken en ingesloten media',
        unmeasured: 'Ingesloten media van andere sites',
      },
      text: {
        measured:
          'Google Analytics telt welke pagina’s gelezen worden, met een ingekort IP-adres en zonder advertenties. Ingesloten video’s, berichten en 3D-scènes van andere sites laden vanzelf, vlak voor ze in beeld komen; die sites zien dan dat je hier bent.',
        unmeasured:
          'Een video van Vimeo, een bericht van Instagram of een 3D-scène van Spline laadt vanzelf, vlak voor hij in beeld komt; zo’n site ziet dan dat je hier bent. Staat dit uit, dan laad je ze zelf, een voor een. Gemeten wordt hier niets.',
      },
    },
    privacy: 'Lees wat deze site bewaart',
    cancel: 'Annuleren',
    save: 'Opslaan',
    saved: 'Je keuze is bewaard',
  },
  en: {
    title: 'Cookie settings',
    intro: 'You decide what is switched on here. Your choice is kept for a year, in this browser.',
    needed: {
      title: 'Necessary',
      state: 'Always on',
      text: 'Remembers what you choose here: this setting, your language, light or dark, and which private page you’ve opened. No other company sees this.',
    },
    outside: {
      title: {
        measured: 'Statistics and embedded media',
        unmeasured: 'Embedded media from other sites',
      },
      text: {
        measured:
          'Google Analytics counts which pages are read, with a shortened IP address and without advertising. Embedded videos, posts and 3D scenes from other sites load by themselves, just before they scroll into view; those sites then see that you’re here.',
        unmeasured:
          'A video from Vimeo, a post from Instagram or a 3D scene from Spline loads by itself, just before it scrolls into view; that site then sees that you’re here. With this off you load them yourself, one by one. Nothing is measured here.',
      },
    },
    privacy: 'Read what this site keeps',
    cancel: 'Cancel',
    save: 'Save',
    saved: 'Your choice is saved',
  },
};
