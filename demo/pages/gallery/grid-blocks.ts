import { alsoOnPhones, columns, image, large, padded, rounded, subheading, text } from '../../blocks.ts';
import type { Copy, SeedBlock } from '../../seed-page.ts';
import { chart } from './chart.ts';
import { type Chapter, row, specimen } from './specimen.ts';

/** Large value of a sign, with its label. */
const sign = (name: string, about: Copy, value: string): SeedBlock[] => [
  large(subheading(`blocks-sign-${name}`, value, value)),
  text(`blocks-sign-${name}-about`, about.nl, about.en),
];

/** Columns and their possible contents. */
export const gridChapter: Chapter = {
  id: 'blocks-grid',
  name: { nl: 'Raster', en: 'Grid' },
  use: {
    nl: 'Kolommen naast elkaar, op telefoons onder elkaar. Een raster kan een raster bevatten.',
    en: 'Columns side by side, stacked on phones. A grid can contain a grid.',
  },
  lead: specimen(
    {
      nl: 'Raster: van rand tot rand, in een tot twaalf kolommen',
      en: 'Grid: full bleed, in one to twelve columns',
    },
    chart,
  ),
  rows: [
    row(
      [1],
      specimen(
        {
          nl: 'Raster: raster in een raster, op een kleur',
          en: 'Grid: a grid in a grid, on a colour',
        },
        {
          id: 'blocks-grid-nested',
          type: 'grid',
          numColumns: 2,
          stackOnMobile: false,
          backgroundColor: '#123a4a',
          dropShadow: true,
          ...padded('5%'),
          ...rounded,
          columnFractions: [1, 2],
          columns: [
            sign('departs', { nl: 'Vertrek', en: 'Departs' }, '20:00'),
            [
              alsoOnPhones(
                columns('blocks-grid-inner', [
                  sign('platform', { nl: 'Perron', en: 'Platform' }, '2'),
                  sign('home', { nl: 'Thuis', en: 'Home' }, '20:31'),
                ]),
              ),
            ],
          ],
        },
      ),
    ),
    row(
      [1],
      specimen(
        {
          nl: 'Raster: drie kaarten, met rand en hoeken',
          en: 'Grid: three cards, with a border and radius',
        },
        {
          id: 'blocks-grid-cards',
          type: 'grid',
          rows: [
            {
              numColumns: 1,
              columns: [
                [
                  image(
                    'blocks-grid-row',
                    'sample-video-project-half.webp',
                    {
                      nl: 'Een zaal van boven: ruim de helft van de stoelen is nog bezet',
                      en: 'A cinema from above: over half the seats are still taken',
                    },
                    {
                      aspectRatio: '16/9',
                      phoneAspectRatio: '8/5',
                      night: 'sample-video-project-half-night.webp',
                    },
                  ),
                ],
              ],
            },
            {
              numColumns: 3,
              columnRenderAsCard: [true, true, true],
              columns: [
                [
                  text(
                    'blocks-grid-card',
                    '**Acht uur.** Alle zestig stoelen bezet.',
                    '**Eight o’clock.** All sixty seats taken.',
                  ),
                ],
                [
                  text(
                    'blocks-grid-first',
                    '**Halfnegen.** Wie weg wil, kan nog.',
                    '**Half past eight.** You could still leave.',
                  ),
                ],
                [
                  text(
                    'blocks-grid-second',
                    '**Tien voor negen.** Er zitten er nog 31.',
                    '**Ten to nine.** 31 are still there.',
                  ),
                ],
              ],
            },
          ],
          gap: '16px',
          borderWidth: '1px',
          borderColor: 'var(--color-edge)',
          ...rounded,
          ...padded('16px'),
        },
      ),
    ),
  ],
};
