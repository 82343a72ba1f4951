import { drawing, interaction, times } from './interaction.ts';

/** Rows of dots: a line of dashes without length and with round ends, every 48 units. */
const dots = times(12, (row) => `M24 ${row * 40 + 20}h1153`);

/** A pebble: its outline, the light on it, and a vein. */
const stone = (name: string, x: number, y: number) =>
  `<g class="${name}"><path d="M${x - 118} ${y + 8}c0-62 54-96 122-96 70 0 116 42 116 98 0 52-50 84-122 84-70 0-116-30-116-86z"></path><ellipse cx="${x - 22}" cy="${y - 42}" rx="62" ry="24"></ellipse><path class="v" d="M${x - 112} ${y + 34}c80 4 160-34 212-84"></path></g>`;

/** Kiezel: of three hundred three remain, and one of them is the one. */
export const pebbles = interaction(
  'tweakers-three',
  drawing(
    'Driehonderd stippen worden bijna onzichtbaar; drie groeien uit tot kiezels, de middelste is rood',
    'Three hundred dots all but vanish; three of them grow into pebbles, the middle one red',
    '0 40 1200 400',
    `<path class="d" d="${dots}"></path>${stone('a', 300, 262)}${stone('b', 600, 232)}${stone('c', 900, 264)}`,
  ),
  {
    still:
      ':scope{view-timeline:--kiezel}svg{display:block;width:100%;height:auto}.d{fill:none;stroke:var(--color-edge);stroke-width:3;stroke-linecap:round;stroke-dasharray:0 48}g{transform-box:fill-box;transform-origin:center;rotate:-8deg}.a{fill:#87919a}.b{fill:#c8432a;rotate:5deg}.c{fill:#46525d;rotate:13deg}ellipse{fill:#fff;opacity:.13}.v{fill:none;stroke:#fff;stroke-width:4;stroke-linecap:round;opacity:.55}',
    moving:
      '.d,g{animation:kiezel linear both;animation-timeline:--kiezel;animation-range:cover 22% cover 58%}g{animation-name:kiezel-drie;animation-range:cover 30% cover 62%}.b{animation-range:cover 36% cover 66%}@keyframes kiezel{from{stroke-width:24}}@keyframes kiezel-drie{from{scale:.1;fill:var(--color-edge)}}',
  },
);
