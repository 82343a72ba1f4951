import { drawing, fade, interaction, places, times } from './interaction.ts';

const homes = { columns: 10, rows: 6 };
/** A dashed line along every floor, there and back: as long as from the first dash to the end of the last. */
const floors = (length: number) => times(homes.rows / 2, () => `h${length}m0 53h-${length}m0 53`);

/** Zonnedeler: the sun goes down, and in sixty homes the light goes on, one by one and in no order. */
export const windows = interaction(
  'ing-windows',
  drawing(
    'Een flat met zestig ramen: de zon gaat onder en de ramen gaan een voor een aan',
    'A block of flats with sixty windows: the sun goes down and the windows light up one by one',
    '0 0 1200 480',
    [
      `<defs>${fade('v', '', ['#4a4d8f', 1], ['#26295a', 1])}${fade('l', 'x2="0" y2="1"', ['#fec', 1], ['#e93', 1])}</defs>`,
      '<circle class="z"></circle>',
      '<path class="c" d="M0 450V236h128v214h950V172h122v278z"></path>',
      '<path class="a" d="M34 258v176m60-176v176m1016-242v264m54-264v264"></path>',
      '<path class="p" d="M254 60h765"></path>',
      '<path class="v" fill="url(#v)" d="M178 78h844v372H178z"></path>',
      '<path class="e" d="M170 72h860v12H170z"></path>',
      `<path class="k" d="M212 122${floors(765)}"></path>`,
      `<g fill="url(#l)">${times(homes.columns * homes.rows, () => '<rect></rect>')}</g>`,
      `<path class="m" d="M238 122${floors(714)}"></path>`,
      `<path class="b" d="M201 144${floors(788)}"></path><path class="s" d="M203 139${floors(782)}"></path>`,
      '<path class="f" d="M0 448h1200v40H0z"></path>',
    ].join(''),
  ),
  {
    still: `:scope{view-timeline:--zonnedeler}svg{display:block;width:100%;height:auto;border-radius:var(--radius-medium);background:linear-gradient(#114d,#f958)var(--light,#769)var(--dark,#224)}path{stroke:#225;stroke-width:34}.c,.e,.f,.v{stroke:none}.c{fill:#435}.a{fill:none;stroke:#865}.a,.p{stroke-width:26;stroke-dasharray:18 26}.p{stroke:#459;stroke-dasharray:52 27;transform:skewX(-32deg);filter:drop-shadow(0 -2px 0 #abe)}.e{fill:#66a}.f{fill:#1c1a3c}.z{cx:148px;cy:510px;r:50px;fill:#fd8}.k{stroke-dasharray:54 25;filter:drop-shadow(0 -4px 3px #113a)}.m{stroke-dasharray:3 76}.b{stroke:#66a;stroke-width:3;stroke-dasharray:62 17;filter:drop-shadow(0 9px 4px #113b)drop-shadow(0 -13px 0 #66a)}.s{stroke:#447;stroke-width:12;stroke-dasharray:2 4}g{filter:drop-shadow(0 0 8px #f94a)}rect{x:calc(212px + var(--c)*79px);y:calc(105px + var(--r)*53px);width:54px;height:34px}@media(max-width:767px){svg{aspect-ratio:15/8}}${places('rect', homes.columns, homes.rows)}`,
    moving:
      'svg,.z,rect{animation:zon-avond linear both;animation-timeline:--zonnedeler;animation-range:cover 12% cover 60%}.z{animation-name:zon-zon}rect{--i:mod(var(--r)*10 + var(--c)*37,60);animation-name:zon-raam;animation-range:cover calc(25% + var(--i)*.8%) cover calc(27% + var(--i)*.8%)}@keyframes zon-avond{from{background-color:#fda}}@keyframes zon-zon{from{translate:0 -420px}}@keyframes zon-raam{from{fill-opacity:0}}',
  },
);
