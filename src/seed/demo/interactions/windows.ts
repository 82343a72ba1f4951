import { drawing, fade, interaction, places, times } from './interaction.ts';

const homes = { columns: 10, rows: 6 };

/** Zonnedeler: the sun goes down, and in sixty homes the light goes on, one by one and in no order. */
export const windows = interaction(
  'ing-windows',
  drawing(
    'Een flat met zestig ramen: de zon gaat onder en de ramen gaan een voor een aan',
    'A block of flats with sixty windows: the sun goes down and the windows light up one by one',
    '0 0 1200 480',
    [
      `<defs>${fade('n', 'x2="0" y2="1"', ['#0f0c30', 0.85], ['#f2a65a', 0.42])}${fade('v', '', ['#4a478c', 1], ['#141235', 1])}</defs>`,
      '<path fill="url(#n)" d="M0 0h1200v480H0z"></path>',
      '<circle class="z" cx="170" cy="300" r="54"></circle>',
      '<path class="c" d="M0 428V330h70v-52h84v70h66v-26h80v-66h90v172z"></path>',
      '<path fill="url(#v)" d="M300 78h840v350H300z"></path>',
      `<path class="p" d="M334 74${'l34-36h80l-34 36zm132 0'.repeat(6)}"></path>`,
      '<path class="e" d="M288 70h864v13H288z"></path>',
      `<g>${times(homes.columns * homes.rows, () => '<rect></rect>')}</g>`,
      `<path class="m" d="M354 122${'h760m-760 53'.repeat(homes.rows)}"></path>`,
      `<path class="b" d="M323 141${'h790m-790 53'.repeat(homes.rows)}"></path>`,
      '<path class="f" d="M0 428h1200v52H0z"></path>',
    ].join(''),
  ),
  {
    still: `:scope{view-timeline:--zonnedeler}svg{display:block;width:100%;height:auto;border-radius:var(--radius-medium);background:#2d2a63}.f{fill:#100e2c}.c{fill:#1a1842;opacity:.8}.p{fill:#5a66b4;stroke:#9aa3dc;stroke-width:2}.e{fill:#5b58a0;filter:drop-shadow(0 5px 5px #0008)}.z{fill:#f6c453;filter:drop-shadow(0 0 30px #f6b053);translate:0 190px}.m,.b{fill:none;stroke:#232150;stroke-width:32;stroke-dasharray:3 76}.b{stroke:#6663ab;stroke-width:6;stroke-dasharray:64 15}g{filter:drop-shadow(0 0 9px #f0a04a)}rect{x:calc(330px + var(--c)*79px);y:calc(106px + var(--r)*53px);width:50px;height:32px;fill:#f9c95c}${places('rect', homes.columns, homes.rows)}`,
    moving:
      'svg{animation:zonnedeler-avond linear both;animation-timeline:--zonnedeler;animation-range:cover 15% cover 60%}.z{animation:zonnedeler-zon linear both;animation-timeline:--zonnedeler;animation-range:cover 10% cover 60%}rect{--i:mod(var(--r)*10 + var(--c)*37,60);animation:zonnedeler-raam linear both;animation-timeline:--zonnedeler;animation-range:cover calc(25% + var(--i)*.8%) cover calc(27% + var(--i)*.8%)}@keyframes zonnedeler-avond{from{background:#f3d9a4}}@keyframes zonnedeler-zon{from{translate:60px -190px}}@keyframes zonnedeler-raam{from{fill:#34316b}}',
  },
);
