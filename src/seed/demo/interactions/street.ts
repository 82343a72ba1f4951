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
const windows = times(houses.length, (index) => `M${index * 100 + 30} 206V340m40 0V206`);
const numbers = times(houses.length, (index) => `<tspan x="${index * 100 + 50}">${index * 2 + 14}</tspan>`);

/** Archief Buurt Noord: a street of outlines, in which each house comes to light by its number. */
export const street = interaction(
  'abn-street',
  drawing(
    'Een straat met twaalf gevels, nummer 14 tot en met 36: de een na de ander krijgt kleur',
    'A street of twelve fronts, numbers 14 to 36: one after another takes on colour',
    '0 84 1200 346',
    `<g class="h">${times(houses.length, house)}</g><path class="w" d="${windows}"></path><text y="418" text-anchor="middle">${numbers}</text>`,
  ),
  {
    still:
      ':scope{view-timeline:--archief}svg{display:block;width:100%;height:auto}.h path{fill:#b98363;stroke:var(--color-ink);stroke-width:2}.h path:nth-child(3n){fill:#8f5a4c}.h path:nth-child(4n){fill:#d2a878}.w{fill:none;stroke:var(--color-paper);stroke-width:16;stroke-dasharray:30 22}text{fill:var(--color-ink);font-size:20px;font-weight:600;font-variant-numeric:tabular-nums}',
    moving:
      '.h path{animation:archief linear both;animation-timeline:--archief;animation-range:cover calc(20% + var(--i)*3%) cover calc(27% + var(--i)*3%)}@keyframes archief{from{fill:transparent;stroke-dasharray:4 6;stroke:var(--color-edge)}}',
  },
);
