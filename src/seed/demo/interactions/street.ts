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
  return `<path style="--i:${index}" d="M${index * 100 + 3} 380V${top}${gables[gable]}V380"></path>`;
};
/** Those of one brick, from the right to the left: so the shade of each falls on its neighbour. */
const built = (brick: string, numbers: readonly number[]) =>
  `<g class="h ${brick}">${numbers.map(house).join('')}</g>`;
/** Rows of panes, and doors: lines in dashes as wide as those are. */
const windows = 'M22 221h1170M22 273h1170M22 325h1170';
const doors = 'M22 364h1178';
/** Hatches below the tops of the gables. */
const hatches = houses.map(([, top], index) => `M${index * 100 + 50} ${top - 6}v9`).join('');
/** The glazing bars of the panes. */
const bars = 'M29 221h1170M29 273h1170M29 325h1170';
const crossbars = 'M22 217h1170M22 269h1170M22 321h1170';
/** By night, panes behind which nobody is up. */
const asleep = 'M62 221h1130M22 273h1170M162 325h1030';
const numbers = times(houses.length, (index) => `<tspan x="${index * 100 + 50}">${index * 2 + 14}</tspan>`);

/** Archief Buurt Noord: a street of outlines, in which each house comes to light by its number; after dark the lamps are on. */
export const street = interaction(
  'abn-street',
  drawing(
    'Een straat met twaalf gevels, nummer 14 tot en met 36: de een na de ander krijgt kleur',
    'A street of twelve fronts, numbers 14 to 36: one after another takes on colour',
    '0 84 1200 346',
    `${built('a', [10, 9, 6, 4, 1, 0])}${built('b', [8, 5, 2])}${built('c', [11, 7, 3])}<path class="d" d="${doors}"></path><path class="p" d="M3 373h1196"></path><path class="q" d="${hatches}"></path><path class="w" d="${windows}"></path><path class="o" d="${asleep}"></path><path class="m" d="${bars}"></path><path class="m n" d="${crossbars}"></path><text y="418">${numbers}</text>`,
    // The house of the story is the first one.
    'Min',
  ),
  {
    still:
      ':scope{view-timeline:--archief}svg{display:block;width:100%;height:auto;background:linear-gradient(#0000 85.7%,#8d867b 0 87.8%,#0000 0)}.h,.d,.p,.q{filter:var(--light,brightness(1))var(--dark,brightness(.52)saturate(.8))}.a{fill:#c2836c}.b{fill:#9c6450}.c{fill:#dcbe8d}.h path{stroke:#f3e3c6;stroke-width:2.5;filter:drop-shadow(3px 0 2px #0005)}.d,.m,.o,.p,.q,.w{fill:none}.m{stroke:var(--light,#f0e2c8)var(--dark,#4a3426);stroke-width:30;stroke-dasharray:2 38 2 58}.n{stroke-width:2;stroke-dasharray:16 24 16 44}.q{stroke:#3a2724;stroke-width:14;stroke-linecap:round}.p{stroke:#2b1512;stroke-opacity:.5;stroke-width:15;stroke-dasharray:94 6}.d{stroke:#2c3b3a;stroke-width:31;stroke-dasharray:17 123 17 43 17 83;filter:drop-shadow(0 -2px 0 #f3e3c6)}.w,.o{stroke:var(--light,#46545d)var(--dark,#ffcf7d);stroke-width:30;stroke-dasharray:16 24 16 44}.w{filter:drop-shadow(0 3px 0 var(--light,#f4e6cb)var(--dark,#5b4a37))drop-shadow(-2px -2px 0 #3a2420)var(--light,brightness(1))var(--dark,drop-shadow(0 0 6px #ffae4a))}.o{stroke:var(--light,#6d7d86)var(--dark,#232a38);stroke-dasharray:16 184 16 284}text{fill:var(--color-ink);font-size:20px;font-weight:600;text-anchor:middle}@media(max-width:767px){svg{aspect-ratio:600/346}text{font-size:28px}}',
    moving:
      '.h path{animation:archief linear both;animation-timeline:--archief;animation-range:cover calc(20% + var(--i)*3%) cover calc(27% + var(--i)*3%)}.d,.o,.p,.q{animation:archief-licht linear both;animation-timeline:--archief;animation-range:cover 21% cover 61%}@keyframes archief-licht{from{clip-path:inset(0 100% 0 0)}to{clip-path:inset(0 0 0 0)}}@keyframes archief{from{fill-opacity:0;stroke-dasharray:4 6;stroke:var(--color-edge)}}',
  },
);
