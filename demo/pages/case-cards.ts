import type { CardWords } from '../blocks.ts';
import type { Copy } from '../seed-page.ts';

export interface CaseCard extends CardWords {
  readonly content: Copy;
  /** Kind of work, client and year. */
  readonly field: Copy;
  /** Result as one figure. It must not wrap. */
  readonly figure: Copy;
  /** Unit of the figure, in as few words as possible. */
  readonly outcome: Copy;
  /** File of the picture in the dark theme. */
  readonly evening?: string;
}

/** Returns the card with a separate picture for the dark theme, if it has one. */
export function dayAndEvening({
  field: _field,
  figure: _figure,
  outcome: _outcome,
  evening,
  ...card
}: CaseCard): CardWords {
  return evening === undefined ? card : { ...card, night: evening };
}

/** Cards of the cases on other pages, in the order of the work page. */
export const caseCards = {
  shell: {
    file: 'shell-hero.webp',
    evening: 'shell-hero-night.webp',
    alt: { nl: 'Twee telefoons met getijden en een route', en: 'Two phones with tides and a route' },
    header: { nl: 'Laagwater', en: 'Laagwater' },
    content: {
      nl: 'Een getijdenapp die zegt wanneer je moet keren.',
      en: 'A tide app that tells you when to turn back.',
    },
    field: { nl: 'App voor wadlopers, 2024', en: 'App for mudflat walkers, 2024' },
    figure: { nl: '14:20', en: '14:20' },
    outcome: { nl: 'en je keert om', en: 'and you turn back' },
    link: '/cases/shell',
  },
  toast: {
    file: 'toast-hero.webp',
    evening: 'toast-hero-night.webp',
    alt: { nl: 'Een telefoon tussen broden', en: 'A phone among loaves of bread' },
    header: { nl: 'Zeven Uur', en: 'Zeven Uur' },
    content: {
      nl: 'Brood bestellen voor morgen, in drie stappen.',
      en: 'Ordering bread for tomorrow, in three steps.',
    },
    field: { nl: 'App en bon voor een bakker, 2023', en: 'App and receipt for a baker, 2023' },
    figure: { nl: '34\u00a0→\u00a09', en: '34\u00a0→\u00a09' },
    outcome: { nl: 'soorten brood', en: 'kinds of bread' },
    link: '/cases/toast',
  },
  abn: {
    file: 'abn-hero.webp',
    evening: 'abn-hero-night.webp',
    alt: {
      nl: 'De gevel van Kade 14 in 1931 en nu, op één lijn',
      en: 'The front of Kade 14 in 1931 and now, along one line',
    },
    header: { nl: 'Archief Buurt Noord', en: 'Archief Buurt Noord' },
    content: {
      nl: 'Oude foto’s, te vinden op huisnummer.',
      en: 'Old photographs, found by house number.',
    },
    field: { nl: 'Website voor een buurtarchief, 2022', en: 'Website for a local archive, 2022' },
    figure: { nl: '3.100', en: '3,100' },
    outcome: { nl: 'foto’s met een adres', en: 'photographs with an address' },
    link: '/cases/abn',
  },
  ing: {
    file: 'ing-hero.webp',
    evening: 'ing-hero-night.webp',
    alt: {
      nl: 'Een dashboard voor een flat in de avond',
      en: 'A dashboard in front of a block of flats at dusk',
    },
    header: { nl: 'Zonnedeler', en: 'Zonnedeler' },
    content: {
      nl: 'Zestig huishoudens delen de stroom van één dak.',
      en: 'Sixty households share the power from one roof.',
    },
    field: { nl: 'App voor bewoners, 2025', en: 'App for residents, 2025' },
    figure: { nl: '25%', en: '25%' },
    outcome: { nl: 'meer van het eigen dak', en: 'more from their own roof' },
    link: '/cases/ing',
  },
  check: {
    file: 'check-hero.webp',
    evening: 'check-hero-night.webp',
    alt: {
      nl: 'Een tablet met een checklijst in theaterlicht',
      en: 'A tablet with a checklist in stage light',
    },
    header: { nl: 'Doek Op', en: 'Doek Op' },
    content: {
      nl: 'Alles nalopen voordat de voorstelling begint, met je duim en in het donker.',
      en: 'Everything checked before the show starts, with one thumb and in the dark.',
    },
    field: { nl: 'App voor een theaterploeg, 2023', en: 'App for a theatre crew, 2023' },
    figure: { nl: '40\u00a0→\u00a025', en: '40\u00a0→\u00a025' },
    outcome: { nl: 'minuten voor de ronde', en: 'minutes to do the rounds' },
    link: '/cases/check',
  },
  tweakers: {
    file: 'tweakers-hero.webp',
    evening: 'tweakers-hero-night.webp',
    alt: {
      nl: 'Drie koptelefoons van steen op één lijn, de rode is gekozen',
      en: 'Three pairs of stone headphones in a row, the red pair chosen',
    },
    header: { nl: 'Kiezel', en: 'Kiezel' },
    content: {
      nl: 'Tweedehands elektronica: drie keuzes in plaats van driehonderd.',
      en: 'Second-hand electronics: three choices instead of three hundred.',
    },
    field: { nl: 'Website voor een winkel, 2024', en: 'Website for a shop, 2024' },
    figure: { nl: '300\u00a0→\u00a03', en: '300\u00a0→\u00a03' },
    outcome: { nl: 'keuzes', en: 'choices' },
    link: '/cases/tweakers',
  },
  sampleVideoProject: {
    file: 'sample-video-project-hero.webp',
    evening: 'sample-video-project-hero-night.webp',
    alt: { nl: 'Een kleine bioscoopzaal', en: 'A small cinema' },
    header: { nl: 'Korte Nacht', en: 'Korte Nacht' },
    content: {
      nl: 'Een filmzaal online: elke avond om acht uur, vijf korte films.',
      en: 'An online cinema: five short films, every evening at eight.',
    },
    field: { nl: 'Website voor een filmfestival, 2025', en: 'Website for a film festival, 2025' },
    figure: { nl: '1/2', en: '1/2' },
    outcome: { nl: 'blijft tot de laatste film', en: 'stay for the last film' },
    link: '/cases/sample-video-project',
  },
} satisfies Record<string, CaseCard>;
