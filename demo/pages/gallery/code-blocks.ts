import type { SeedBlock } from '../../seed-page.ts';
import { street } from '../interactions/street.ts';
import { clock } from './clock.ts';
import { atWorst, type Chapter, row, specimen } from './specimen.ts';
import { timetable } from './timetable.ts';

const inThePage = (id: string, code: object): SeedBlock => ({
  id,
  type: 'code',
  isMultiLanguage: true,
  renderMode: 'inline',
  ...code,
});

/** Pasted HTML with a script, which the page removes. */
const cleaned = {
  htmlContent: {
    nl: '<p>Bij deze zin hoort een script dat de hele pagina oranje maakt. De pagina heeft er geen oren naar.</p><script>document.body.style.background = "orange"</script>',
    en: '<p>This sentence came with a script that turns the whole page orange. The page wouldn’t hear of it.</p><script>document.body.style.background = "orange"</script>',
  },
  cssContent: 'p { margin: 0; font-size: 1.5rem; line-height: 1.35; max-width: 24em }',
};

/** Blocks with custom HTML and CSS. */
export const codeChapter: Chapter = {
  id: 'blocks-code',
  name: { nl: 'Code', en: 'Code' },
  use: {
    nl: 'Eigen HTML en CSS: met scripts in een iframe, of zonder in de pagina zelf.',
    en: 'Your own HTML and CSS: in an iframe with scripts, or in the page without them.',
  },
  ground: { color: clock.ground },
  lead: specimen(
    { nl: 'Code: in een iframe, met een script', en: 'Code: in an iframe, with a script' },
    // On the clock's background colour, which is visible before the iframe loads.
    {
      id: 'blocks-code-frame',
      type: 'code',
      isMultiLanguage: true,
      htmlContent: clock.html,
      cssContent: clock.css,
      renderMode: 'iframe',
    },
  ),
  rows: [
    row(
      [1],
      specimen(
        { nl: 'Code: in de pagina, beweegt als je scrolt', en: 'Code: inline, moves as you scroll' },
        { ...street, id: 'blocks-code-inline' },
      ),
    ),
    row(
      [1],
      specimen(
        { nl: 'Code: in de pagina, een tabel', en: 'Code: inline, a table' },
        inThePage('blocks-code-table', timetable),
      ),
    ),
    atWorst(
      { nl: 'Een script, geplakt in de pagina', en: 'A script, pasted into the page' },
      inThePage('blocks-code-cleaned', cleaned),
    ),
  ],
};
