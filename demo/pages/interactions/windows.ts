import { formatLightDark } from '../../../src/tokens/light-dark.ts';
import { drawing, fade, interaction, places, times } from './interaction.ts';

const homes = { columns: 10, rows: 6 };

/** A home from outside: its window frame, and a balcony with rail, bars, floor and shadow. */
const home =
  '<path class="r" d="M12 6h56v36H12zM40 6v36"></path><path class="s" d="M4 36h72"></path><path class="h" d="M3 28h74M1 45h78"></path><path class="u" d="M4 50h72"></path>';

/**
 * Silhouettes behind the windows of an area of eight by five homes: two people, a lamp, a cat and a plant.
 */
const behind = `<path class="m" d="${[
  'M426 75a4 4 0 1 1 .1 0m-9 19q0-16 9-16t9 16z',
  'M290 60v8l7 7h-16l7-7v-8z',
  'M512 129a4 4 0 1 1 .1 0m-10 18q0-15 10-15t9 15z',
  'M183 200q-1-11 5-13l1-5 3 3 3-3v8q4 4 3 10z',
  'M525 253q-9-6-6-14 6 4 6 14 0-12 6-16 4 10-6 16',
].join('')}"></path>`;

/** SVG pattern that repeats shapes in tiles of the given size. */
const pattern = (size: string, shapes: string) =>
  `<pattern ${size} patternUnits="userSpaceOnUse">${shapes}</pattern>`;

const homesInFront = [
  pattern('id="b" width="79" height="53"', home),
  pattern(
    'id="i" x="199" y="98" width="632" height="265"',
    `${behind}<path fill="url(#b)" d="M0 0h632v265H0z"></path>`,
  ),
].join('');

/** Zonnedeler: the sun sets, and windows light up one by one in an irregular order. */
export const windows = interaction(
  'ing-windows',
  drawing(
    'Een flat: de zon zakt en zestig ramen gaan een voor een aan',
    'Flats: the sun goes down and sixty windows light up one by one',
    '0 0 1200 480',
    [
      `<defs>${fade('l', 'x2="0" y2="1"', ['#fec', 1], ['#e93', 1])}${homesInFront}</defs>`,
      '<circle class="z"></circle>',
      '<path class="p" d="M254 60h765"></path>',
      '<path class="v" d="M0 204h122v244H0zM1080 151h120v297h-120zM178 78h844v370H178z"></path>',
      `<g fill="url(#l)">${times(homes.columns * homes.rows, () => '<rect></rect>')}</g>`,
      '<path fill="url(#b)" d="M0 212h79v212H0zM1106 159h94v265h-94z"></path><path fill="url(#i)" d="M199 98h790v318H199z"></path>',
      '<path class="e" d="M170 72h860v12H170z"></path>',
    ].join(''),
  ),
  {
    still: `:scope{view-timeline:--zonnedeler}svg{display:block;width:100%;height:auto;border-radius:var(--radius-medium);background:linear-gradient(#0000 93%,#1c1a3c 0),linear-gradient(#114d,#f958)var(--light,#769)var(--dark,#224)}.p{stroke:#459;stroke-width:26;stroke-dasharray:52 27;transform:skewX(-32deg)}.v{fill:${formatLightDark('#3d4080', '#2b2d5e')};filter:drop-shadow(22px 0 0 #1d1e47)}.e{fill:#66a}.z{cx:148px;cy:540px;r:50px;fill:#fd8}.r,.h,.s,.u{fill:none;stroke:#1f2150;stroke-width:2}.h{stroke:#77b;stroke-width:3}.s{stroke-width:14;stroke-dasharray:1.5 4.54}.u{stroke:#0007;stroke-width:6}.m{fill:#313}rect{x:calc(212px + var(--c)*79px);y:calc(105px + var(--r)*53px);width:54px;height:34px}rect:nth-child(7n + 4){fill:#fff3d8}rect:nth-child(11n + 6){fill:#8fb0e0}rect:nth-child(13n + 9){fill:#b4552f}rect:nth-child(9n + 2){fill:#c98340}rect:nth-child(8n + 5){height:21px;translate:0 13px}@media(max-width:767px){svg{aspect-ratio:15/8}}${places('rect', homes.columns, homes.rows)}`,
    moving:
      'svg,.z,rect{animation:zon-avond linear both;animation-timeline:--zonnedeler;animation-range:cover 12% cover 60%}.z{animation-name:zon-zon}rect{--i:mod(var(--r)*10 + var(--c)*37,60);animation-name:zon-raam;animation-range:cover calc(25% + var(--i)*.8%) cover calc(27% + var(--i)*.8%)}@keyframes zon-avond{from{background-color:#fda}}@keyframes zon-zon{from{translate:0 -450px}}@keyframes zon-raam{from{fill-opacity:0}}',
  },
);
