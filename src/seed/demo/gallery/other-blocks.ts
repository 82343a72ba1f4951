import type { Copy } from '#content/language.ts';
import {
  alsoOnPhones,
  buttons,
  columns,
  type GridLook,
  image,
  large,
  rounded,
  subheading,
  text,
} from '../../blocks.ts';
import { media, type SeedBlock } from '../../seed-page.ts';
import { caseCards } from '../case-cards.ts';
import { street } from '../interactions/street.ts';
import { clock } from './clock.ts';
import { fewWords } from './few-words.ts';
import { type Chapter, specimen } from './specimen.ts';
import { timetable } from './timetable.ts';

const variants = ['primary', 'secondary', 'tertiary', 'slim'] as const;
const buttonWords = {
  primary: { nl: 'Stel je vraag', en: 'Ask your question' },
  secondary: { nl: 'Bekijk al het werk', en: 'See all work' },
  tertiary: { nl: 'Lees de werkwijze', en: 'Read about the method' },
  slim: { nl: 'Alle cases', en: 'All cases' },
};

/** Room within an edge, the same on its four sides. */
const padded = (room: string): GridLook => ({
  paddingTop: room,
  paddingRight: room,
  paddingBottom: room,
  paddingLeft: room,
});

/** The colour beside the page's own on which small things are shown, the same by day and by night. */
const stage = '#143b33';
/** On the light ground and on the coloured one, below one another or side by side. */
const grounds = ['plain', 'stage'] as const;
type Ground = (typeof grounds)[number];

const onGround = (ground: Ground, block: SeedBlock): SeedBlock =>
  columns(`${block.id}-place`, [[block]], [1], {
    backgroundColor: ground === 'plain' ? 'var(--color-surface)' : stage,
    ...rounded,
    ...padded('32px'),
  });

/** A small block on both grounds. */
function onBoth(words: Copy, make: (ground: Ground) => SeedBlock, beside = false): SeedBlock {
  const [plain, coloured] = [onGround('plain', make('plain')), onGround('stage', make('stage'))];
  if (!beside) return specimen(words, plain, coloured);
  return specimen(words, columns(`${plain.id}-pair`, [[plain], [coloured]], [1, 1], { gap: '24px' }));
}

/** What a sign says, as large as one reads it from afar, and what that is. */
const sign = (name: string, about: Copy, value: string): SeedBlock[] => [
  large(subheading(`blocks-sign-${name}`, value, value)),
  text(`blocks-sign-${name}-about`, about.nl, about.en),
];

function embed(platform: string, url: string, poster: string): SeedBlock {
  return {
    id: `blocks-embed-${platform}`,
    type: 'socialEmbed',
    platform,
    url,
    poster: media(`${poster}.webp`),
    darkPoster: media(`${poster}-night.webp`),
  };
}

const component = (id: string, selectedComponent: string): SeedBlock => ({
  id,
  type: 'componentSample',
  isMultiLanguage: true,
  selectedComponent,
});
const sampleWords = (nl: string, en: string): Copy => ({ nl: `Onderdeel: ${nl}`, en: `Component: ${en}` });

/** A component of the design system on both grounds, with the variants after the colon or all of them. */
function control(selectedComponent: string, nl: string, en: string): SeedBlock {
  const [name] = selectedComponent.split(':');
  const [plain, coloured] = grounds.map((ground) =>
    component(`blocks-sample-${name}-${ground}`, selectedComponent),
  ) as [SeedBlock, SeedBlock];
  // Small ones bring a light ground of their own.
  const light = name === 'Form' ? onGround('plain', plain) : plain;
  return specimen(sampleWords(nl, en), light, onGround('stage', coloured));
}

/** A component with what is shown in it. */
function sample(selectedComponent: string, nl: string, en: string, shown: readonly object[]): SeedBlock {
  const [name] = selectedComponent.split(':');
  return specimen(sampleWords(nl, en), { ...component(`blocks-sample-${name}`, selectedComponent), shown });
}

const shownPicture = (file: string, words: Partial<Record<'title' | 'text', Copy>> = {}) => ({
  id: file,
  src: media(`${file}.webp`),
  darkSrc: media(`${file}-night.webp`),
  ...words,
});

/** What a case is called, and says of itself in few words. */
const shownCase = (file: string, name: keyof typeof fewWords) =>
  shownPicture(file, { title: caseCards[name].header, text: fewWords[name] });

function backLink(style: 'text' | 'button', ground: string): SeedBlock {
  return {
    id: `blocks-back-link-${style}-${ground}`,
    type: 'backLink',
    isMultiLanguage: true,
    text: { nl: 'Naar het begin', en: 'To the start' },
    destination: 'dashboard',
    style,
  };
}

