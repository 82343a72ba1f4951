import type { CardWords } from '../blocks.ts';

/** How a case introduces itself on the other pages, in the order of the work page. */
export const caseCards = {
  shell: {
    file: 'shell-hero.jpg',
    alt: { nl: 'Twee telefoons met getijden en een route', en: 'Two phones with tides and a route' },
    header: { nl: 'Laagwater', en: 'Laagwater' },
    content: {
      nl: 'Een getijdenapp die zegt wanneer je moet keren.',
      en: 'A tide app that tells you when to turn back.',
    },
    link: '/cases/shell',
  },
  toast: {
    file: 'toast-hero.jpg',
    alt: { nl: 'Een telefoon tussen broden', en: 'A phone among loaves of bread' },
    header: { nl: 'Zeven Uur', en: 'Zeven Uur' },
    content: {
      nl: 'Brood bestellen voor morgen, in drie stappen.',
      en: 'Ordering bread for tomorrow, in three steps.',
    },
    link: '/cases/toast',
  },
  abn: {
    file: 'abn-hero.jpg',
    alt: { nl: 'Een kaart op een tablet tussen oude foto’s', en: 'A map on a tablet among old photographs' },
    header: { nl: 'Archief Buurt Noord', en: 'Archief Buurt Noord' },
    content: {
      nl: 'Elfduizend foto’s, gezocht op huisnummer.',
      en: 'Eleven thousand photographs, searched by house number.',
    },
    link: '/cases/abn',
  },
  ing: {
    file: 'ing-hero.jpg',
    alt: { nl: 'Een dashboard voor een flat in de avond', en: 'A dashboard before a block of flats at dusk' },
    header: { nl: 'Zonnedeler', en: 'Zonnedeler' },
    content: {
      nl: 'Zestig huishoudens delen de stroom van één dak.',
      en: 'Sixty households share the power of one roof.',
    },
    link: '/cases/ing',
  },
  check: {
    file: 'check-hero.jpg',
    alt: {
      nl: 'Een tablet met een checklijst in theaterlicht',
      en: 'A tablet with a checklist in stage light',
    },
    header: { nl: 'Doek op', en: 'Doek op' },
    content: {
      nl: 'Alles nalopen voordat de voorstelling begint, met je duim en in het donker.',
      en: 'Checking everything before the show begins, by thumb and in the dark.',
    },
    link: '/cases/check',
  },
  tweakers: {
    file: 'tweakers-hero.jpg',
    alt: {
      nl: 'Een vergelijking van drie apparaten tussen kiezelstenen',
      en: 'A comparison of three devices among pebbles',
    },
    header: { nl: 'Kiezel', en: 'Kiezel' },
    content: {
      nl: 'Tweedehands elektronica: drie keuzes in plaats van driehonderd.',
      en: 'Second-hand electronics: three choices instead of three hundred.',
    },
    link: '/cases/tweakers',
  },
  sampleVideoProject: {
    file: 'sample-video-project-hero.jpg',
    alt: { nl: 'Een kleine bioscoopzaal', en: 'A small cinema' },
    header: { nl: 'Korte Nacht', en: 'Korte Nacht' },
    content: {
      nl: 'Een kijkkamer waar elke avond om acht uur vijf korte films beginnen.',
      en: 'A viewing room where five short films begin every evening at eight.',
    },
    link: '/cases/sample-video-project',
  },
} satisfies Record<string, CardWords>;
