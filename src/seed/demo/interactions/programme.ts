import type { Copy } from '#content/language.ts';
import { interaction, times } from './interaction.ts';

interface Film {
  readonly at: string;
  readonly title: Copy;
  readonly minutes: number;
}

/** One evening, from eight o'clock on: five films, three quarters of an hour. */
const films: readonly Film[] = [
  { at: '20.00', title: { nl: 'De laatste trein', en: 'The last train' }, minutes: 8 },
  { at: '20.08', title: { nl: 'Zout', en: 'Salt' }, minutes: 6 },
  { at: '20.14', title: { nl: 'Binnenpost', en: 'Internal mail' }, minutes: 11 },
  { at: '20.25', title: { nl: 'Wie het laatst blijft', en: 'Last one out' }, minutes: 12 },
  { at: '20.37', title: { nl: 'Slaap maar', en: 'Go to sleep' }, minutes: 8 },
];

const row = (language: 'nl' | 'en') => (index: number) => {
  const film = films[index];
  return film
    ? `<li style="--m:${film.minutes}"><time>${film.at}</time><b>${film.title[language]}</b><span>${film.minutes} min</span></li>`
    : '';
};
const list = (language: 'nl' | 'en') => `<ol>${times(films.length, row(language))}</ol>`;

/** Korte Nacht: the evening's programme; each film runs for as long as it lasts while it passes. */
export const programme = interaction(
  'sample-video-project-evening',
  { nl: list('nl'), en: list('en') },
  {
    still:
      'ol{margin:0;padding:0;list-style:none}li{display:grid;grid-template-columns:minmax(3.5rem,1fr) 5fr auto;align-items:baseline;gap:.5rem 1rem;position:relative;padding:.7em 0 .75em;border-top:1px solid var(--color-line);font-variant-numeric:tabular-nums}b{font-size:clamp(1.5rem,4.6vw,4rem);font-weight:600;line-height:1.05;letter-spacing:-.025em}time,span{color:var(--color-ink-soft)}li::after{content:"";position:absolute;left:0;top:-1px;width:calc(var(--m)*100%/12);height:3px;background:#e7a35a;transform-origin:0}',
    moving:
      'li::after{animation:korte-nacht linear both;animation-timeline:view();animation-range:cover 18% cover 52%}@keyframes korte-nacht{from{scale:0 1}}',
  },
);
