import { drawing, interaction, times } from './interaction.ts';

/** Rows of dots: a line of dashes without length and with round ends, every 48 units. */
const dots = times(12, (row) => `M24 ${row * 40 + 20}h1153`);

/** Kiezel: of three hundred three remain, and one of them is the one. */
export const pebbles = interaction(
  'tweakers-three',
  drawing(
    'Driehonderd stippen worden bijna onzichtbaar; drie groeien uit tot kiezels, de middelste is rood',
    'Three hundred dots all but vanish; three of them grow into pebbles, the middle one red',
    '0 0 1200 480',
    `<path class="d" d="${dots}"></path><ellipse class="a" cx="312" cy="260" rx="118" ry="88"></ellipse><ellipse class="b" cx="600" cy="220" rx="126" ry="98"></ellipse><ellipse class="c" cx="888" cy="260" rx="112" ry="82"></ellipse>`,
  ),
  {
    still:
      ':scope{view-timeline:--kiezel}svg{display:block;width:100%;height:clamp(15rem,40vw,30rem)}.d{fill:none;stroke:var(--color-edge);stroke-width:3;stroke-linecap:round;stroke-dasharray:0 48}ellipse{transform-box:fill-box;transform-origin:center;rotate:-9deg}.a{fill:#7c8790}.b{fill:#c8432a;rotate:6deg}.c{fill:#46525d;rotate:14deg}',
    moving:
      '.d,ellipse{animation:kiezel linear both;animation-timeline:--kiezel;animation-range:cover 22% cover 58%}ellipse{animation-name:kiezel-drie;animation-range:cover 30% cover 62%}.b{animation-range:cover 36% cover 66%}@keyframes kiezel{from{stroke-width:24}}@keyframes kiezel-drie{from{scale:.1;fill:var(--color-edge)}}',
  },
);
