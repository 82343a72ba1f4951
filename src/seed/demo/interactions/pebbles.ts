import { lightDark } from '#tokens/light-dark.ts';
import { drawing, interaction, times } from './interaction.ts';

/** Three hundred dots in rows of twenty: a line of dashes without length and with round ends, every 44 units. */
const dots = times(15, (row) => `M182 ${row * 44 - 68}h837`);

const outline = 'M-118 8c0-62 54-96 122-96 70 0 116 42 116 98 0 52-50 84-122 84-70 0-116-30-116-86z';

/** A pebble as on the table of the case: its shadow, its colour, the light that falls on it, and a vein. */
const stone = (name: string, x: number, y: number) =>
  `<g class="${name}" transform="translate(${x} ${y})"><g><path d="${outline}"></path><path d="${outline}" fill="url(#l)"></path><path class="v" d="M-112 34c80 4 160-34 212-84"></path></g></g>`;

/** Light from the upper left, shade at the lower right. */
const light =
  '<defs><radialGradient id="l" cx=".34" cy=".24" r=".86"><stop stop-color="#ffe9cc" stop-opacity=".75"></stop><stop offset=".4" stop-color="#ffe9cc" stop-opacity=".14"></stop><stop offset=".72" stop-color="#0c121a" stop-opacity=".2"></stop><stop offset="1" stop-color="#0c121a" stop-opacity=".75"></stop></radialGradient></defs>';

/** Kiezel: of three hundred three remain, and one of them is the one. */
export const pebbles = interaction(
  'tweakers-three',
  drawing(
    'Driehonderd stippen wijken in het donker; drie groeien uit tot kiezels, de middelste is rood',
    'Three hundred dots recede into the dark; three of them grow into pebbles, the middle one red',
    '160 -90 880 660',
    `${light}<path class="d" d="${dots}"></path>${stone('a', 335, 398)}${stone('b', 604, 240)}${stone('c', 868, 86)}`,
  ),
  {
    still: `:scope{view-timeline:--kiezel}svg{display:block;width:100%;height:auto;border-radius:var(--radius-medium);background:radial-gradient(at 50% 50%,${lightDark('#59616a,#2a3038 55%,#14181e', '#6b5a49,#2c374b 50%,#141d31')})}.d{fill:none;stroke:#8b949c;stroke-width:7;stroke-linecap:round;stroke-dasharray:0 44;opacity:.6;filter:drop-shadow(2px 3px 2px #000b)}svg>g{filter:drop-shadow(16px 26px 20px #000b)}g g{transform-box:fill-box;transform-origin:center;rotate:-8deg}.a{fill:#8d969d}.b{fill:#c8503a}.b g{rotate:5deg}.c{fill:#596673}.c g{rotate:13deg}.v{fill:none;stroke:#fff;stroke-width:4;stroke-linecap:round;opacity:.4}`,
    moving:
      '.d,g g{animation:kiezel linear both;animation-timeline:--kiezel;animation-range:cover 22% cover 58%}g g{animation-name:kiezel-drie;animation-range:cover 30% cover 62%}.b g{animation-range:cover 36% cover 66%}@keyframes kiezel{from{stroke-width:30;opacity:1}}@keyframes kiezel-drie{from{scale:.1;fill:var(--color-edge)}}',
  },
);
