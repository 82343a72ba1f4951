import type { Language } from '#content/language/language.ts';

/** Every word of the site itself that a visitor reads. The Dutch ones of the specification are literal. */
const dutch = {
  skipToContent: 'Naar de inhoud',
  menu: 'Menu',
  closeMenu: 'Sluit menu',
  pages: 'Pagina’s',
  mainNavigation: 'Hoofdnavigatie',
  language: 'Taal',
  theme: 'Thema',
  themeNames: { light: 'Licht', dark: 'Donker', system: 'Systeem' },
  home: 'Home',
  contact: 'Contact',
  loading: 'De pagina wordt geladen',
  notFound: {
    title: '404 - Pagina niet gevonden',
    text: 'De pagina die je zoekt is er niet. Dat kan komen doordat:',
    reasons: [
      'het adres verkeerd is getypt;',
      'de pagina is verplaatst of verwijderd;',
      'je een oude link hebt gebruikt.',
    ],
    button: 'Terug naar start',
  },
  error: {
    title: 'Er ging iets mis',
    text: 'We konden de pagina niet laden. Dit kan tijdelijk zijn door een verbindingsprobleem.',
    retry: 'Probeer opnieuw',
    back: 'Ga terug',
  },
};

type Words = typeof dutch;

const english: Words = {
  skipToContent: 'Skip to content',
  menu: 'Menu',
  closeMenu: 'Close menu',
  pages: 'Pages',
  mainNavigation: 'Main navigation',
  language: 'Language',
  theme: 'Theme',
  themeNames: { light: 'Light', dark: 'Dark', system: 'System' },
  home: 'Home',
  contact: 'Contact',
  loading: 'The page is loading',
  notFound: {
    title: '404 - Page not found',
    text: 'The page you’re looking for isn’t here. Perhaps:',
    reasons: [
      'there’s a typo in the address;',
      'the page was moved or removed;',
      'you followed an old link.',
    ],
    button: 'Back to home',
  },
  error: {
    title: 'Something went wrong',
    text: 'We couldn’t load the page. It may be a passing problem with the connection.',
    retry: 'Try again',
    back: 'Go back',
  },
};

export const words: Readonly<Record<Language, Words>> = { nl: dutch, en: english };
