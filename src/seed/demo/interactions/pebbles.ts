import { interaction } from './interaction.ts';

/** A pebble lit from the upper left; its words are white, whatever its colour. */
const light = (id: string, lit: string, shade: string) =>
  `<radialGradient id="${id}" cx=".34" cy=".2" r=".9"><stop stop-color="${lit}"></stop><stop offset="1" stop-color="${shade}"></stop></radialGradient>`;

/** Stone, and the red one. */
const lights = light('l', '#858d95', '#252c34') + light('m', '#e8866a', '#8a2c1c');

/** Where the eleven filters end up, as what falls comes to lie: four, four, and three between them. */
const filter = (word: string, index: number) => {
  const [column, row] = [index % 4, Math.floor(index / 4)];
  const [x, y] = [(row > 1 ? 226 : 122) + column * 212, 626 - row * 94];
  return `<g transform="translate(${x} ${y})${index % 2 ? 'rotate(4)' : ''}"><path d="M-104 0c0-64 204-68 208-4 2 64-208 68-208 4z"></path><text y="7">${word}</text></g>`;
};

/** The one thing that a visitor remembers of the last one lies there from the start, under eleven filters. */
const answers = (label: string, answer: string, filters: string) =>
  `<svg viewBox="0 0 880 704" fill="url(#l)" font-size="37" role="img" aria-label="${label}">${lights}<path fill="url(#m)" d="M230 206c0-112 98-168 214-168 122 0 202 74 202 172 0 90-88 146-214 146-122 0-202-52-202-150z"></path><text x="438" y="232" font-size="116">${answer}</text>${filters.split(' ').map(filter).join('')}</svg>`;

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
      'svg{view-timeline:--kiezel;display:block;width:100%;height:auto;border-radius:var(--radius-medium);background:radial-gradient(at 50% 28%,#6d7076,#39424c 58%,#1e252d)}path{filter:drop-shadow(8px 14px 10px #000a)}text{fill:#fff;font-weight:600;text-anchor:middle}',
    moving:
      'g{animation:kiezel-valt ease-in both;animation-timeline:--kiezel;animation-range:cover 24% cover 44%}g:nth-of-type(3n){animation-range:cover 30% cover 48%}g:nth-of-type(3n+1){animation-range:cover 27% cover 46%}@keyframes kiezel-valt{from{translate:0 -400px}}',
  },
);
