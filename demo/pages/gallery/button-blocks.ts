import { buttons, columns, large, subheading, text } from '../../blocks.ts';
import type { Copy, SeedBlock } from '../../seed-page.ts';
import { atWorst, type Chapter, row, type Specimen, specimen, together } from './specimen.ts';

/** Names and labels of the button variants. */
const kinds = {
  primary: { nl: 'primair', en: 'primary', says: { nl: 'Stel je vraag', en: 'Ask away' } },
  secondary: { nl: 'secundair', en: 'secondary', says: { nl: 'Al het werk', en: 'All work' } },
  tertiary: { nl: 'tertiair', en: 'tertiary', says: { nl: 'De werkwijze', en: 'The method' } },
  slim: { nl: 'smal', en: 'slim', says: { nl: 'Alle cases', en: 'All cases' } },
} as const;

/** The same back link as text or as a button. */
function backLink(style: 'text' | 'button'): SeedBlock {
  return {
    id: `blocks-back-link-${style}`,
    type: 'backLink',
    isMultiLanguage: true,
    text: { nl: 'Naar start', en: 'Back to home' },
    destination: 'dashboard',
    style,
  };
}

/** Specimen of one or more button variants. */
const kind = (...variants: readonly (keyof typeof kinds)[]): Specimen => {
  const named = (language: keyof Copy) => variants.map((variant) => kinds[variant][language]).join(', ');
  return specimen(
    { nl: `Knop: ${named('nl')}`, en: `Button: ${named('en')}` },
    buttons(
      `blocks-button-${variants[0]}`,
      variants.map((variant) => ({
        id: variant,
        text: kinds[variant].says,
        action: 'link',
        url: '/cases',
        variant,
        icon: 'arrow-right',
      })),
    ),
  );
};

const centred: SeedBlock = {
  ...buttons('blocks-buttons-actions', [
    {
      id: 'call',
      text: { nl: 'Bel', en: 'Call' },
      action: 'call',
      variant: 'primary',
      icon: 'phone',
      glow: true,
    },
    { id: 'mail', text: { nl: 'Mail', en: 'Email' }, action: 'mail', variant: 'secondary', icon: 'mail' },
    { id: 'back', text: { nl: 'Terug', en: 'Back' }, action: 'back', variant: 'tertiary' },
  ]),
  alignment: 'center',
  spacing: 'large',
};

const stacked: SeedBlock = {
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
};

const arrowBack: SeedBlock = {
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
};

const otherWaysBack: SeedBlock = columns(
  'blocks-back-links',
  [[backLink('text')], [backLink('button')]],
  [1, 1],
  {
    align: 'middle',
  },
);

/** Buttons and back links. */
export const buttonChapter: Chapter = {
  id: 'blocks-buttons',
  name: { nl: 'Knoppen', en: 'Buttons' },
  use: {
    nl: 'Vier soorten, en wat ze doen: een pagina, bellen, mailen. En drie wegen terug naar waar een bezoeker vandaan kwam.',
    en: 'Four kinds, and what they do: a page, a call, an email. And three ways back to where a visitor came from.',
  },
  ground: { color: '#b3311d' },
  lead: specimen(
    { nl: 'Knop: primair, groot, met gloed', en: 'Button: primary, large, with a glow' },
    large(subheading('blocks-red-words', 'Niet drukken.', 'Do not press.'), 'huge'),
    columns(
      'blocks-red-row',
      [
        [
          {
            ...buttons('blocks-red-button', [
              {
                id: 'press',
                text: { nl: 'Toch drukken', en: 'Press it anyway' },
                action: 'link',
                url: '/cases/halte',
                variant: 'primary',
                glow: true,
              },
            ]),
            size: 'large',
          },
        ],
        [
          text(
            'blocks-red-note',
            'Er zit een besloten case achter, en die vraagt een wachtwoord.',
            'There’s a private case behind it, and it asks for a password.',
          ),
        ],
      ],
      [5, 7],
      { align: 'middle', marginTop: '32px' },
    ),
  ),
  rows: [
    row([8, 4], together([1, 1], kind('primary'), kind('secondary')), kind('tertiary', 'slim')),
    row(
      [1, 1],
      specimen({ nl: 'Knop: met gloed, in het midden', en: 'Button: with a glow, centred' }, centred),
      specimen({ nl: 'Knop: onder elkaar, rechts', en: 'Button: stacked, on the right' }, stacked),
    ),
    row(
      [1, 1],
      specimen({ nl: 'Teruglink: pijl met labels', en: 'Back link: arrow with tags' }, arrowBack),
      specimen({ nl: 'Teruglink: tekst, knop', en: 'Back link: text, button' }, otherWaysBack),
    ),
    atWorst(
      { nl: 'Een knop die uitlegt', en: 'A button that explains' },
      buttons('blocks-button-long', [
        {
          id: 'long',
          text: {
            nl: 'Ja, ik heb de voorwaarden gelezen, en de voorwaarden waar die naar verwijzen ook, op één na.',
            en: 'Yes, I’ve read the terms, and the terms that those refer to as well, all but one.',
          },
          action: 'link',
          url: '/privacy',
        },
      ]),
    ),
  ],
};