/** Buttons, grids, contact, ways back, embeds and code. */
export const otherChapters: Chapter[] = [
  {
    id: 'blocks-buttons',
    name: { nl: 'Knoppen', en: 'Buttons' },
    part: 0.77,
    use: {
      nl: 'Vier soorten, en wat ze doen: een pagina, bellen, mailen. En drie wegen terug naar waar een bezoeker vandaan kwam.',
      en: 'Four kinds, and what they do: a page, a call, a mail. And three ways back to where a visitor came from.',
    },
    blocks: [
      onBoth(
        { nl: 'Knop: primair, secundair, tertiair, smal', en: 'Button: primary, secondary, tertiary, slim' },
        (ground) =>
          buttons(
            `blocks-buttons-variants-${ground}`,
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
      onBoth(
        { nl: 'Knop: met gloed, in het midden', en: 'Button: with a glow, centred' },
        (ground) => ({
          ...buttons(`blocks-buttons-actions-${ground}`, [
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
        }),
        true,
      ),
      onBoth(
        { nl: 'Knop: onder elkaar, rechts', en: 'Button: stacked, on the right' },
        (ground) => ({
          ...buttons(`blocks-buttons-stacked-${ground}`, [
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
        }),
        true,
      ),
      onBoth(
        { nl: 'Weg terug: pijl met labels, tekst, knop', en: 'Back link: arrow with tags, text, button' },
        (ground) =>
          columns(
            `blocks-back-links-${ground}`,
            [
              [
                {
                  id: `blocks-back-link-${ground}`,
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
              ],
              [backLink('text', ground)],
              [backLink('button', ground)],
            ],
            [7, 3, 5],
            { align: 'middle' },
          ),
      ),
    ],
  },
  {
    id: 'blocks-grid',
    name: { nl: 'Raster', en: 'Layout' },
    part: 0.56,
    use: {
      nl: 'Kolommen naast elkaar, op telefoons onder elkaar. Een raster kan in een raster staan.',
      en: 'Columns beside one another, below one another on phones. A grid can stand in a grid.',
    },
    blocks: [
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
            sign('departs', { nl: 'Vertrek', en: 'Departs' }, '20.00'),
            [
              alsoOnPhones(
                columns('blocks-grid-inner', [
                  sign('platform', { nl: 'Perron', en: 'Platform' }, '2'),
                  sign('home', { nl: 'Thuis', en: 'Home' }, '20.31'),
                ]),
              ),
            ],
          ],
        },
      ),
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
                      en: 'A hall from above: over half of the seats are still taken',
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
                    '**Ten to nine.** There are 31 left.',
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
    ],
  },
  {
    id: 'blocks-embeds-chapter',
    name: { nl: 'Elders', en: 'Guests' },
    part: 0.56,
    use: {
      nl: 'Films en berichten van anderen. Ze laden pas als een bezoeker dat wil.',
      en: 'Films and posts by others. They only load when a visitor wants them to.',
    },
    blocks: [
      specimen(
        { nl: 'Elders: YouTube en Vimeo, eigen poster', en: 'Social embed: YouTube and Vimeo, own poster' },
        columns('blocks-embeds-films', [
          [embed('youtube', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'shell-turn')],
          [embed('vimeo', 'https://vimeo.com/1084537', 'toast-list')],
        ]),
      ),
      specimen(
        { nl: 'Elders: X, Instagram, LinkedIn', en: 'Social embed: X, Instagram, LinkedIn' },
        columns('blocks-embeds', [
          [embed('twitter', 'https://x.com/jack/status/20', 'abn-cards')],
          [embed('instagram', 'https://www.instagram.com/p/CUbHfhpswxt/', 'toast-assortment')],
          [
            embed(
              'linkedin',
              'https://www.linkedin.com/embed/feed/update/urn:li:share:6950000000000000000',
              'home-hero',
            ),
          ],
        ]),
      ),
    ],
  },
  {
    id: 'blocks-code',
    name: { nl: 'Code', en: 'Code' },
    part: 0.44,
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
          { backgroundColor: '#123a4a', ...rounded },
        ),
      ),
      specimen(
        { nl: 'Code: in de pagina, een tabel', en: 'Code: inline, a table' },
        { ...timetable, id: 'blocks-code-table', type: 'code', isMultiLanguage: true, renderMode: 'inline' },
      ),
    ],
  },
  {
    id: 'blocks-samples',
    name: { nl: 'Onderdelen', en: 'Components' },
    part: 1,
    use: {
      nl: 'Uit het ontwerpsysteem: een onderdeel met al zijn varianten, of met een paar.',
      en: 'Of the design system: a component with all of its variants, or with some.',
    },
    blocks: [
      control('Button', 'knop, zeven soorten', 'button, seven kinds'),
      control('Switch', 'keuze uit drie, drie vormen', 'switch of three, three forms'),
      control('Toggle', 'schakelaar, drie maten', 'toggle, three sizes'),
      control('Form:login', 'formulier, inloggen', 'form, logging in'),
      sample('Modal:small', 'venster, klein', 'modal, small', [shownPicture('shell-guides')]),
      // In pairs, which phones have room for.
      specimen(
        sampleWords('kaart, vier soorten', 'card, four kinds'),
        {
          ...component('blocks-sample-Card', 'Card:default,elevated'),
          shown: [shownCase('shell-before', 'shell'), shownCase('tweakers-price', 'tweakers')],
        },
        {
          ...component('blocks-sample-Card-more', 'Card:bordered,flat'),
          shown: [shownCase('check-lamp', 'check'), shownCase('toast-ordered', 'toast')],
        },
      ),
      sample('Layout:gallery', 'indeling, als galerij', 'layout, as a gallery', [
        shownPicture('ing-homes'),
        shownPicture('abn-tablet-phone'),
        shownPicture('tweakers-hero-phone'),
        shownPicture('method-look'),
        shownPicture('sample-video-project-hero-phone'),
      ]),
    ],
  },
  {
    id: 'blocks-contact-chapter',
    name: { nl: 'Contact', en: 'Contact' },
    part: 0.67,
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
