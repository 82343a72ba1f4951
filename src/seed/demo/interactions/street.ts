import { drawing, interaction, times } from './interaction.ts';

/** Gables, from the left eaves to the right ones: step, neck, bell, spout and cornice. */
const gables = [
  'v-22h13v-22h13v-22h40v22h13v22h13v22',
  'h16v-58q30-30 60 0v58h16',
  'q24 0 28-42q18-34 36 0q4 42 28 42',
  'l38-58h16l38 58',
  'v-20h92v20',
];
/** Which gable a house has, how high it is, and how far along it stands. */
const houses = [
  [0, 168],
  [3, 186],
  [4, 148],
  [1, 176],
  [2, 160],
  [0, 190],
  [4, 172],
  [3, 158],
  [1, 182],
  [2, 172],
  [0, 164],
  [4, 184],
] as const;

const house = (index: number) => {
  const [gable, top] = houses[index] ?? houses[0];
  return `<path style="--i:${index}" d="M${index * 100 + 4} 380V${top}${gables[gable]}V380z"></path>`;
};
/** Rows of panes, and doors: lines in dashes as wide as those are. */
const windows = 'M22 221h1170M22 273h1170M22 325h1170';
const doors = 'M42 364h1158';
/** The side of each front that the light does not reach. */
const shade = times(houses.length, (index) => `M${index * 100 + 86} ${(houses[index]?.[1] ?? 0) + 6}V380`);
const numbers = times(houses.length, (index) => `<tspan x="${index * 100 + 50}">${index * 2 + 14}</tspan>`);

/** Archief Buurt Noord: a street of outlines, in which each house comes to light by its number. */
export const street = interaction(
  'abn-street',
  drawing(
    'Een straat met twaalf gevels, nummer 14 tot en met 36: de een na de ander krijgt kleur',
    'A street of twelve fronts, numbers 14 to 36: one after another takes on colour',
    '0 84 1200 346',
    `<g class="h">${times(houses.length, house)}</g><g class="s"><path class="a" d="${shade}"></path><path class="d" d="${doors}"></path><path class="p" d="M4 373h1196"></path></g><path class="w" d="${windows}"></path><path class="q" d="M0 381h1200v7H0z"></path><text y="418" text-anchor="middle">${numbers}</text>`,
  ),
  {
    still:
      ':scope{view-timeline:--archief}svg{display:block;width:100%;height:auto}.h path{fill:#b98363;stroke:#57362c;stroke-width:2}.h path:nth-child(3n){fill:#8f5a4c}.h path:nth-child(4n){fill:#d2a878}.h path{filter:drop-shadow(3px 0 4px #0005)}.a,.p{fill:none;stroke:#2b1512;stroke-opacity:.2;stroke-width:20}.p{stroke-opacity:.5;stroke-width:15;stroke-dasharray:92 8}.d{stroke:#3b2624;stroke-width:32;stroke-dasharray:16 84}.w{fill:none;stroke:#f3e3c3;stroke-width:30;stroke-dasharray:16 24 16 44;filter:drop-shadow(-2px -3px 0 #45302b)}.q{fill:#8d867b}text{fill:var(--color-ink);font-size:20px;font-weight:600;font-variant-numeric:tabular-nums}@media(max-width:767px){svg{aspect-ratio:600/346}text{font-size:28px}}',
    moving:
      '.h path{animation:archief linear both;animation-timeline:--archief;animation-range:cover calc(20% + var(--i)*3%) cover calc(27% + var(--i)*3%)}.s{animation:archief-licht linear both;animation-timeline:--archief;animation-range:cover 21% cover 61%}@keyframes archief-licht{from{clip-path:inset(0 100% 0 0)}to{clip-path:inset(0 0 0 0)}}@keyframes archief{from{fill:transparent;stroke-dasharray:4 6;stroke:var(--color-edge)}}',
  },
);
