import { drawing, interaction, times } from './interaction.ts';

/** Gables as SVG path commands, from the left eaves to the right: step, neck, bell, spout and cornice. */
const gables = [
  'v-24h22v-24h48v24h22v24',
  'h16v-58q30-30 60 0v58h16',
  'q24 0 28-42q18-34 36 0q4 42 28 42',
  'l38-58h16l38 58',
  'v-16h92v16',
];
/** Index of the gable and y of the eaves for each house, from left to right. */
const houses = [
  [0, 172],
  [3, 192],
  [4, 128],
  [1, 176],
  [2, 166],
  [4, 206],
  [0, 150],
  [3, 168],
  [1, 150],
  [4, 164],
  [2, 196],
  [4, 112],
] as const;
/** Unidentified house, which stays an outline. */
const unknown = 4;

const outline = (index: number) => {
  const [gable, top] = houses[index] ?? houses[0];
  return `d="M${index * 100 + 3} 380V${top}${gables[gable]}V380"`;
};
/** Houses of one brick, drawn from right to left so that each shadow falls on the neighbour. */
const built = (brick: string, numbers: readonly number[]) =>
  `<g class="h ${brick}">${numbers.map((index) => `<path style="--i:${index}" ${outline(index)}></path>`).join('')}</g>`;
/** Horizontal lines whose dashes are panes or doors, starting at (`x`, `y`). */
const along = (...rows: readonly (readonly [x: number, y: number, length: number])[]) =>
  rows.map(([x, y, length]) => `M${x} ${y}h${length}`).join('');
/** Windows by type: two sashes, narrow and three lights. */
const sashes = along(
  [22, 214, 156],
  [22, 264, 156],
  [122, 316, 56],
  [522, 240, 156],
  [522, 292, 156],
  [622, 190, 56],
  [922, 210, 156],
  [922, 262, 156],
  [922, 314, 156],
);
const narrow = along(
  [218, 170, 64],
  [218, 228, 64],
  [218, 286, 64],
  [818, 200, 64],
  [818, 258, 64],
  [1118, 156, 64],
  [1118, 214, 64],
  [1118, 272, 64],
);
const lights = along(
  [20, 326, 60],
  [320, 212, 60],
  [320, 268, 60],
  [320, 326, 60],
  [720, 206, 60],
  [720, 262, 60],
  [720, 326, 60],
  [818, 326, 60],
);
const doors = along(
  [64, 363, 17],
  [180, 363, 17],
  [241, 363, 17],
  [582, 363, 17],
  [620, 363, 17],
  [982, 363, 17],
  [1022, 363, 17],
  [1141, 363, 17],
);
const shopDoors = along([382, 363, 12], [782, 363, 12], [880, 363, 12]);
/** Panes that are dark at night. */
const asleep = along(
  [162, 214, 16],
  [22, 264, 16],
  [241, 228, 18],
  [562, 240, 16],
  [720, 206, 60],
  [962, 262, 16],
  [1164, 214, 18],
);
const numbers = times(
  houses.length,
  (index) => `<tspan x="${index * 100 + 50}">${index === unknown ? '?' : index * 2 + 14}</tspan>`,
);

/**
 * Archief Buurt Noord: a street of outlines in which houses appear by number. In the dark theme the lamps are
 * on.
 */
export const street = interaction(
  'abn-street',
  drawing(
    'Een straat van nummer 14 tot 36: elke gevel krijgt kleur, op één na',
    'A street, numbers 14 to 36: every front but one takes on colour',
    '0 70 1200 360',
    `<path class="g" ${outline(unknown)}></path>${built('a', [10, 9, 6, 3, 0])}${built('b', [8, 5, 2])}${built('c', [11, 7, 1])}<path class="d" d="${doors}${shopDoors}"></path><path class="p" d="M3 373h1196"></path><path class="w" d="${sashes}"></path><path class="w x" d="${narrow}"></path><path class="w y" d="${lights}"></path><path class="o" d="${asleep}"></path><text y="418">${numbers}</text>`,
    // Crops from the right, because the first house is the one of the story.
    'Min',
  ),
  {
    still:
      ':scope{view-timeline:--archief}svg{display:block;width:100%;height:auto;background:linear-gradient(#0000 86.2%,#8d867b 0 88.2%,#0000 0)}.h,.d,.p{filter:var(--light,brightness(1))var(--dark,brightness(.52)saturate(.8))}.a{fill:#c2836c}.b{fill:#9c6450}.c{fill:#dcbe8d}.h path{stroke:#f3e3c6;stroke-width:2.5;filter:drop-shadow(3px 0 2px #0005)}.d,.g,.o,.p,.w{fill:none}.g{stroke:var(--color-ink-soft);stroke-width:3;stroke-dasharray:3 7}.p{stroke:#2b1512;stroke-opacity:.5;stroke-width:15;stroke-dasharray:394 106 696}.d{stroke:#2c3b3a;stroke-width:31;filter:drop-shadow(0 -2px 0 #f3e3c6)}.w,.o{stroke:var(--light,#46545d)var(--dark,#ffcf7d);stroke-width:32}.w{stroke-dasharray:7 2 7 24 7 2 7 44;filter:drop-shadow(2px 0 0 var(--light,#f0e2c8)var(--dark,#4a3426))drop-shadow(0 3px 0 var(--light,#f4e6cb)var(--dark,#5b4a37))drop-shadow(-2px -2px 0 #3a2420)var(--light,brightness(1))var(--dark,drop-shadow(0 0 6px #ffae4a))}.x{stroke-dasharray:18 5}.y{stroke-dasharray:18 3}.o{stroke:var(--light,#5d6d77)var(--dark,#232a38)}text{fill:var(--color-ink);font-size:20px;font-weight:600;text-anchor:middle}@media(max-width:767px){:scope{margin-right:calc(-1*var(--page-edge))}svg{aspect-ratio:628/360}text{font-size:28px}}',
    moving:
      '.h path{animation:archief linear both;animation-timeline:--archief;animation-range:cover calc(20% + var(--i)*3%) cover calc(27% + var(--i)*3%)}.d,.o,.p,.w{animation:archief-licht linear both;animation-timeline:--archief;animation-range:cover 21% cover 61%}@keyframes archief-licht{from{clip-path:inset(0 100% 0 0)}to{clip-path:inset(0 0 0 0)}}@keyframes archief{from{fill-opacity:0;stroke-dasharray:4 6;stroke:var(--color-edge)}}',
  },
);
