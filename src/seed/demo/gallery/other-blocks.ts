import { buttons, columns, subheading, text } from '../../blocks.ts';
import type { SeedBlock } from '../../seed-page.ts';

const variants = ['primary', 'secondary', 'tertiary', 'slim'] as const;

function embed(platform: string, url: string, id: string = platform): SeedBlock {
  return { id: `blocks-embed-${id}`, type: 'socialEmbed', platform, url };
}

/** A component of the design system, with the variants after the colon or all of them. */
function sample(selectedComponent: string): SeedBlock {
  const [name] = selectedComponent.split(':');
  return { id: `blocks-sample-${name}`, type: 'componentSample', selectedComponent };
}

/** Buttons, grids, contact, ways back, embeds, code, and a type that nobody knows. */
export const otherBlocks: SeedBlock[] = [
  subheading('blocks-buttons', 'Knoppen', 'Buttons'),
  buttons(
    'blocks-buttons-variants',
    variants.map((variant) => ({
      id: variant,
      text: { nl: `Knop ${variant}`, en: `Button ${variant}` },
      action: 'link',
      url: '/cases',
      variant,
      icon: 'arrow-right',
    })),
  ),
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
      { id: 'mail', text: { nl: 'Mail', en: 'Mail' }, action: 'mail', variant: 'secondary', icon: 'mail' },
      { id: 'back', text: { nl: 'Terug', en: 'Back' }, action: 'back', variant: 'tertiary' },
    ]),
    alignment: 'center',
    spacing: 'large',
    fullWidthMobile: true,
  },
  {
    ...buttons('blocks-buttons-stacked', [
      { id: 'case', text: { nl: 'Onder elkaar', en: 'Stacked' }, action: 'link', url: '/cases/shell' },
      {
        id: 'elsewhere',
        text: { nl: 'Aan de rechterkant', en: 'On the right' },
        action: 'link',
        url: 'https://example.com',
        variant: 'secondary',
      },
    ]),
    layout: 'vertical',
    alignment: 'right',
    spacing: 'small',
  },
  subheading('blocks-grid', 'Raster', 'Grid'),
  columns(
    'blocks-grid-fractions',
    [[text('blocks-grid-a', 'Eén deel', 'One part')], [text('blocks-grid-b', 'Twee delen', 'Two parts')]],
    [1, 2],
  ),
  {
    id: 'blocks-grid-nested',
    type: 'grid',
    numColumns: 2,
    stackOnMobile: false,
    backgroundColor: 'var(--color-surface)',
    dropShadow: true,
    paddingTop: '16px',
    paddingRight: '16px',
    paddingBottom: '16px',
    paddingLeft: '16px',
    columns: [
      [
        text(
          'blocks-grid-flat',
          'Platte kolommen, ook op de telefoon naast elkaar.',
          'Flat columns, side by side on a phone as well.',
        ),
      ],
      [
        columns('blocks-grid-inner', [
          [text('blocks-grid-c', 'Genest', 'Nested')],
          [text('blocks-grid-d', 'in een kolom', 'in a column')],
        ]),
      ],
    ],
  },
  {
    id: 'blocks-grid-cards',
    type: 'grid',
    rows: [
      {
        numColumns: 3,
        columnRenderAsCard: [true, false, true],
        columns: [
          [text('blocks-grid-card', 'Een kolom als kaart', 'A column as a card')],
          [text('blocks-grid-bare', 'Een kolom zonder', 'A column without')],
          [text('blocks-grid-second', 'En weer een als kaart', 'And one as a card again')],
        ],
      },
      {
        numColumns: 1,
        paddingTop: '8px',
        columns: [
          [text('blocks-grid-row', 'Een tweede rij, in één rand.', 'A second row, within one border.')],
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
    paddingTop: '16px',
    paddingRight: '16px',
    paddingBottom: '16px',
    paddingLeft: '16px',
  },
  subheading('blocks-rest', 'De rest', 'The rest'),
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
  ...['text', 'button'].map((style) => ({
    id: `blocks-back-link-${style}`,
    type: 'backLink',
    isMultiLanguage: true,
    text: { nl: 'Naar het begin', en: 'To the start' },
    destination: 'dashboard',
    style,
  })),
  embed('youtube', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'),
  embed('vimeo', 'https://vimeo.com/1084537'),
  columns('blocks-embeds', [
    [embed('twitter', 'https://x.com/jack/status/20')],
    [embed('instagram', 'https://www.instagram.com/p/CUbHfhpswxt/')],
    [embed('linkedin', 'https://www.linkedin.com/embed/feed/update/urn:li:share:6950000000000000000')],
  ]),
  embed('twitter', 'https://example.com/no-status-here', 'failing'),
  {
    id: 'blocks-code-frame',
    type: 'code',
    htmlContent:
      '<main><p>Dit staat in een eigen venster.</p><button type="button">Hoe laat is het?</button></main><script>const button = document.querySelector("button"); button.onclick = () => { button.textContent = new Date().toLocaleTimeString("nl-NL") }</script>',
    cssContent:
      'body { display: grid; place-items: center; min-height: 100vh; margin: 0; font: 500 1.125rem/1.5 system-ui, sans-serif; text-align: center } button { padding: .75rem 1.75rem; border: 0; border-radius: 999px; background: #123a4a; color: #fff; font: inherit; font-variant-numeric: tabular-nums; cursor: pointer } button:focus-visible { outline: 2px solid currentColor; outline-offset: 2px }',
    renderMode: 'iframe',
  },
  {
    id: 'blocks-code-inline',
    type: 'code',
    htmlContent: '<p class="stamp">Dit staat in de pagina, met eigen stijl.</p>',
    cssContent:
      '.stamp { border: 2px solid currentColor; padding: .5rem 1rem; width: fit-content; rotate: -2deg }',
    renderMode: 'inline',
  },
  sample('Button'),
  sample('Card'),
  sample('Toggle'),
  sample('Switch'),
  sample('Modal:small,medium'),
  sample('Layout'),
  sample('Form'),
  sample('Spline'),
  { id: 'blocks-unknown', type: 'hologram', content: 'Bewaard, ook al weet niemand wat het is.' },
  {
    id: 'blocks-contact',
    type: 'contact',
    isMultiLanguage: true,
    title: { nl: 'Een contactblok', en: 'A contact block' },
    description: {
      nl: 'Het neemt de plaats in van het contact onderaan.',
      en: 'It takes the place of the contact section below.',
    },
  },
];
