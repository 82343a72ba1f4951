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
      `<defs>${fade('n', 'x2="0" y2="1"', ['#103', 0.8], ['#f95', 0.5])}${fade('v', '', ['#66b', 1], ['#114', 1])}${fade('l', '', ['#feb', 1], ['#e93', 1])}</defs>`,
      '<path fill="url(#n)" d="M0 0h1200v480H0z"></path>',
      '<circle class="z"></circle>',
      '<path class="c" d="M0 428V330h70v-52h84v50h156v100z"></path>',
      '<path class="v" fill="url(#v)" d="M300 78h840v350H300z"></path>',
      '<path class="p" d="M351 56h790"></path>',
      '<path class="e" d="M288 70h864v13H288z"></path>',
      `<path class="k" d="M330 122${'h790m-790 53'.repeat(homes.rows)}"></path>`,
      `<g fill="url(#l)">${times(homes.columns * homes.rows, () => '<rect></rect>')}</g>`,
      `<path class="m" d="M354 122${'h760m-760 53'.repeat(homes.rows)}"></path>`,
      `<path class="b" d="M323 141${'h790m-790 53'.repeat(homes.rows)}"></path>`,
      '<path class="f" d="M0 428h1200v52H0z"></path>',
    ].join(''),
  ),
  {
    still: `:scope{view-timeline:--zonnedeler}svg{display:block;width:100%;height:auto;border-radius:var(--radius-medium);background:var(--light,#659)var(--dark,#114)}.f{fill:#113}.c{fill:#437;opacity:.6}.v{filter:drop-shadow(14px 6px 14px #0009)var(--light,brightness(1))var(--dark,brightness(.72))}.p{stroke:#67c;stroke-width:34;stroke-dasharray:80 52;transform:skewX(-43deg);transform-origin:0 56px}.e{fill:#87c;filter:drop-shadow(0 7px 5px #0009)}.z{cx:170px;cy:300px;r:54px;fill:#fc5;filter:drop-shadow(0 0 30px #fb5);translate:0 190px}.k,.m,.b{fill:none;stroke:#225;stroke-width:32;stroke-dasharray:3 76}.k{stroke:#226;stroke-dasharray:50 29;filter:drop-shadow(-2px -3px 0 #113)}.b{stroke:#88c;stroke-width:7;stroke-dasharray:64 15;filter:drop-shadow(3px 6px 3px #0009)}g{filter:drop-shadow(0 0 9px #f94)}rect{x:calc(330px + var(--c)*79px);y:calc(106px + var(--r)*53px);width:50px;height:32px}@media(max-width:767px){svg{aspect-ratio:15/8}svg>*{translate:-120px}}${places('rect', homes.columns, homes.rows)}`,
    moving:
      'svg{animation:zon-avond linear both;animation-timeline:--zonnedeler;animation-range:cover 15% cover 60%}.z{animation:zon-zon linear both;animation-timeline:--zonnedeler;animation-range:cover 10% cover 60%}rect{--i:mod(var(--r)*10 + var(--c)*37,60);animation:zon-raam linear both;animation-timeline:--zonnedeler;animation-range:cover calc(25% + var(--i)*.8%) cover calc(27% + var(--i)*.8%)}@keyframes zon-avond{from{background:#fda}}@keyframes zon-zon{from{translate:60px -190px}}@keyframes zon-raam{from{fill-opacity:0}}',
  },
);
