import { formatLightDark } from '../../../src/tokens/light-dark.ts';
import { interaction, times } from './interaction.ts';

/** Matt stone lit from the upper left, as in the hero (`demo/drawings/pebble.ts`). */
const light = (id: string, lit: string, tone: string, shade: string) =>
  `<radialGradient id="${id}" cx=".36" cy=".2" r=".9"><stop stop-color="${lit}"></stop><stop offset=".5" stop-color="${tone}"></stop><stop offset="1" stop-color="${shade}"></stop></radialGradient>`;

/** Gradients of the stones. A CSS filter makes lighter, darker and warmer variants. */
const stones = light('l', '#e9ecee', '#b4babf', '#5d656e') + light('m', '#f0917c', '#d9563d', '#8a2f22');

/** Outlines of the pebbles. Neighbours have different ones. */
const outlines = [
  'M-104 8c-6-50 44-70 104-68s102 20 106 62-46 66-104 64-100-12-106-58z',
  'M-108-14c10-40 60-46 112-42s104 32 102 72-58 48-114 44-112-24-100-74z',
  'M-104 20c-12-34 24-82 84-84s126 24 126 72-52 54-108 56-92-10-102-44z',
];

/** Pebble with the name of a filter. */
const filter = (word: string, index: number) =>
  `<g><path d="${outlines[(index + (index >> 2)) % 3]}"></path><text y="13">${word}</text></g>`;

const red = 'M230 224c-18-96 62-176 190-184s232 50 230 160-84 156-200 156-204-44-220-132z';

/** The answer that a visitor remembers lies below eleven filters from the start. */
const answers = (label: string, answer: string, filters: string) =>
  `<svg viewBox="0 0 880 704" fill="url(#l)" role="img" aria-label="${label}">${stones}<path fill="url(#m)" d="${red}"></path><text x="438" y="238">${answer}</text>${filters.split(' ').map(filter).join('')}</svg>`;

/** Column and row of each pebble as `--c` and `--r`: rows of four, four and three. */
const column = times(4, (index) => `g:nth-of-type(4n + ${index + 1}){--c:${index}}`);
const row = 'g:nth-of-type(n + 5){--r:1}';

/** Kiezel: eleven filters drop away and reveal the answer. */
export const pebbles = interaction(
  'tweakers-three',
  {
    nl: answers(
      'Een hoop kiezels: elf filters, en erboven één rode: knelt',
      'knelt',
      'merk kleur codec bouwjaar ohm gewicht bluetooth bereik laadtijd staat garantie',
    ),
    en: answers(
      'A heap of pebbles: eleven filters, and above them a red one: tight',
      'tight',
      'brand colour codec year ohms weight bluetooth range charging grade warranty',
    ),
  },
  {
    still: `svg{view-timeline:--kiezel;--n:${formatLightDark('1', '.78')};display:block;width:100%;height:auto;border-radius:var(--radius-medium);background:repeating-radial-gradient(circle at 50% 28%,#0000 0 3.4%,${formatLightDark('#0002', '#0005')} 3.7% 3.9%,#fff3 4.2%,#0000 4.6%),${formatLightDark('radial-gradient(at 40% 20%,#f6efe3,#e6dccb 60%,#cdc2af)', 'radial-gradient(at 50% 28%,#8c755f,#3f4a5c 55%,#232d3d)')}}path{filter:sepia(var(--w,0))brightness(calc(var(--b,1)*var(--n)))drop-shadow(7px 11px 7px #0007)}svg > path{filter:drop-shadow(10px 16px 11px #0008)}g{transform:translate(calc(118px + var(--c)*214px),calc(630px - var(--r,0)*96px))rotate(var(--t,-3deg))}g:nth-of-type(n + 9){transform:translate(calc(222px + var(--c)*214px),432px)rotate(var(--t,-3deg))}g:nth-of-type(2n){--t:4deg}g:nth-of-type(4n + 1){--w:.4}g:nth-of-type(4n + 1) path{scale:.9 1.06}g:nth-of-type(3n + 1) path{scale:1.06 .94}g:nth-of-type(3n){--b:1.16}g:nth-of-type(4n + 2){--b:.84}g:nth-of-type(5n + 4){--b:.5;--w:0}text{fill:${formatLightDark('#252d36', '#0b1118')};font-size:37px;font-weight:600;text-anchor:middle;filter:drop-shadow(1px 1.5px 0 ${formatLightDark('#fffa', '#fff5')})}svg > text{fill:#470f05;font-size:124px}g:nth-of-type(5n + 4) text{fill:#e9ecee;filter:drop-shadow(-1px -1.5px 0 #0009)}${column}${row}`,
    moving:
      'g{animation:kiezel-valt ease-in both;animation-timeline:--kiezel;animation-range:cover 24% cover 44%}g:nth-of-type(3n){animation-range:cover 30% cover 48%}g:nth-of-type(3n+1){animation-range:cover 27% cover 46%}@keyframes kiezel-valt{from{translate:0 -400px}}',
  },
);
