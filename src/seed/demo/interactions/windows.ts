import { drawing, interaction, places, times } from './interaction.ts';

const homes = { columns: 10, rows: 6 };

/** Zonnedeler: the sun goes down, and in sixty homes the light goes on, one by one and in no order. */
export const windows = interaction(
  'ing-windows',
  drawing(
    'Een flat met zestig ramen: de zon gaat onder en de ramen gaan een voor een aan',
    'A block of flats with sixty windows: the sun goes down and the windows light up one by one',
    '0 0 1200 480',
    [
      '<circle class="z" cx="170" cy="300" r="58"></circle>',
      '<path class="f" d="M0 428h1200v52H0zM300 78h840v350H300z"></path>',
      '<path class="p" d="M330 78l34-34h76l-34 34zM450 78l34-34h76l-34 34zM570 78l34-34h76l-34 34zM690 78l34-34h76l-34 34zM810 78l34-34h76l-34 34zM930 78l34-34h76l-34 34z"></path>',
      `<g>${times(homes.columns * homes.rows, () => '<rect></rect>')}</g>`,
    ].join(''),
  ),
  {
    still: `:scope{view-timeline:--zonnedeler}svg{display:block;width:100%;height:auto;border-radius:var(--radius-medium);background:#2d2a63}.f{fill:#1d1b47}.p{fill:#4a58a8}.z{fill:#f6c453;translate:0 190px}rect{x:calc(330px + var(--c)*79px);y:calc(106px + var(--r)*53px);width:50px;height:32px;fill:#f6c453}${places('rect', homes.columns, homes.rows)}`,
    moving:
      'svg{animation:zonnedeler-avond linear both;animation-timeline:--zonnedeler;animation-range:cover 15% cover 60%}.z{animation:zonnedeler-zon linear both;animation-timeline:--zonnedeler;animation-range:cover 10% cover 60%}rect{--i:mod(var(--r)*10 + var(--c)*37,60);animation:zonnedeler-raam linear both;animation-timeline:--zonnedeler;animation-range:cover calc(25% + var(--i)*.8%) cover calc(27% + var(--i)*.8%)}@keyframes zonnedeler-avond{from{background:#f3d9a4}}@keyframes zonnedeler-zon{from{translate:60px -190px}}@keyframes zonnedeler-raam{from{fill:#34316b}}',
  },
);
