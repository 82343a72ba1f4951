import { formatLightDark } from '../../../src/tokens/light-dark.ts';
import { drawing, interaction } from './interaction.ts';

/** Colours of the layers from the dry bank to the channel, for the light and the dark theme. */
const layers = {
  a: ['#f5efe3', '#776d6a'],
  b: ['#e9dcc3', '#655a55'],
  c: ['#d3c3a4', '#4e433d'],
  d: ['#9fc9cb', '#1a4060'],
  e: ['#79b0bb', '#135'],
  f: ['#4f93a4', '#142e47'],
  g: ['#2f6f88', '#0f2239'],
} as const;

const declared = Object.entries(layers)
  .map(([name, [day, night]]) => `.${name}{fill:${formatLightDark(day, night)}}`)
  .join('');

/**
 * A layer below its edge: its colour, with a gradient along the edge. It extends below the picture, so that
 * it can fall.
 */
const layer = (name: string, edge: string, moves = '') => {
  const outline = `d="${edge}V900H-60z"`;
  return `<g class="${name}${moves}"><path ${outline}></path><path fill="url(#l)" ${outline}></path></g>`;
};

const way = 'd="M-20 60C90 30 200 190 350 158S480 60 590 98 690 240 866 176"';

/** Laagwater: the water falls and reveals the route. */
export const tide = interaction(
  'shell-tide',
  drawing(
    'Het wad in lagen: het water zakt, en de route naar de paal komt droog te liggen',
    'The mudflats in layers: the water falls, and the route to the post lies dry',
    '0 0 1200 420',
    [
      '<defs><linearGradient id="l" x2="0" y2="1"><stop stop-opacity=".4"></stop><stop offset=".16" stop-opacity="0"></stop></linearGradient></defs>',
      layer('b', 'M-60 96C70 30 190 92 330 84S520-20 690 14 980 60 1260-40'),
      layer('c', 'M-60 204C60 150 170 262 350 238S590 128 770 164s250 96 490-20'),
      layer('d', 'M-60 296C70 240 190 340 350 314S600 226 770 258s250 70 490-16', ' w'),
      layer('e', 'M-60 326C60 306 220 372 380 344S620 284 790 300s240 56 470-8', ' w x'),
      layer('f', 'M-60 376C110 326 210 410 400 392S640 324 790 350s260 30 470-12', ' w y'),
      layer('g', 'M-60 400C110 392 250 440 440 420S680 384 830 386s220 34 430-8', ' w y'),
      `<path class="o" ${way}></path><path class="r" ${way}></path>`,
      '<circle class="p" cx="350" cy="158"></circle><circle class="p" cx="590" cy="98"></circle><circle class="q" cx="866" cy="176"></circle><circle class="p s" cx="866" cy="176"></circle>',
    ].join(''),
  ),
  {
    still: `:scope{view-timeline:--laagwater}svg{display:block;width:100%;height:clamp(15rem,36vw,27rem);border-radius:var(--radius-medium);background:${formatLightDark(layers.a[0], layers.a[1])}}${declared}g{filter:drop-shadow(0 -5px 6px ${formatLightDark('#123b4a33', '#02061a88')});stroke:#fff;stroke-opacity:${formatLightDark('.3', '.2')};stroke-width:1.5}g path+path{opacity:${formatLightDark('1', '.5')}}.o,.r{fill:none;stroke:#fff;stroke-width:17;stroke-linecap:round;filter:drop-shadow(-2px 4px 4px #0004)}.r{stroke:#d2452b;stroke-width:7;stroke-dasharray:1 16;filter:none}stop{stop-color:#fff}.p{r:12px;fill:#123b52;stroke:#fff;stroke-width:6}.q{r:36px;fill:#d2452b;opacity:.25}.s{r:16px;fill:#d2452b}@media print{svg{height:9rem}}`,
    moving:
      '.w{animation:laagwater linear both;animation-timeline:--laagwater;animation-range:entry 60% exit 10%}.x{animation-name:laagwater-diep}.y{animation-name:laagwater-geul}@keyframes laagwater{from{translate:0 -270px}}@keyframes laagwater-diep{from{translate:60px -230px}}@keyframes laagwater-geul{from{translate:-40px -150px}}',
  },
);
