import { lightDark } from '#tokens/light-dark.ts';
import { interaction } from './interaction.ts';

const outline = 'M-118 8c0-62 54-96 122-96 70 0 116 42 116 98 0 52-50 84-122 84-70 0-116-30-116-86z';

/** A pebble as on the table of the case, with an answer on it: its shadow, its colour, the light that falls on it. */
const stone = (name: string, place: string, answer: string) =>
  `<g class="${name}" transform="${place}"><g><path d="${outline}"></path><path d="${outline}" fill="url(#l)"></path><text y="20">${answer}</text></g></g>`;

/** Light from the upper left, shade at the lower right. */
const light =
  '<defs><radialGradient id="l" cx=".34" cy=".24" r=".86"><stop stop-color="#ffe9cc" stop-opacity=".75"></stop><stop offset=".4" stop-color="#ffe9cc" stop-opacity=".14"></stop><stop offset=".72" stop-color="#0c121a" stop-opacity=".2"></stop><stop offset="1" stop-color="#0c121a" stop-opacity=".75"></stop></radialGradient></defs>';

/** The question and what one may answer, with the answers of a visitor to whom it hurt. */
const answers = (label: string, heavy: string, tight: string, cord: string) =>
  `<svg viewBox="0 0 880 660" role="img" aria-label="${label}">${light}${stone('a', 'translate(236 172) scale(1.25)', heavy)}${stone('b', 'translate(596 318) scale(1.6)', tight)}${stone('c', 'translate(254 488) scale(1.2)', cord)}</svg>`;

/** Kiezel: three answers lie on the table, and one is the red one. */
export const pebbles = interaction(
  'tweakers-three',
  {
    nl: answers(
      'Drie kiezels met een antwoord: zwaar, knelt, snoer; knelt is rood',
      'zwaar',
      'knelt',
      'snoer',
    ),
    en: answers(
      'Three pebbles, each with an answer: heavy, tight, cord; tight is red',
      'heavy',
      'tight',
      'cord',
    ),
  },
  {
    still: `:scope{view-timeline:--kiezel}svg{display:block;width:100%;height:auto;border-radius:var(--radius-medium);background:radial-gradient(at 50% 45%,${lightDark('#767d83,#3a424b 60%,#20262d', '#6b5a49,#2c374b 55%,#141d31')})}svg>g{filter:drop-shadow(16px 26px 20px #000b)}g g{transform-box:fill-box;transform-origin:center;rotate:-6deg}.a{fill:#8d969d}.b{fill:#c8503a}.b g{rotate:4deg}.c{fill:#596673}.c g{rotate:8deg}text{fill:#fff;font-size:66px;font-weight:600;letter-spacing:-.02em;text-anchor:middle}.a text{fill:#14181e}`,
    moving:
      'g g{animation:kiezel-drie linear both;animation-timeline:--kiezel;animation-range:cover 14% cover 40%}.b g{animation-range:cover 22% cover 48%}@keyframes kiezel-drie{from{scale:.4;fill:var(--color-edge)}}',
  },
);
