import { caption, columns, image, inPartOfColumn, large, quotation, subheading, text } from '../../blocks.ts';
import type { SeedBlock } from '../../seed-page.ts';
import { voices } from '../voices.ts';
import { atWorst, type Chapter, inkRule, row, specimen, together } from './specimen.ts';

const background: SeedBlock = {
  ...text(
    'blocks-text-background',
    'Ga nooit het wad op met een ontwerp uit een portfolio.',
    'Never walk the mudflats on a design from a portfolio.',
  ),
  textAlignHorizontal: 'center',
  textBackgroundEnabled: true,
  textBackgroundColor: '#efe9df',
  textBackgroundColorDark: '#24211c',
  textBackgroundRadius: '16px',
  textBackgroundPaddingTop: '32px',
  textBackgroundPaddingRight: '32px',
  textBackgroundPaddingBottom: '32px',
  textBackgroundPaddingLeft: '32px',
};

const titledList: SeedBlock = {
  id: 'blocks-titled-list',
  type: 'titledList',
  isMultiLanguage: true,
  title: { nl: 'Wat je me kunt vragen', en: 'What you can ask me for' },
  items: [
    { id: 'a', text: { nl: 'Onderzoek op de werkvloer', en: 'Research where the work is done' } },
    {
      id: 'b',
      text: { nl: 'Ontwerp, van schets tot pixel', en: 'Design, from sketch to pixel' },
      link: '/werkwijze',
      linkType: 'internal',
    },
    { id: 'c', text: { nl: 'Prototypes om vast te houden', en: 'Prototypes you can hold' } },
    { id: 'd', text: { nl: 'Begeleiding bij de bouw', en: 'Support while it’s built' } },
  ],
};

const verticalLine: SeedBlock = {
  id: 'blocks-divider-vertical',
  type: 'grid',
  // Stacked columns would contradict the words "left" and "right".
  stackOnMobile: false,
  columnFractions: [5, 1, 5],
  columns: [
    [text('blocks-divider-left', 'Links de weg', 'The road on the left')],
    [{ ...inkRule('blocks-divider-line'), orientation: 'vertical' }],
    [text('blocks-divider-right', 'Rechts vier regels', 'Four lines on the right')],
  ],
};

/** Puts a heading in its own grid, where it has no space above it. */
const byItself = (heading: SeedBlock, marginTop = '0'): SeedBlock =>
  columns(`${heading.id}-alone`, [[heading]], [1], { marginTop });

/** Replaces spaces by soft hyphens. */
const broken = (parts: string): string => parts.replaceAll(' ', '\u00ad');

/** Line of the poster at the largest size that fits the page, or a part of it. */
function posterLine(id: string, nl: string, en: string, part?: number): SeedBlock {
  const said = large(subheading(`blocks-poster-${id}`, nl, en), 'huge');
  return byItself(part === undefined ? said : inPartOfColumn(`${said.id}-part`, said, part));
}

/** The poster. Longer lines are smaller; the first two lines have the same size. */
const poster = [
  posterLine('short', 'Kort', 'Short', 0.48),
  posterLine('loud', 'mag groot.', 'may shout.'),
  byItself(
    large(
      subheading(
        'blocks-poster-long',
        'Wie lang van stof is, wordt vanzelf kleiner.',
        'The longer it goes on, the smaller it gets.',
      ),
    ),
    // Space below the descenders of the line above.
    '3vw',
  ),
] as const;

/** Subheadings, text, captions, lists and dividers with their settings. */
export const textChapter: Chapter = {
  id: 'blocks-text',
  name: { nl: 'Tekst', en: 'Words' },
  use: {
    nl: 'Koppen in drie maten, lopende tekst met opmaak, lijsten, bijschriften en lijnen.',
    en: 'Headings in three sizes, formatted text, lists, captions and lines.',
  },
  ground: { color: '#e0a92e', night: '#b98618' },
  lead: specimen(
    { nl: 'Tussenkop: zo groot als de regel toelaat', en: 'Subheading: as large as its line allows' },
    ...poster,
  ),
  rows: [
    row(
      [7, 5],
      specimen(
        { nl: 'Tussenkop: groot', en: 'Subheading: large' },
        byItself(large(subheading('blocks-subheading-large', 'Wat mag het kosten?', 'What’s your budget?'))),
      ),
      specimen(
        { nl: 'Tussenkop: gewoon', en: 'Subheading: standard' },
        byItself(
          subheading(
            'blocks-subheading',
            'Gidsen hadden drie dingen bij zich, en geen ervan was droog',
            'Guides carried three things, none of them dry',
          ),
        ),
      ),
    ),
    row(
      [7, 5],
      specimen(
        { nl: 'Tekst: een citaat, en van wie', en: 'Text: a quotation and its source' },
        quotation('blocks-quotation', voices.toast),
      ),
      specimen({ nl: 'Tekst: in het midden, op een kleur', en: 'Text: centred, on a colour' }, background),
    ),
    row(
      [4, 4, 4],
      specimen(
        { nl: 'Tekst: vet, cursief, links, lijsten', en: 'Text: bold, italic, links, lists' },
        text(
          'blocks-text-marks',
          'Gidsen werkten met een **tabel op papier**, een horloge en *hun geheugen*. Lees hoe ik [meeliep](/werkwijze).\nEen nieuwe regel in dezelfde alinea.\n\n- Routes staan al op de telefoon\n- Getijden komen [van buiten](https://example.com)\n- Eén hand is genoeg\n\n1. Eerst kijken\n2. Dan tekenen',
          'Guides worked with a **printed table**, a watch and *their memory*. Read how I [went with them](/werkwijze).\nA new line in the same paragraph.\n\n- Routes are on the phone already\n- Tides come [from elsewhere](https://example.com)\n- One hand will do\n\n1. Look first\n2. Then draw',
        ),
      ),
      specimen({ nl: 'Lijst: met kop, en een link', en: 'Titled list: with a link' }, titledList),
      specimen(
        { nl: 'Bijschrift: onder een beeld', en: 'Caption: below an image' },
        image(
          'blocks-caption-picture',
          'method-trying.webp',
          {
            nl: 'Een telefoon, en wat iemand ervan zei, op vijf regels',
            en: 'A phone, and what somebody said about it, in five lines',
          },
          { night: 'method-trying-night.webp' },
        ),
        caption(
          'blocks-caption',
          'Kleiner en zachter, met [links](/werkwijze). Wie het overslaat, heeft niets gemist.',
          'Smaller and softer, with [links](/werkwijze). Skip it and you’ve missed nothing.',
        ),
      ),
    ),
    row(
      [8, 4],
      together(
        [1, 1],
        specimen({ nl: 'Lijn: doorlopend, 2 px', en: 'Divider: solid, 2 px' }, inkRule('blocks-divider')),
        specimen(
          { nl: 'Lijn: gestreept, over de helft', en: 'Divider: dashed, half the width' },
          { ...inkRule('blocks-divider-dashed'), style: 'dashed', width: '50%' },
        ),
      ),
      specimen({ nl: 'Lijn: verticaal', en: 'Divider: vertical' }, verticalLine),
    ),
    atWorst(
      { nl: 'Een woord van 49 letters', en: 'A word of 45 letters' },
      large(
        subheading(
          'blocks-long-word',
          broken('Kinder carnavals optocht voorbereidings werkzaamheden'),
          broken('Pneumono ultra micro scopic silico volcano coniosis'),
        ),
      ),
    ),
  ],
};
