import { interaction } from './interaction.ts';

interface Film {
  readonly at: string;
  readonly title: string;
  readonly maker: string;
  readonly minutes: number;
}

/** One evening, as on the phones of this case (demo/drawings/korte-nacht-screens.ts). */
const films: readonly Film[] = [
  { at: '20:00', title: 'Rood zand', maker: 'Amal Haddad', minutes: 11 },
  { at: '20:11', title: 'Maanwerk', maker: 'Roos Meijer', minutes: 9 },
  { at: '20:20', title: 'Nachtdienst', maker: 'Bo Verhoef', minutes: 8 },
  { at: '20:28', title: 'Late zomer', maker: 'Daan Kuiper', minutes: 10 },
  { at: '20:38', title: 'Tuindorp', maker: 'Lotte Prins', minutes: 7 },
];
const longest = Math.max(...films.map(({ minutes }) => minutes));

const row = ({ at, title, maker, minutes }: Film) =>
  `<li style="--m:${minutes}"><time>${at}</time><b>${title}</b><span>${maker}, ${minutes} min</span></li>`;
const list = `<ol>${films.map(row).join('')}</ol>`;

/** Korte Nacht: the evening's programme. Each film's bar grows to its duration while it scrolls by. */
export const programme = interaction(
  'sample-video-project-evening',
  { nl: list, en: list },
  {
    still: `ol{margin:0;padding:0;border-bottom:1px solid var(--color-line);list-style:none}li{display:grid;grid-template-columns:minmax(3.5rem,1fr) 8fr;align-items:baseline;gap:.25rem 1rem;position:relative;padding:.9em 0 1.5em;border-top:1px solid var(--color-line);font-variant-numeric:tabular-nums}b{font-size:clamp(1.75rem,5.2vw,4.5rem);font-weight:600;line-height:1;letter-spacing:-.03em}time,span{color:var(--color-ink-soft)}span{grid-column:2}li::after{content:"";position:absolute;left:0;top:-1px;width:calc(var(--m)*100%/${longest});height:3px;background:#e7a35a;transform-origin:0}@media print{ol{zoom:.36}}`,
    moving:
      'li::after{animation:korte-nacht linear both;animation-timeline:view();animation-range:cover 18% cover 52%}@keyframes korte-nacht{from{scale:0 1}}',
  },
);
