import { interaction } from './interaction.ts';

/** Bracketed breads stay in the range; all others are removed. */
const breads = {
  nl: 'Wit casino, [Rond tarwe], Bruin casino, Boerenwit, [Zonnepit], Maïsbrood, [Stok], Vloerwit, Knip wit, [Bol], Allinson, Waldkorn, Zesgranen, [Busbrood], Galle, Speltbus, Tijger wit, [Desem], Tijger bruin, Rozijnen, Krenten, Muesli, [Volkoren], Suikerbrood, Haverbrood, Ciabatta, Focaccia, [Rogge], Pompoenpit, Walnoot, Vijgenbrood, Oerbrood, [Ring], Puntje',
  en: 'White tin, [Round wheat], Brown tin, Farmhouse, [Sunflower], Cornbread, [Baguette], Bloomer, Split tin, [Bun], Granary, Malted, Six-grain, [Tin loaf], Plait, Spelt tin, White tiger, [Sourdough], Brown tiger, Raisin, Currant, Muesli, [Wholemeal], Sugar loaf, Oat loaf, Ciabatta, Focaccia, [Rye], Pumpkin seed, Walnut, Fig loaf, Ancient grain, [Ring], Finger roll',
};

const line = (words: string) =>
  `<p>${words
    .split(', ')
    .map((word) => (word.startsWith('[') ? `<b>${word.slice(1, -1)}</b>` : `<s>${word}</s>`))
    .join(' ')}</p>`;

/** Zeven Uur: 25 of 34 breads are crossed out. */
export const range = interaction(
  'toast-range',
  { nl: line(breads.nl), en: line(breads.en) },
  {
    still:
      'p{max-width:none;font-size:clamp(1.25rem,3vw,2.5rem);font-weight:500;line-height:1.3;letter-spacing:-.02em}b,s{display:inline-block;margin-right:.45em;white-space:nowrap}b{color:var(--color-accent);font-weight:600}s{color:var(--color-ink-soft);text-decoration:none;background:linear-gradient(currentColor,currentColor) 0 58%/100% .07em no-repeat}',
    moving:
      's{animation:zeven-uur linear both;animation-timeline:view();animation-range:entry 180% cover 42%}s:nth-of-type(3n){animation-range:entry 120% cover 30%}s:nth-of-type(4n){animation-range:cover 28% cover 50%}@keyframes zeven-uur{from{color:var(--color-ink);background-size:0 .07em}}',
  },
);
