import { alsoOnPhones, buttons, columns, text } from '../../blocks.ts';
import type { SeedBlock } from '../../seed-page.ts';
import { street } from '../interactions/street.ts';
import { clock } from './clock.ts';
import { type Chapter, cell, cellAligned, specimen } from './specimen.ts';

const variants = ['primary', 'secondary', 'tertiary', 'slim'] as const;
const buttonWords = {
  primary: { nl: 'Stel je vraag', en: 'Ask your question' },
  secondary: { nl: 'Bekijk al het werk', en: 'See all work' },
  tertiary: { nl: 'Lees de werkwijze', en: 'Read about the method' },
  slim: { nl: 'Alle cases', en: 'All cases' },
};

function embed(platform: string, url: string): SeedBlock {
  return { id: `blocks-embed-${platform}`, type: 'socialEmbed', platform, url };
}

/** A component of the design system, with the variants after the colon or all of them. */
function sample(selectedComponent: string, nl: string, en: string): SeedBlock {
  const [name] = selectedComponent.split(':');
  const words = { nl: `Onderdeel: ${nl}`, en: `Component: ${en}` };
  return specimen(words, {
    id: `blocks-sample-${name}`,
    type: 'componentSample',
    selectedComponent,
  });
}

function backLink(style: 'text' | 'button'): SeedBlock {
  return {
    id: `blocks-back-link-${style}`,
    type: 'backLink',
    isMultiLanguage: true,
    text: { nl: 'Naar het begin', en: 'To the start' },
    destination: 'dashboard',
    style,
  };
}

