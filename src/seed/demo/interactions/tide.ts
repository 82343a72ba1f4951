import { lightDark } from '#tokens/light-dark.ts';
import { drawing, fade, interaction } from './interaction.ts';

/** What the light makes of the flats: under the sun, and under the moon. Capitals are the shaded ends. */
const tones = {
  a: ['#8dbdd2', '#0a1330'],
  A: ['#f3ddb4', '#43527f'],
  z: ['#fff1c4', '#f6f2e2'],
  Z: ['#f4b648', '#b9cdf8'],
  d: ['#b5c4bd', '#344170'],
  t: ['#d9c79e', '#4d5d8f'],
  T: ['#a99870', '#161f40'],
  s: ['#f3e0b4', '#8491b6'],
  S: ['#96743f', '#1a2446'],
  w: ['#63b3c0', '#34609a'],
  W: ['#0f4a62', '#050d24'],
} as const;

const declared = Object.entries(tones)
  .map(([name, [day, night]]) => `--${name}:${lightDark(day, night)}`)
  .join(';');

/** A gradient whose two colours the styles know by its class; ids are not what they were once they are on a page. */
const toned = (id: string) =>
  `<linearGradient id="${id}" class="${id}" x2="0" y2="1"><stop></stop><stop offset="1"></stop></linearGradient>`;

/** Water from a first swell on, as wide as the picture and deeper than it. */
const wave = (start: string, swells: number) =>
  `<path fill="url(#n)" d="${start}t${'150 0 '.repeat(swells)}V440H-260z"></path>`;

/** Laagwater: the water falls, and the way that lay under it comes to light. */
export const tide = interaction(
  'shell-tide',
  drawing(
    'Het wad van opzij: het water zakt, en de route naar de paal komt droog te liggen',
    'The mudflats from the side: the water falls, and the route to the post lies dry',
    '0 0 1200 420',
    [
      `<defs>${toned('l')}${toned('m')}${toned('n')}${fade('p', '', ['#1f150d', 1], ['#a8835a', 1])}${fade('f', 'x2="1" y2=".4"', ['#e65a3c', 1], ['#9c2a17', 1])}</defs>`,
      '<path class="u" d="M90 66h0M236 32h0M372 96h0M520 44h0M664 88h0M742 26h0M1120 60h0"></path>',
      '<circle class="z" cx="980" cy="86" r="36"></circle>',
      '<path class="d" d="M0 224q180-22 420-8t420-10 360 2v130H0z"></path>',
      '<path class="t" fill="url(#m)" d="M0 296q210-46 430-28t400-22 370 6v168H0z"></path>',
      '<path fill="url(#l)" class="b" d="M0 352C140 300 230 338 380 318S640 250 800 262s250 66 400 26V420H0z"></path>',
      '<path class="k" d="M150 372q120-26 260-16M470 352q130-40 260-30M560 396q170-34 330-18M850 320q90 34 220 20M330 398q90-22 180-14M690 306q70-20 130-10"></path>',
      '<path class="o" d="M810 264L676 312"></path>',
      '<path class="r" d="M70 334C230 318 360 330 480 304s200-44 318-36"></path>',
      '<rect fill="url(#p)" x="807" y="92" width="9" height="174" rx="3"></rect>',
      '<path fill="url(#f)" class="v" d="M816 97q32-11 58 4l-14 18 15 19q-28-13-59-2z"></path>',
      `<g class="w">${wave('M-200 0q75-12 150 0', 9)}</g>`,
      `<g class="w x">${wave('M-260 14q75-12 150 0', 10)}</g>`,
      '<path class="z y" d="M958 352q22-4 44 0M934 368q44 5 88 0M966 383q20-4 40 0M922 398q57 6 114 0M946 412q30-4 60 0"></path>',
    ].join(''),
  ),
  {
    still: `:scope{view-timeline:--laagwater}svg{${declared};display:block;width:100%;height:clamp(15rem,36vw,27rem);border-radius:var(--radius-medium);background:linear-gradient(var(--a),var(--A) 62%)}.l stop{stop-color:var(--s)}.l :last-child{stop-color:var(--S)}.m stop{stop-color:var(--t)}.m :last-child{stop-color:var(--T)}.n stop{stop-color:var(--w);stop-opacity:.8}.n :last-child{stop-color:var(--W)}.u{stroke:${lightDark('#fff0', '#fff')};stroke-width:2}.z{fill:var(--z);filter:drop-shadow(0 0 6px var(--Z))drop-shadow(0 0 30px var(--Z))}.y{fill:none;stroke:var(--z);stroke-width:3;opacity:.6;filter:blur(1px)}.d{fill:var(--d)}.t,.b{filter:drop-shadow(0 -5px 9px #0123)}.b{stroke:var(--s);stroke-width:2}.k,.o,.r{fill:none;stroke:var(--S);stroke-width:4}path{stroke-linecap:round}.k{opacity:.4;filter:drop-shadow(0 3px 1px #fff6)}.r{stroke:#d2452b;stroke-width:8;stroke-dasharray:0 20;filter:drop-shadow(-2px 2px 1px #0006)}.o{stroke:#20160e;stroke-width:10;opacity:.4;filter:blur(4px)}.v{filter:drop-shadow(-3px 4px 3px #0004)}.w{stroke:#fff;stroke-opacity:.5;stroke-width:2;translate:0 322px}.x{translate:0 336px}`,
    moving:
      '.w{animation:laagwater linear both;animation-timeline:--laagwater;animation-range:entry 60% exit 10%}.x{animation-name:laagwater-diep}.z{animation:laagwater-zon linear both;animation-timeline:--laagwater}@keyframes laagwater{from{translate:0 112px}}@keyframes laagwater-diep{from{translate:60px 150px}}@keyframes laagwater-zon{from{translate:-560px 30px}}',
  },
);
