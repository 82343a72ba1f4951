import { lightDark } from '#tokens/light-dark.ts';
import { interaction } from './interaction.ts';

const outline = 'M-118 8c0-62 54-96 122-96 70 0 116 42 116 98 0 52-50 84-122 84-70 0-116-30-116-86z';

/** A pebble lit from the upper left; its words are white, whatever its colour. */
const light = (id: string, lit: string, own: string, shade: string) =>
  `<radialGradient id="${id}" cx=".34" cy=".2" r=".9"><stop stop-color="${lit}"></stop><stop offset=".4" stop-color="${own}"></stop><stop offset="1" stop-color="${shade}"></stop></radialGradient>`;

/** Stone, the red one, and the outline of both. */
const defs = `<defs>${light('l', '#8a9299', '#626b73', '#272e36')}${light('m', '#e88a6f', '#c8503a', '#6e2418')}<path id="p" d="${outline}"></path></defs>`;

/** Where the eleven filters end up: four, four and three, as what falls comes to lie. */
const heap = [
  [128, 600],
  [336, 612],
  [548, 602],
  [756, 610],
  [120, 506],
  [330, 514],
  [556, 508],
  [766, 514],
  [232, 420],
  [446, 426],
  [660, 418],
] as const;

const filter = (word: string, index: number) => {
  const [x, y] = heap[index] ?? [0, 0];
  return `<g transform="translate(${x} ${y})"><g><use href="#p" transform="scale(.87 .5)"></use><text y="11">${word}</text></g></g>`;
};

/** What is left once the filters have fallen: the one thing that a visitor remembers of the last one. */
const answers = (label: string, answer: string, filters: readonly string[]) =>
  `<svg viewBox="0 0 880 690" fill="url(#l)" role="img" aria-label="${label}">${defs}${filters.map(filter).join('')}<g class="b" transform="translate(440 190) scale(1.75)"><g><use href="#p" fill="url(#m)"></use><text y="20">${answer}</text></g></g></svg>`;

/** Kiezel: eleven filters are dropped, and one answer stays. */
export const pebbles = interaction(
  'tweakers-three',
  {
    nl: answers(
      'Elf filters liggen als kiezels op een hoop: merk, kleur, codec. Erboven ligt één rode: knelt',
      'knelt',
      [
        'merk',
        'kleur',
        'codec',
        'bouwjaar',
        'ohm',
        'gewicht',
        'bluetooth',
        'bereik',
        'laadtijd',
        'staat',
        'garantie',
      ],
    ),
    en: answers(
      'Eleven filters lie in a heap as pebbles: brand, colour, codec. Above them lies a red one: tight',
      'tight',
      [
        'brand',
        'colour',
        'codec',
        'year',
        'ohms',
        'weight',
        'bluetooth',
        'range',
        'charging',
        'grade',
        'warranty',
      ],
    ),
  },
  {
    still: `:scope{view-timeline:--kiezel}svg{display:block;width:100%;height:auto;border-radius:var(--radius-medium);background:radial-gradient(at 50% 28%,${lightDark('#767d83,#3a424b 60%,#20262d', '#6b5a49,#2c374b 55%,#141d31')})}svg>g{filter:drop-shadow(8px 14px 10px #000a)}text{fill:#fff;font-size:38px;font-weight:600;letter-spacing:-.02em;text-anchor:middle}.b text{font-size:66px}g g{transform-box:fill-box;transform-origin:center;rotate:-3deg}:nth-child(2n)>g{rotate:2deg}`,
    moving:
      'g g{animation:kiezel-valt ease-in both;animation-timeline:--kiezel;animation-range:cover 16% cover 36%}:nth-child(3n)>g{animation-range:cover 20% cover 40%}:nth-child(3n+1)>g{animation-range:cover 24% cover 44%}.b g{animation-name:kiezel-blijft;animation-range:cover 30% cover 48%}@keyframes kiezel-valt{from{translate:0 -390px;rotate:14deg}}@keyframes kiezel-blijft{from{scale:.1}}',
  },
);