/** Buttons, grids, contact, ways back, embeds, code, and a type that nobody knows. */
export const otherChapters: Chapter[] = [
  {
    id: 'blocks-buttons',
    name: { nl: 'Knoppen', en: 'Buttons' },
    use: {
      nl: 'Vier soorten, en wat ze doen: een pagina, het contact, bellen, mailen, terug.',
      en: 'Four kinds, and what they do: a page, the contact, a call, a mail, back.',
    },
    blocks: [
      specimen(
        { nl: 'Knop: primair, secundair, tertiair, smal', en: 'Button: primary, secondary, tertiary, slim' },
        buttons(
          'blocks-buttons-variants',
          variants.map((variant) => ({
            id: variant,
            text: buttonWords[variant],
            action: 'link',
            url: '/cases',
            variant,
            icon: 'arrow-right',
          })),
        ),
      ),
      columns('blocks-buttons-row', [
        cellAligned(
          'center',
          {
            nl: 'Knop: bellen met gloed, mailen, terug; in het midden',
            en: 'Button: call with a glow, mail, back; centred',
          },
          {
            ...buttons('blocks-buttons-actions', [
              {
                id: 'call',
                text: { nl: 'Bel', en: 'Call' },
                action: 'call',
                variant: 'primary',
                icon: 'phone',
                glow: true,
              },
              {
                id: 'mail',
                text: { nl: 'Mail', en: 'Mail' },
                action: 'mail',
                variant: 'secondary',
                icon: 'mail',
              },
              { id: 'back', text: { nl: 'Terug', en: 'Back' }, action: 'back', variant: 'tertiary' },
            ]),
            alignment: 'center',
            spacing: 'large',
            fullWidthMobile: true,
          },
        ),
        cellAligned(
          'right',
          { nl: 'Knop: onder elkaar, rechts', en: 'Button: stacked, on the right' },
          {
            ...buttons('blocks-buttons-stacked', [
              {
                id: 'case',
                text: { nl: 'Bekijk Laagwater', en: 'See Laagwater' },
                action: 'link',
                url: '/cases/shell',
              },
              {
                id: 'elsewhere',
                text: { nl: 'Naar een andere site', en: 'To another site' },
                action: 'link',
                url: 'https://example.com',
                variant: 'secondary',
              },
            ]),
            layout: 'vertical',
            alignment: 'right',
            spacing: 'small',
          },
        ),
      ]),
    ],
  },
  {
    id: 'blocks-grid',
    name: { nl: 'Raster', en: 'Grid' },
    use: {
      nl: 'Kolommen naast elkaar, op telefoons onder elkaar. Een raster kan in een raster staan.',
      en: 'Columns beside one another, below one another on phones. A grid can stand in a grid.',
    },
    blocks: [
      specimen(
        { nl: 'Raster: 5 op 7, 24 ertussen', en: 'Grid: 5 to 7, gap 24' },
        columns(
          'blocks-grid-fractions',
          [
            [
              text(
                'blocks-grid-a',
                '**Eerst kijken.** Twee weken mee op de werkvloer, voordat er iets getekend wordt.',
                '**Look first.** Two weeks on the shop floor, before anything is drawn.',
              ),
            ],
            [
              text(
                'blocks-grid-b',
                '**Dan maken.** Elke week iets dat werkt, klein genoeg om weg te gooien. Zes verschillende ideeën zijn nuttiger dan één idee in zes tinten.',
                '**Then make.** Something that works each week, small enough to throw away. Six different ideas are more use than one idea in six shades.',
              ),
            ],
          ],
          [5, 7],
        ),
      ),
      specimen(
        {
          nl: 'Raster: een raster in een raster, op een vlak met schaduw',
          en: 'Grid: a grid in a grid, on a surface with a shadow',
        },
        {
          id: 'blocks-grid-nested',
          type: 'grid',
          numColumns: 2,
          stackOnMobile: false,
          backgroundColor: 'var(--color-surface)',
          dropShadow: true,
          paddingTop: '24px',
          paddingRight: '24px',
          paddingBottom: '24px',
          paddingLeft: '24px',
          columnFractions: [1, 2],
          columns: [
            [text('blocks-grid-flat', 'Vertrek\n**20.00**', 'Departs\n**20.00**')],
            [
              alsoOnPhones(
                columns('blocks-grid-inner', [
                  [text('blocks-grid-c', 'Perron\n**2**', 'Platform\n**2**')],
                  [text('blocks-grid-d', 'Thuis\n**20.31**', 'Home\n**20.31**')],
                ]),
              ),
            ],
          ],
        },
      ),
      specimen(
        {
          nl: 'Raster: drie kaarten boven één kolom, met rand, hoeken van 16 en 4',
          en: 'Grid: three cards above one column, with a border, radius 16 and 4',
        },
        {
          id: 'blocks-grid-cards',
          type: 'grid',
          rows: [
            {
              numColumns: 3,
              columnRenderAsCard: [true, true, true],
              columns: [
                [
                  text(
                    'blocks-grid-card',
                    '**Ochtend.** Het dak geeft meer dan de flat vraagt.',
                    '**Morning.** The roof gives more than the flats ask for.',
                  ),
                ],
                [
                  text(
                    'blocks-grid-first',
                    '**Middag.** De was kan aan.',
                    '**Afternoon.** Put the washing on.',
                  ),
                ],
                [
                  text(
                    'blocks-grid-second',
                    '**Avond.** Zestig keer avondeten.',
                    '**Evening.** Sixty suppers.',
                  ),
                ],
              ],
            },
            {
              numColumns: 1,
              paddingTop: '8px',
              columns: [
                [
                  text(
                    'blocks-grid-row',
                    'Een dag in juni, in één rand.',
                    'A day in June, within one border.',
                  ),
                ],
              ],
            },
          ],
          gap: '16px',
          borderWidth: '1px',
          borderColor: 'var(--color-edge)',
          borderTopLeftRadius: '16px',
          borderTopRightRadius: '4px',
          borderBottomRightRadius: '16px',
          borderBottomLeftRadius: '4px',
          paddingTop: '24px',
          paddingRight: '24px',
          paddingBottom: '24px',
          paddingLeft: '24px',
        },
      ),
    ],
  },
  {
    id: 'blocks-rest',
    name: { nl: 'Terug', en: 'Ways back' },
    use: {
      nl: 'De weg terug naar waar een bezoeker vandaan kwam, met labels als dat helpt.',
      en: 'The way back to where a visitor came from, with tags where that helps.',
    },
    blocks: [
      columns('blocks-back-links', [
        cell(
          { nl: 'Weg terug: pijl, met labels', en: 'Back link: arrow, with tags' },
          {
            id: 'blocks-back-link',
            type: 'backLink',
            isMultiLanguage: true,
            text: { nl: 'Terug naar het werk', en: 'Back to the work' },
            destination: 'custom',
            customUrl: '/cases',
            tags: [
              { id: 'a', value: { nl: 'Product', en: 'Product' } },
              { id: 'b', value: { nl: 'Onderzoek', en: 'Research' }, link: '/werkwijze' },
            ],
          },
        ),
        cell({ nl: 'Weg terug: tekst', en: 'Back link: text' }, backLink('text')),
        cell({ nl: 'Weg terug: knop', en: 'Back link: button' }, backLink('button')),
      ]),
    ],
  },
  {
    id: 'blocks-embeds-chapter',
    name: { nl: 'Van elders', en: 'From elsewhere' },
    use: {
      nl: 'Films en berichten van anderen. Ze laden pas als een bezoeker dat wil.',
      en: 'Films and posts by others. They only load when a visitor wants them to.',
    },
    blocks: [
      columns('blocks-embeds-films', [
        cell(
          { nl: 'Van elders: YouTube', en: 'Social embed: YouTube' },
          embed('youtube', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'),
        ),
        cell(
          { nl: 'Van elders: Vimeo', en: 'Social embed: Vimeo' },
          embed('vimeo', 'https://vimeo.com/1084537'),
        ),
      ]),
      columns('blocks-embeds', [
        cell(
          { nl: 'Van elders: X', en: 'Social embed: X' },
          embed('twitter', 'https://x.com/jack/status/20'),
        ),
        cell(
          { nl: 'Van elders: Instagram', en: 'Social embed: Instagram' },
          embed('instagram', 'https://www.instagram.com/p/CUbHfhpswxt/'),
        ),
        cell(
          { nl: 'Van elders: LinkedIn', en: 'Social embed: LinkedIn' },
          embed('linkedin', 'https://www.linkedin.com/embed/feed/update/urn:li:share:6950000000000000000'),
        ),
      ]),
    ],
  },
  {
    id: 'blocks-code',
    name: { nl: 'Code', en: 'Code' },
    use: {
      nl: 'Eigen HTML en CSS: met scripts in een venster, of zonder in de pagina zelf.',
      en: 'Your own HTML and CSS: with scripts in a frame, or without them in the page itself.',
    },
    blocks: [
      specimen(
        { nl: 'Code: in de pagina, beweegt als je scrolt', en: 'Code: inline, moves as you scroll' },
        { ...street, id: 'blocks-code-inline' },
      ),
      specimen(
        { nl: 'Code: in een venster, met een script', en: 'Code: in a frame, with a script' },
        // On its own colour, which is there before the clock is.
        columns(
          'blocks-code-frame-place',
          [
            [
              {
                id: 'blocks-code-frame',
                type: 'code',
                htmlContent: clock.html,
                cssContent: clock.css,
                renderMode: 'iframe',
              },
            ],
          ],
          [1],
          {
            backgroundColor: '#123a4a',
            borderTopLeftRadius: '8px',
            borderTopRightRadius: '8px',
            borderBottomRightRadius: '8px',
            borderBottomLeftRadius: '8px',
          },
        ),
      ),
    ],
  },
  {
    id: 'blocks-samples',
    name: { nl: 'Onderdelen', en: 'Components' },
    use: {
      nl: 'Uit het ontwerpsysteem: een onderdeel met al zijn varianten, of met een paar.',
      en: 'Of the design system: a component with all of its variants, or with some.',
    },
    blocks: [
      sample('Button', 'knop, in zeven soorten', 'button, of seven kinds'),
      sample('Card', 'kaart, in vier soorten', 'card, of four kinds'),
      sample('Toggle', 'schakelaar, in drie maten', 'toggle, in three sizes'),
      sample('Switch', 'keuze uit drie, in drie vormen', 'switch of three, in three forms'),
      sample('Modal:small,medium', 'venster, klein en middelgroot', 'modal, small and medium'),
      sample('Layout:gallery', 'indeling, als galerij', 'layout, as a gallery'),
      sample(
        'Form',
        'formulier, om in te loggen, te beginnen en te wijzigen',
        'form, to log in, sign up and edit',
      ),
    ],
  },
  {
    id: 'blocks-unknown-chapter',
    name: { nl: 'Onbekend', en: 'Unknown' },
    use: {
      nl: 'Wat van een andere versie komt en hier niet bestaat, gaat niet verloren. De pagina zegt welk type het is.',
      en: 'What comes from another version and does not exist here is not lost. The page says which type it is.',
    },
    blocks: [
      specimen(
        { nl: 'Een type dat niemand kent', en: 'A type that nobody knows' },
        columns(
          'blocks-unknown-place',
          [
            [
              {
                id: 'blocks-unknown',
                type: 'hologram',
                content: 'Bewaard, ook al weet niemand wat het is.',
              },
            ],
          ],
          [1],
          {
            borderWidth: '1px',
            borderColor: 'var(--color-edge)',
            borderTopLeftRadius: '8px',
            borderTopRightRadius: '8px',
            borderBottomRightRadius: '8px',
            borderBottomLeftRadius: '8px',
            paddingTop: '32px',
            paddingRight: '24px',
            paddingBottom: '32px',
            paddingLeft: '24px',
          },
        ),
      ),
    ],
  },
  {
    id: 'blocks-contact-chapter',
    name: { nl: 'Contact', en: 'Contact' },
    use: {
      nl: 'Titel, uitleg en knoppen. Op een pagina met dit blok vervalt het contact onderaan.',
      en: 'A title, a few words and buttons. On a page with this block there is no contact at the end.',
    },
    blocks: [
      {
        id: 'blocks-contact',
        type: 'contact',
        isMultiLanguage: true,
        title: { nl: 'Vertel me wat er speelt', en: 'Tell me what’s going on' },
        description: {
          nl: 'Een contactblok, in plaats van het contact onderaan.',
          en: 'A contact block, which takes the place of the contact section below.',
        },
      },
    ],
  },
];
