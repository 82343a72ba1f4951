import { lightDark } from '#tokens/light-dark.ts';
import { interaction } from './interaction.ts';

/** A pebble lit from the upper left; its words are white, whatever its colour. */
const light = (id: string, lit: string, own: string, shade: string) =>
  `<radialGradient id="${id}" cx=".34" cy=".2" r=".9"><stop stop-color="${lit}"/><stop offset=".4" stop-color="${own}"/><stop offset="1" stop-color="${shade}"/></radialGradient>`;

/** Stone, and the red one. */
const lights = light('l', '#8a9299', '#626b73', '#272e36') + light('m', '#e88a6f', '#c8503a', '#6e2418');

/** Where the eleven filters end up: as what falls comes to lie. */
const heap = [
  [128, 620],
  [336, 630],
  [548, 621],
  [756, 628],
  [120, 526],
  [330, 534],
  [556, 528],
  [764, 534],
  [232, 440],
  [446, 446],
  [660, 438],
] as const;

const filter = (word: string, index: number) => {
  const [x, y] = heap[index] ?? [0, 0];
  return `<g><path d="M${x - 104} ${y + 4}c0-68 204-72 208-8 2 64-208 72-208 8z"/><text x="${x}" y="${y + 11}">${word}</text></g>`;
};

/** What is left once the filters have fallen: the one thing that a visitor remembers of the last one. */
const answers = (label: string, answer: string, filters: string) =>
  `<svg viewBox="0 0 880 704" fill="url(#l)" role="img" aria-label="${label}">${lights}${filters.split(' ').map(filter).join('')}<g class="b"><path fill="url(#m)" d="M230 206c0-112 98-168 214-168 122 0 202 74 202 172 0 90-88 146-214 146-122 0-202-52-202-150z"/><text x="438" y="232">${answer}</text></g></svg>`;

/** Kiezel: eleven filters are dropped, and one answer stays. */
export const pebbles = interaction(
  'tweakers-three',
  {
    nl: answers(
      'Elf filters liggen als kiezels op een hoop; erboven ligt één rode: knelt',
      'knelt',
      'merk kleur codec bouwjaar ohm gewicht bluetooth bereik laadtijd staat garantie',
    ),
    en: answers(
      'Eleven filters lie in a heap as pebbles; above them lies a red one: tight',
      'tight',
      'brand colour codec year ohms weight bluetooth range charging grade warranty',
    ),
  },
  {
    still: `:scope{view-timeline:--kiezel}svg{display:block;width:100%;height:auto;border-radius:var(--radius-medium);background:radial-gradient(at 50% 28%,${lightDark('#767d83,#3a424b 60%,#20262d', '#6b5a49,#2c374b 55%,#141d31')})}g{filter:drop-shadow(8px 14px 10px #000a);transform-box:fill-box;transform-origin:center;rotate:-3deg}g:nth-of-type(2n){rotate:3deg}text{fill:#fff;font-size:37px;font-weight:600;letter-spacing:-.02em;text-anchor:middle}.b text{font-size:116px}`,
    moving:
      'g{animation:kiezel-valt ease-in both;animation-timeline:--kiezel;animation-range:cover 16% cover 36%}g:nth-of-type(3n){animation-range:cover 20% cover 40%}g:nth-of-type(3n+1){animation-range:cover 24% cover 44%}g.b{animation-name:kiezel-blijft;animation-range:cover 30% cover 48%}@keyframes kiezel-valt{from{translate:0 -400px;rotate:16deg}}@keyframes kiezel-blijft{from{scale:0}}',
  },
);
