import type { Language } from '#content/language/language.ts';

/** The words round a protected page; what its server answers is in `api/access-messages.ts`. */
const dutch = {
  /** Stands where the page's own title would: it tells nothing of the page. */
  pageTitle: 'Besloten pagina',
  pageText:
    'Deze pagina is besloten. Met het wachtwoord dat je hebt gekregen kun je verder. Kreeg je een link van de studio? Open die dan opnieuw.',
  open: 'Wachtwoord invoeren',
  home: 'Terug naar start',
  title: 'Toegang vereist',
  text: 'Vul het wachtwoord in dat je hebt gekregen.',
  password: 'Wachtwoord',
  show: 'Toon wachtwoord',
  cancel: 'Annuleren',
  submit: 'Inloggen',
  busy: 'Inloggen...',
  ask: 'Geen wachtwoord?',
  askStudio: 'Vraag het de studio',
  close: 'Sluiten',
  unlocked: 'Besloten pagina',
  logout: 'Uitloggen',
};

const english: typeof dutch = {
  pageTitle: 'Private page',
  pageText:
    'This page is private. The password you were given lets you in. Did the studio send you a link? Open that one again.',
  open: 'Enter the password',
  home: 'Back to home',
  title: 'Access required',
  text: 'Enter the password you were given.',
  password: 'Password',
  show: 'Show password',
  cancel: 'Cancel',
  submit: 'Log in',
  busy: 'Logging in...',
  ask: 'No password?',
  askStudio: 'Ask the studio',
  close: 'Close',
  unlocked: 'Private page',
  logout: 'Log out',
};

export const gateWords: Readonly<Record<Language, typeof dutch>> = { nl: dutch, en: english };
