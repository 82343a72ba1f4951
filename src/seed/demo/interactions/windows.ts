import { drawing, fade, interaction, places, times } from './interaction.ts';

const homes = { columns: 10, rows: 6 };
const floors = times(homes.rows, () => 'h790m-790 53');

/** Zonnedeler: the sun goes down, and in sixty homes the light goes on, one by one and in no order. */
export const windows = interaction(
  'ing-windows',
  drawing(
    'Een flat met zestig ramen: de zon gaat onder en de ramen gaan een voor een aan',
    'A block of flats with sixty windows: the sun goes down and the windows light up one by one',
    '0 0 1200 480',
    [
      `<defs>${fade('n', 'x2="0" y2="1"', ['#114', 0.85], ['#f95', 0.5])}${fade('v', '', ['#77b', 1], ['#225', 1])}${fade('l', 'x2="0" y2="1"', ['#fec', 1], ['#e93', 1])}${fade('g', 'x2="0" y2="1"', ['#335', 1], ['#113', 1])}</defs>`,
      '<path fill="url(#n)" d="M0 0h1200v480H0z"></path>',
      '<circle class="z"></circle>',
      '<g class="c"><path d="M-9 450V214h128v236zM1078 450V142h140v308z"></path><path class="a" d="M3 246h110M3 290h110M3 334h110M3 378h110M1092 176h110M1092 220h110M1092 264h110M1092 308h110M1092 352h110M1092 396h110"></path></g>',
      '<path class="p" d="M198 60h808"></path>',
      '<path class="v" fill="url(#v)" d="M178 78h844v372H178z"></path>',
      '<path class="e" d="M170 72h860v12H170z"></path>',
      `<path class="i" d="M205 100v340${'m79-340v340'.repeat(10)}"></path>`,
      `<path class="k" d="M212 122${floors}"></path>`,
      `<g fill="url(#l)">${times(homes.columns * homes.rows, () => '<rect></rect>')}</g>`,
      `<path class="m" d="M233 122${floors}"></path>`,
      `<path class="b" d="M206 143${floors}"></path><path class="s" d="M206 139${floors}"></path>`,
      '<path fill="url(#g)" d="M-9 446h1220v40H-9z"></path>',
    ].join(''),
  ),
  {
    still: `:scope{view-timeline:--zonnedeler}svg{display:block;width:100%;height:auto;border-radius:var(--radius-medium);background:var(--light,#769)var(--dark,#224)}.c{fill:#546;opacity:.75}.a,.p,.i,.k,.m,.b,.s{fill:none}.a{stroke:#fb6;opacity:.5;stroke-width:20;stroke-dasharray:14 10 14 48}.v{filter:drop-shadow(0 0 26px #1128)}.p{stroke:#459;stroke-width:26;stroke-dasharray:62 4 62 30;filter:drop-shadow(0 -2px 0 #abe)}.e{fill:#88b;filter:drop-shadow(0 6px 5px #1139)}.i{stroke:#113;stroke-width:9;opacity:.28;filter:blur(3px)}.z{cx:148px;cy:300px;r:58px;fill:#fd8;filter:drop-shadow(0 0 40px #f95);translate:0 60px}.k,.m,.b,.s{stroke:#225;stroke-width:34;stroke-dasharray:3 76}.k{stroke:#224;stroke-dasharray:54 25;filter:drop-shadow(0 -4px 3px #1138)}.b{stroke:#99c;stroke-width:3;stroke-dasharray:66 13;filter:drop-shadow(0 9px 4px #113a)drop-shadow(0 -13px 0 #99c)}.s{stroke:#446;stroke-width:13;stroke-dasharray:2 4}g{filter:drop-shadow(0 0 8px #f94a)}rect{x:calc(212px + var(--c)*79px);y:calc(105px + var(--r)*53px);width:54px;height:34px}@media(max-width:767px){svg{aspect-ratio:15/8}}${places('rect', homes.columns, homes.rows)}`,
    moving:
      'svg{animation:zon-avond linear both;animation-timeline:--zonnedeler;animation-range:cover 15% cover 60%}.z{animation:zon-zon linear both;animation-timeline:--zonnedeler;animation-range:cover 10% cover 60%}rect{--i:mod(var(--r)*10 + var(--c)*37,60);animation:zon-raam linear both;animation-timeline:--zonnedeler;animation-range:cover calc(25% + var(--i)*.8%) cover calc(27% + var(--i)*.8%)}@keyframes zon-avond{from{background:#fda}}@keyframes zon-zon{from{translate:0 -190px}}@keyframes zon-raam{from{fill-opacity:0}}',
  },
);
