import { interaction } from './interaction.ts';

const makers = ['Amal Haddad', 'Roos Meijer', 'Bo Verhoef', 'Daan Kuiper', 'Lotte Prins'];

const list = (did: string, films: string, late: string, everyone: string): string => {
  const roles: readonly (readonly [string, readonly string[]])[] = [
    [did, ['Studio Vitrine']],
    [films, makers],
    [late, [everyone]],
  ];
  const part = ([role, names]: (typeof roles)[number]) =>
    `<div><dt>${role}</dt>${names.map((name) => `<dd>${name}</dd>`).join('')}</div>`;
  return `<dl>${roles.map(part).join('')}</dl>`;
};

/** Korte Nacht: film credits with roles on the left and names on the right. */
export const credits = interaction(
  'sample-video-project-credits',
  {
    nl: list('Concept, ontwerp en leader', 'Films', 'Te laat', 'Iedereen, één keer'),
    en: list('Concept, design and opening film', 'Films', 'Late', 'Everyone, once'),
  },
  {
    still:
      'dl{display:grid;gap:clamp(1.75rem,4vw,3.5rem);margin:0}dl>div{display:grid;grid-template-columns:1fr 1fr;column-gap:clamp(1rem,3vw,2.5rem);align-items:baseline}dt{color:var(--color-ink-soft);font-size:clamp(1rem,2vw,1.75rem);text-align:right}dd{grid-column:2;margin:0;font-size:clamp(1.5rem,4.4vw,3.75rem);font-weight:600;line-height:1.12;letter-spacing:-.03em}@media(width<40em){dl>div{display:block;text-align:center}dt{margin-bottom:.25rem;text-align:center}}@media print{dl{zoom:.36}}',
  },
);
