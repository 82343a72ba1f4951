import { drawing, fade, interaction } from './interaction.ts';

const down = 'x2="0" y2="1"';

/** Water from a first swell on, as wide as the picture and deeper than it. */
const wave = (start: string, swells: number) =>
  `<path fill="url(#w)" d="${start}t${'150 0 '.repeat(swells)}V440H-260z"></path>`;

/** Laagwater: the water falls, and the way that lay under it comes to light. */
export const tide = interaction(
  'shell-tide',
  drawing(
    'Het wad van opzij: het water zakt, en de route naar de paal komt droog te liggen',
    'The mudflats from the side: the water falls, and the route to the post lies dry',
    '0 0 1200 420',
    [
      `<defs>${fade('s', down, ['#e8d2a2', 1], ['#a3824f', 1])}${fade('w', down, ['#5fb0c2', 0.78], ['#12445c', 0.94])}</defs>`,
      '<circle class="z" cx="980" cy="84" r="38"></circle>',
      '<path class="d" d="M0 224q180-22 420-8t420-10 360 2v130H0z"></path>',
      '<path class="t" d="M0 296q210-46 430-28t400-22 370 6v168H0z"></path>',
      '<path fill="url(#s)" class="b" d="M0 352C140 300 230 338 380 318S640 250 800 262s250 66 400 26V420H0z"></path>',
      '<path class="k" d="M150 372q120-26 260-16M470 352q130-40 260-30M560 396q170-34 330-18M850 320q90 34 220 20"></path>',
      '<path class="r" d="M70 322C230 306 360 318 480 292s200-46 330-38"></path>',
      '<path class="o" d="M812 262l110 30"></path>',
      '<path class="m" d="M812 264V92"></path>',
      '<path class="v" d="M815 98q30-10 54 4l-13 17 14 18q-26-12-55-2z"></path>',
      `<g class="w">${wave('M-200 0q75-18 150 0', 9)}</g>`,
      `<g class="w x">${wave('M-260 14q75-18 150 0', 10)}</g>`,
    ].join(''),
  ),
  {
    still:
      ':scope{view-timeline:--laagwater}svg{display:block;width:100%;height:clamp(15rem,36vw,27rem);border-radius:var(--radius-medium);background:linear-gradient(color-mix(in oklab,#8fc0cf 62%,var(--color-paper)),color-mix(in oklab,#f1dcb4 72%,var(--color-paper)) 62%)}.z{fill:#f2bd55;filter:drop-shadow(0 0 26px #f2bd55)}.d{fill:#8fa7a0;opacity:.55}.t{fill:#c9b68c}.b{stroke:#f6e7c4;stroke-width:3}.k{fill:none;stroke:#7c6138;stroke-width:4;stroke-linecap:round;opacity:.3}.r{fill:none;stroke:#a8341c;stroke-width:7;stroke-linecap:round;stroke-dasharray:0 20}.o{stroke:#4a3820;stroke-width:9;stroke-linecap:round;opacity:.28}.m{stroke:#3a2c20;stroke-width:8;stroke-linecap:round}.v{fill:#c8432a}.w{stroke:#d9f0f2;stroke-opacity:.7;stroke-width:3;translate:0 322px}.x{stroke-opacity:.35;translate:0 336px}',
    moving:
      '.w{animation:laagwater linear both;animation-timeline:--laagwater;animation-range:entry 60% exit 10%}.x{animation-name:laagwater-diep}.z{animation:laagwater-zon linear both;animation-timeline:--laagwater}@keyframes laagwater{from{translate:0 112px}}@keyframes laagwater-diep{from{translate:60px 150px}}@keyframes laagwater-zon{from{translate:-560px 30px}}',
  },
);
