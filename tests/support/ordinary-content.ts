import sharp from 'sharp';
import type { Block } from '#content/block/block.ts';

/** Content without art direction: photos of usual shapes, and plain paragraphs. */

/** The width and height of each photo in pixels, and its two colours. */
const shapes = {
  landscape: { width: 1800, height: 1200, colors: ['#b58ed6', '#5c1a4a'] },
  portrait: { width: 1200, height: 1500, colors: ['#d0a48e', '#5f5a12'] },
  square: { width: 1200, height: 1200, colors: ['#a4cf97', '#156a4a'] },
  screenshot: { width: 800, height: 1600, colors: ['#8fb4cf', '#20205e'] },
} as const;

export type PhotoName = keyof typeof shapes;
export const photoNames = Object.keys(shapes) as readonly PhotoName[];
/** URLs of the photos in the library. */
export type Photos = Readonly<Record<PhotoName, string>>;

/** Makes a photo as a WebP file. */
export async function makePhoto(name: PhotoName): Promise<Buffer> {
  const { width, height, colors } = shapes[name];
  const [from, to] = colors;
  const radius = Math.min(width, height) * 0.22;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#g)"/>
    <circle cx="${width * 0.35}" cy="${height * 0.4}" r="${radius}" fill="#fff8"/>
    <rect x="${width * 0.5}" y="${height * 0.45}" width="${width * 0.3}" height="${height * 0.4}" rx="24" fill="#0006"/>
  </svg>`;
  return sharp(Buffer.from(svg)).webp().toBuffer();
}

const paragraph =
  'Fysiotherapie Van Dijk heeft drie locaties in Haarlem en een website uit 2014. Bezoekers konden de openingstijden niet vinden en belden dus. We hebben eerst meegelopen aan de balie en daarna de navigatie teruggebracht tot vier onderdelen.';

const buildTextBlock = (id: string, type: string, content: string): Block => ({ id, type, content });
const buildImage = (id: string, src: string): Block => ({
  ...{ id, type: 'image', src, alt: 'Een foto' },
  // As for an image that is dropped on a page.
  aspectRatio: 'auto',
});
const buildColumns = (id: string, cells: readonly (readonly Block[])[]): Block => ({
  id,
  type: 'grid',
  rows: [{ numColumns: cells.length, columnFractions: cells.map(() => 1), columns: cells }],
});
const buildCard = (id: string, src: string, header: string): Block => ({
  ...{ id, type: 'card', headerEnabled: true, headerText: header, headerLevel: 'h3' },
  ...{ textBlock: true, content: 'Nieuwe website en huisstijl' },
  ...{ contentImageEnabled: true, contentImageSrc: src, contentImageAlt: 'Een foto' },
});

/** Composes a case without any settings: a hero, a title, a lead, three sections, and most kinds of media. */
export function composeOrdinaryPage({ landscape, portrait, square, screenshot }: Photos): readonly Block[] {
  return [
    { id: 'hero', type: 'heroImage', src: landscape, alt: 'Een foto' },
    buildTextBlock('title', 'title', 'Website voor Fysiotherapie Van Dijk'),
    buildTextBlock('lead', 'text', paragraph),
    buildTextBlock('question', 'subheading', 'De vraag'),
    buildTextBlock('question-1', 'text', paragraph),
    buildTextBlock('question-2', 'text', paragraph),
    buildImage('room', landscape),
    buildTextBlock('room-caption', 'caption', 'De wachtkamer in Haarlem.'),
    buildTextBlock('approach', 'subheading', 'De aanpak'),
    buildTextBlock(
      'approach-1',
      'text',
      `${paragraph}\n\n- Drie weken meelopen\n- Vier onderdelen\n- Een afspraak in twee tikken`,
    ),
    buildColumns('pair', [[buildImage('door', portrait)], [buildImage('square', square)]]),
    buildTextBlock(
      'quotation',
      'text',
      '> De telefoon staat stil. Dat is het mooiste wat ik kan zeggen.\n\nAnja van Dijk',
    ),
    buildTextBlock('result', 'subheading', 'Het resultaat'),
    buildTextBlock('result-1', 'text', paragraph),
    {
      ...{ id: 'compared', type: 'beforeAfterSlider', beforeSrc: landscape, afterSrc: landscape },
      ...{ beforeAlt: 'De oude site', afterAlt: 'De nieuwe site' },
    },
    buildImage('screen', screenshot),
    buildTextBlock('result-2', 'text', paragraph),
    buildColumns('cards', [
      [buildCard('jansen', landscape, 'Bouwbedrijf Jansen')],
      [buildCard('haarlem', portrait, 'Gemeente Haarlem')],
      [buildCard('bol', square, 'Bakker Bol')],
    ]),
    { id: 'divider', type: 'divider' },
    buildTextBlock('result-3', 'text', paragraph),
    {
      ...{ id: 'more', type: 'button' },
      buttons: [{ id: 'work', text: 'Meer werk', action: 'link', url: '/' }],
    },
  ];
}
