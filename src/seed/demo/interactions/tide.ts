import { drawing, interaction } from './interaction.ts';

/** Laagwater: the water falls, and the way that lay under it comes to light. */
export const tide = interaction(
  'shell-tide',
  drawing(
    'Het wad van opzij: het water zakt, en de route naar de paal komt droog te liggen',
    'The mudflats from the side: the water falls, and the route to the post lies dry',
    '0 0 1200 420',
    [
      '<circle class="z" cx="980" cy="84" r="38"></circle>',
      '<path class="b" d="M0 352C140 300 230 338 380 318S640 250 800 262s250 66 400 26V420H0z"></path>',
      '<path class="r" d="M70 322C230 306 360 318 480 292s200-46 330-38"></path>',
      '<path class="m" d="M812 262V96"></path>',
      '<path class="k" d="M812 134h56l-16 18 16 18h-56z"></path>',
      '<g class="w"><path d="M-200 0q75-18 150 0t150 0 150 0 150 0 150 0 150 0 150 0 150 0 150 0 150 0V440H-200z"></path></g>',
      '<g class="w v"><path d="M-260 14q75-18 150 0t150 0 150 0 150 0 150 0 150 0 150 0 150 0 150 0 150 0V440H-260z"></path></g>',
    ].join(''),
  ),
  {
    still:
      ':scope{view-timeline:--laagwater}svg{display:block;width:100%;height:clamp(15rem,36vw,27rem);border-radius:var(--radius-medium);background:color-mix(in oklab,#a9cdd3 55%,var(--color-paper))}.b{fill:#cdb78c}.z{fill:#e9b44c}.r{fill:none;stroke:#a8341c;stroke-width:7;stroke-linecap:round;stroke-dasharray:0 20}.m{stroke:#3a2c20;stroke-width:7;stroke-linecap:round}.k{fill:#c8432a}.w{fill:#2f7a93;fill-opacity:.72;translate:0 322px}.v{fill:#174c63;fill-opacity:.8;translate:0 336px}',
    moving:
      '.w{animation:laagwater linear both;animation-timeline:--laagwater;animation-range:entry 60% exit 10%}.v{animation-name:laagwater-diep}.z{animation:laagwater-zon linear both;animation-timeline:--laagwater}@keyframes laagwater{from{translate:0 112px}}@keyframes laagwater-diep{from{translate:60px 150px}}@keyframes laagwater-zon{from{translate:-560px 30px}}',
  },
);
