import { interaction } from './interaction.ts';

/** A pebble lit from the upper left; its words are white, whatever its colour. */
const light = (id: string, lit: string, own: string, shade: string) =>
  `<radialGradient id="${id}" cx=".34" cy=".2" r=".9"><stop stop-color="${lit}"/><stop offset=".4" stop-color="${own}"/><stop offset="1" stop-color="${shade}"/></radialGradient>`;

/** Stone, and the red one. */
const lights = light('l', '#8a9299', '#626b73', '#272e36') + light('m', '#e88a6f', '#c8503a', '#6e2418');

/** Where the eleven filters end up, as what falls comes to lie: four, four, and three between them. */
const filter = (word: string, index: number) => {
  const [column, row] = [index % 4, Math.floor(index / 4)];
  const [x, y] = [(row > 1 ? 226 : 122) + column * 212, 626 - row * 94];
  return `<g><path d="M${x - 104} ${y}c0-64 204-68 208-4 2 64-208 68-208 4z"/><text x="${x}" y="${y + 7}">${word}</text></g>`;
};

/** The one thing that a visitor remembers of the last one lies there from the start, under eleven filters. */
const answers = (label: string, answer: string, filters: string) =>
  `<svg viewBox="0 0 880 704" fill="url(#l)" font-size="37" role="img" aria-label="${label}">${lights}<path fill="url(#m)" d="M230 206c0-112 98-168 214-168 122 0 202 74 202 172 0 90-88 146-214 146-122 0-202-52-202-150z"/><text x="438" y="232" font-size="116">${answer}</text>${filters.split(' ').map(filter).join('')}</svg>`;

/** Kiezel: eleven filters are dropped, and the answer that they hid is seen. */
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
    still:
      'svg{view-timeline:--kiezel;display:block;width:100%;height:auto;border-radius:var(--radius-medium);background:radial-gradient(at 50% 28%,#6d7076,#39424c 58%,#1e252d)}path{filter:drop-shadow(8px 14px 10px #000a)}g{transform-box:fill-box;transform-origin:center;rotate:-3deg}g:nth-of-type(2n){rotate:3deg}text{fill:#fff;font-weight:600;text-anchor:middle}',
    moving:
      'g{animation:kiezel-valt ease-in both;animation-timeline:--kiezel;animation-range:cover 24% cover 44%}g:nth-of-type(3n){animation-range:cover 30% cover 48%}@keyframes kiezel-valt{from{translate:0 -400px;rotate:16deg}}',
  },
);
