import { caption, divider, subheading, text, title } from '../../blocks.ts';
import type { SeedBlock } from '../../seed-page.ts';

/** Title, subheading, text, caption, lists and dividers, with what can be set on them. */
export const textBlocks: SeedBlock[] = [
  title('blocks-title', 'Alle blokken, in alle soorten', 'Every block, in every kind'),
  text(
    'blocks-intro',
    'Deze pagina is voor de studio zelf: alles waar een pagina uit kan bestaan, bij elkaar. Zoekmachines slaan haar over.',
    'This page is for the studio itself: everything a page can be made of, in one place. Search engines skip it.',
  ),
  subheading('blocks-text', 'Tekst', 'Text'),
  text(
    'blocks-text-marks',
    'Gewone tekst met **nadruk**, *een zijstap* en [een link](/werkwijze).\nEen nieuwe regel in dezelfde alinea.\n\n- Een opsomming\n- met [een link naar buiten](https://example.com)\n- en een derde punt\n\n1. Eerst dit\n2. Dan dat',
    'Plain text with **emphasis**, *an aside* and [a link](/werkwijze).\nA new line in the same paragraph.\n\n- A list\n- with [a link elsewhere](https://example.com)\n- and a third point\n\n1. First this\n2. Then that',
  ),
  {
    ...text(
      'blocks-text-background',
      'Tekst op een eigen vlak, gecentreerd.',
      'Text on a surface of its own, centred.',
    ),
    textAlignHorizontal: 'center',
    textBackgroundEnabled: true,
    textBackgroundColor: '#f4e3d7',
    textBackgroundColorDark: '#3a2a20',
    textBackgroundPaddingTop: '24px',
    textBackgroundPaddingRight: '24px',
    textBackgroundPaddingBottom: '24px',
    textBackgroundPaddingLeft: '24px',
  },
  caption(
    'blocks-caption',
    'Een bijschrift, met [een link](/cases) erin.',
    'A caption, with [a link](/cases) in it.',
  ),
  {
    id: 'blocks-titled-list',
    type: 'titledList',
    isMultiLanguage: true,
    title: { nl: 'Een lijst met titel', en: 'A titled list' },
    columns: 2,
    items: [
      { id: 'a', text: { nl: 'Onderzoek', en: 'Research' } },
      { id: 'b', text: { nl: 'Ontwerp', en: 'Design' }, link: '/werkwijze', linkType: 'internal' },
      { id: 'c', text: { nl: 'Prototype', en: 'Prototype' } },
      { id: 'd', text: { nl: 'Begeleiding bij de bouw', en: 'Support while building' } },
    ],
  },
  divider('blocks-divider'),
  { id: 'blocks-divider-dashed', type: 'divider', thickness: '2px', style: 'dashed', width: '50%' },
  {
    id: 'blocks-divider-vertical',
    type: 'grid',
    // Below one another there would be no left and right.
    stackOnMobile: false,
    columnFractions: [5, 1, 5],
    columns: [
      [text('blocks-divider-left', 'Links van de lijn', 'Left of the line')],
      [{ id: 'blocks-divider-line', type: 'divider', orientation: 'vertical' }],
      [text('blocks-divider-right', 'Rechts van de lijn', 'Right of the line')],
    ],
  },
];
