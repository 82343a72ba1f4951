import { media, type SeedBlock, type Translated } from './seed-page.ts';

/** Short ways to write the blocks of the seeded pages; each returns plain data. */

type TextType = 'title' | 'subheading' | 'text' | 'caption';

function words(type: TextType): (id: string, nl: string, en: string) => SeedBlock {
  return (id, nl, en) => ({ id, type, isMultiLanguage: true, content: { nl, en } });
}

export const title = words('title');
export const subheading = words('subheading');
export const text = words('text');
export const caption = words('caption');

export function hero(id: string, file: string, alt: Translated): SeedBlock {
  return {
    id,
    type: 'heroImage',
    isMultiLanguage: true,
    src: media(file),
    alt,
    widthType: 'page',
    heightPercentageMobile: 46,
    heightPercentageTablet: 52,
    heightPercentageDesktop: 72,
  };
}

interface ImageLook {
  widthType?: 'viewport' | 'page' | 'container';
  aspectRatio?: string;
}

export function image(id: string, file: string, alt: Translated, look: ImageLook = {}): SeedBlock {
  const { widthType = 'container', aspectRatio = '4/3' } = look;
  return {
    id,
    type: 'image',
    isMultiLanguage: true,
    src: media(file),
    alt,
    widthType,
    aspectRatio,
    objectFit: 'cover',
    borderRadius: '8px',
  };
}

/** One row of columns. Without fractions they are equally wide. */
export function columns(
  id: string,
  cells: SeedBlock[][],
  fractions: number[] = cells.map(() => 1),
): SeedBlock {
  return {
    id,
    type: 'grid',
    rows: [{ numColumns: cells.length, columnFractions: fractions, stackOnMobile: true, columns: cells }],
    gap: '24px',
  };
}

/** Rows of two, one block a cell. */
export function pairs(id: string, blocks: SeedBlock[]): SeedBlock {
  const rows = [];
  for (let index = 0; index < blocks.length; index += 2) {
    const cells = blocks.slice(index, index + 2).map((block) => [block]);
    while (cells.length < 2) cells.push([]);
    rows.push({ numColumns: 2, columnFractions: [1, 1], stackOnMobile: true, columns: cells });
  }
  return { id, type: 'grid', rows, gap: '24px' };
}

export interface CardWords {
  file: string;
  alt: Translated;
  header: Translated;
  content: Translated;
  link: string;
}

export function linkCard(id: string, card: CardWords, headerLevel: 'h2' | 'h3' = 'h3'): SeedBlock {
  return {
    id,
    type: 'card',
    isMultiLanguage: true,
    headerEnabled: true,
    headerText: card.header,
    headerLevel,
    contentImageEnabled: true,
    contentImageSrc: media(card.file),
    contentImageAlt: card.alt,
    contentImagePosition: 'top',
    textBlock: true,
    content: card.content,
    linkEnabled: true,
    link: card.link,
    linkType: 'internal',
    paddingTop: '20px',
    paddingRight: '20px',
    paddingBottom: '20px',
    paddingLeft: '20px',
    paddingGap: '12px',
    elevation: 'none',
  };
}

interface SeedButton {
  id: string;
  text: Translated;
  action: 'link' | 'contact' | 'call' | 'mail' | 'back' | 'cookie-settings';
  url?: string;
  variant?: 'primary' | 'secondary' | 'tertiary' | 'slim';
  icon?: string;
  glow?: boolean;
}

export function buttons(id: string, list: SeedButton[]): SeedBlock {
  return {
    id,
    type: 'button',
    isMultiLanguage: true,
    buttons: list,
    layout: 'horizontal',
    alignment: 'left',
    spacing: 'medium',
  };
}

export function divider(id: string): SeedBlock {
  return { id, type: 'divider', thickness: '1px', style: 'solid' };
}

/** What ends every case: that it is invented. The way on to other cases is the site's own. */
export function caseEnd(slug: string, nl: string, en: string): SeedBlock[] {
  return [
    divider(`${slug}-line`),
    caption(`${slug}-invented`, nl, en),
    buttons(`${slug}-buttons`, [
      {
        id: `${slug}-all`,
        text: { nl: 'Al het werk', en: 'All work' },
        action: 'link',
        url: '/cases',
        variant: 'tertiary',
      },
    ]),
  ];
}
