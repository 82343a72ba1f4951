import { type Copy, media, type SeedBlock, type Translated } from './seed-page.ts';

/** Short ways to write the blocks of the seeded pages; each returns plain data. */

type TextType = 'title' | 'subheading' | 'text' | 'caption';

function words(type: TextType): (id: string, nl: string, en: string) => SeedBlock {
  return (id, nl, en) => ({ id, type, isMultiLanguage: true, content: { nl, en } });
}

export const title = words('title');
export const subheading = words('subheading');
export const text = words('text');
export const caption = words('caption');

/** Says how large a heading is where it is a figure or a statement. */
export function large(block: SeedBlock, size: 'large' | 'huge' = 'large'): SeedBlock {
  return { ...block, size };
}

/** How a page begins: its title, and beside that what it is about. */
export function opening(titleBlock: SeedBlock, intro: SeedBlock): SeedBlock {
  return columns(`${titleBlock.id}-row`, [[titleBlock], [intro]], [7, 5]);
}

/** What came of something in one figure, and of what it is one: as large in every case. */
export function figure(id: string, value: Copy, of: Copy): SeedBlock[] {
  return [large(subheading(id, value.nl, value.en), 'huge'), text(`${id}-note`, of.nl, of.en)];
}

/** A sentence of a client, and whose it is. */
export function quotation(id: string, { words, who }: { words: Copy; who: Copy }): SeedBlock {
  return text(id, `> ${words.nl}\n\n${who.nl}`, `> ${words.en}\n\n${who.en}`);
}

/** Low enough for the title below it to be seen on arrival, on a laptop as well. */
export function hero(
  id: string,
  file: string,
  alt: Translated,
  widthType: 'viewport' | 'page' = 'page',
): SeedBlock {
  return {
    id,
    type: 'heroImage',
    isMultiLanguage: true,
    src: media(file),
    alt,
    widthType,
    heightPercentageMobile: 40,
    heightPercentageTablet: 46,
    heightPercentageDesktop: 58,
  };
}

/** Higher: for a hero that stands below its title, and has the window to itself. */
export function tall(block: SeedBlock): SeedBlock {
  return { ...block, heightPercentageTablet: 56, heightPercentageDesktop: 84 };
}

/** Shows another picture in the dark theme. */
export function inTheEvening(block: SeedBlock, night: string): SeedBlock {
  return { ...block, darkSrc: media(night) };
}

/** Shows a picture of its own on phones; `night` is that of the dark theme, for what has one on other windows too. */
export function onPhones(block: SeedBlock, file: string, night?: string): SeedBlock {
  return withPhoneValues(block, {
    src: media(file),
    ...(night === undefined ? {} : { darkSrc: media(night) }),
  });
}

/** Gives phones values of their own. */
function withPhoneValues(block: SeedBlock, values: object): SeedBlock {
  const { mobile } = (block.responsive ?? {}) as { readonly mobile?: object };
  return { ...block, responsive: { mobile: { ...mobile, ...values } } };
}

/** What is kept in view of a picture that is cut off, in percent from its top and its left. */
export function keepInView(block: SeedBlock, fromTop: number, fromLeft = 50): SeedBlock {
  return { ...block, focalX: fromLeft, focalY: fromTop };
}

export const wordsIn = (words: Translated, language: 'nl' | 'en'): string =>
  (typeof words === 'string' ? words : words[language]) ?? '';

/** What a picture that is a link says: where it leads, and then what is to be seen (WCAG 2.2, 2.4.4). */
export function leadsTo(name: Translated, alt: Translated): Copy {
  const said = (language: 'nl' | 'en') => {
    const seen = wordsIn(alt, language);
    return `${wordsIn(name, language)}: ${seen.charAt(0).toLowerCase()}${seen.slice(1)}`;
  };
  return { nl: said('nl'), en: said('en') };
}

export interface ImageLook {
  widthType?: 'viewport' | 'page' | 'container';
  aspectRatio?: string;
  /** Its shape on phones, where what is wide would be small. */
  phoneAspectRatio?: string;
  /** The same in the evening, which the dark theme shows. */
  night?: string;
}

export function image(id: string, file: string, alt: Translated, look: ImageLook = {}): SeedBlock {
  const { widthType = 'container', aspectRatio = '4/3', phoneAspectRatio, night } = look;
  return {
    id,
    type: 'image',
    isMultiLanguage: true,
    src: media(file),
    alt,
    widthType,
    aspectRatio,
    ...(phoneAspectRatio === undefined ? {} : { responsive: { mobile: { aspectRatio: phoneAspectRatio } } }),
    ...(night === undefined ? {} : { darkSrc: media(night) }),
    objectFit: 'cover',
    borderRadius: widthType === 'viewport' ? undefined : '8px',
  };
}

/** Settings of a grid beside its rows: margins, paddings, a background. */
export type GridLook = Readonly<Record<string, string>>;

/** One row of columns. Without fractions they are equally wide. */
export function columns(
  id: string,
  cells: SeedBlock[][],
  fractions: number[] = cells.map(() => 1),
  look: GridLook = {},
): SeedBlock {
  return {
    id,
    type: 'grid',
    rows: [{ numColumns: cells.length, columnFractions: fractions, stackOnMobile: true, columns: cells }],
    gap: '24px',
    ...look,
  };
}

/** Beside one another on phones as well: what is small enough for it makes a long page shorter. */
export function alsoOnPhones(block: SeedBlock): SeedBlock {
  const rows = block.rows as readonly object[];
  return { ...block, rows: rows.map((row) => ({ ...row, stackOnMobile: false })) };
}

/**
 * What is as large as its column takes it, in a part of one: as large as that part takes. So several are set in one size, or each in
 * its own; on phones as well. What would be left beside nearly all of it is narrower than a column may be: then it has all.
 */
export function inPartOfColumn(id: string, huge: SeedBlock, part: number): SeedBlock {
  return part > 0.9 ? columns(id, [[huge]], [1], { gap: '0' }) : partOfColumn(id, [huge], part);
}

/** Blocks in the first part of a column, on phones as well. */
export function partOfColumn(id: string, blocks: SeedBlock[], part: number): SeedBlock {
  return alsoOnPhones(columns(id, [blocks, []], [part, Math.round((1 - part) * 100) / 100], { gap: '0' }));
}

/** A picture below words in its column: as far from them as pictures are on a page. */
export function belowWords(picture: SeedBlock): SeedBlock {
  return columns(`${picture.id}-place`, [[picture]], [1], { marginTop: '24px' });
}

/** Of two pictures side by side, those shapes that make them equally high where one is 7 wide and the other 5. */
export const sevenFive = { seven: '8/5', five: '8/7' } as const;

/**
 * Second columns begin at two lines of the page, whatever the room between them: those at which 5 and 7 parts, or 7 and 5, begin
 * with 24 px between. Where there are 48, other parts lead there.
 */
export const narrowWide = { amongPictures: [5, 7], besidePicture: [7.5, 11] };
export const wideNarrow = { amongPictures: [7, 5], besidePicture: [11.5, 8.5] };

/** Three columns, of which the second and the third begin at these lines. */
const threeParts = [8.5, 3, 8.5];

/** Room above what begins something new: with the page's own, 96 px on a desktop. To a picture below it there are 40. */
export const apart = { marginTop: '40px' } as const;

/** Beside a picture that is not of a row of pictures words need more room than pictures do, and stand at its middle. */
export const besidePicture = { gap: '48px', align: 'middle' } as const;

/** The same after words, to which a page adds no room of its own. */
export const apartFromWords = { marginTop: '72px' } as const;

/** What has a whole row to itself, and what is said of it: 72 px below the lead. */
export function spread(id: string, blocks: SeedBlock[]): SeedBlock {
  return columns(id, [blocks], [1], { marginTop: '16px' });
}

/** A ground from edge to edge of the window, the same by day and by night. */
export function band(id: string, color: string, cells: SeedBlock[][], parts?: number[]): SeedBlock {
  return columns(id, cells, parts, {
    widthType: 'viewport',
    backgroundColor: color,
    paddingTop: '72px',
    paddingBottom: '72px',
    marginTop: '24px',
  });
}

/** A heading on the left; what it is about on the right, where the lead below a title begins as well. */
export function section(
  id: string,
  heading: SeedBlock,
  body: SeedBlock[],
  room: GridLook = apart,
): SeedBlock {
  return columns(id, [[heading], body], [7, 5], room);
}

/** Room within an edge, the same on its four sides. */
export const padded = (room: string) => ({
  paddingTop: room,
  paddingRight: room,
  paddingBottom: room,
  paddingLeft: room,
});

/** The corners of what has a colour of its own. */
export const rounded = {
  borderTopLeftRadius: '8px',
  borderTopRightRadius: '8px',
  borderBottomRightRadius: '8px',
  borderBottomLeftRadius: '8px',
} as const;

/** What stands on a colour of its own, the same by day and by night. */
export function panel(id: string, color: string, blocks: SeedBlock[]): SeedBlock {
  return columns(id, [blocks], [1], {
    backgroundColor: color,
    marginTop: '16px',
    paddingTop: '5%',
    paddingRight: '5%',
    paddingBottom: '5%',
    paddingLeft: '5%',
    ...rounded,
  });
}

export interface CaseFacts {
  readonly role: Copy;
  readonly year: string;
  readonly weeks: number;
  readonly outcome: Copy;
}

/** What one wants to know of a case before its story: who did what, when, for how long, and what came of it. */
export function facts(slug: string, { role, year, weeks, outcome }: CaseFacts): SeedBlock {
  const fact = (name: string, nl: string, en: string, value: Copy) =>
    text(`${slug}-${name}`, `**${nl}**\n${value.nl}`, `**${en}**\n${value.en}`);
  // A number and what it counts stay together where a column is narrow.
  const time = { nl: `${year}, ${weeks}\u00a0weken`, en: `${year}, ${weeks}\u00a0weeks` };
  const cells = [
    [fact('role', 'Rol', 'Role', role)],
    [fact('year', 'Wanneer', 'When', time)],
    [fact('outcome', 'Uitkomst', 'Outcome', outcome)],
  ];
  return columns(`${slug}-facts`, cells, threeParts, { look: 'facts' });
}

export interface CardWords {
  file: string;
  /** The same in the evening, which the dark theme shows. */
  night?: string;
  /** The same as phones show it, by day and in the evening. */
  phone?: string;
  phoneNight?: string;
  alt: Translated;
  header: Translated;
  content: Translated;
  link: string;
}

export interface CardLook {
  headerLevel?: 'h2' | 'h3';
  /** The shape of its picture. */
  aspectRatio?: string;
  /** And on phones, where what is wide would be small. */
  phoneAspectRatio?: string;
  /** How wide its picture is where that is more than the column of text. */
  width?: string;
  /** What is kept in view of a picture that is cut off, in percent from its top and its left. */
  fromTop?: number;
  fromLeft?: number;
}

/** Without a box and without a picture: what is said of something, and where it leads. */
export function linkWords(
  id: string,
  { header, content, link }: Pick<CardWords, 'header' | 'content' | 'link'>,
  headerLevel: 'h2' | 'h3' = 'h3',
): SeedBlock {
  return {
    id,
    type: 'card',
    isMultiLanguage: true,
    headerEnabled: true,
    headerText: header,
    headerLevel,
    textBlock: true,
    content,
    linkEnabled: true,
    link,
    linkType: 'internal',
    paddingTop: '0px',
    paddingRight: '0px',
    paddingBottom: '0px',
    paddingLeft: '0px',
    paddingGap: '4px',
    elevation: 'none',
  };
}

/** The same with a picture above it. */
export function linkCard(id: string, card: CardWords, look: CardLook = {}): SeedBlock {
  const { headerLevel, aspectRatio = '16/10', phoneAspectRatio, width, fromTop, fromLeft } = look;
  const isOffCentre = fromTop !== undefined || fromLeft !== undefined;
  const phones = {
    ...(card.phone === undefined ? {} : { contentImageSrc: media(card.phone) }),
    ...(card.phoneNight === undefined ? {} : { contentImageDarkSrc: media(card.phoneNight) }),
    ...(phoneAspectRatio === undefined ? {} : { contentImageAspectRatio: phoneAspectRatio }),
  };
  return {
    ...linkWords(id, card, headerLevel),
    contentImageEnabled: true,
    contentImageSrc: media(card.file),
    ...(card.night === undefined ? {} : { contentImageDarkSrc: media(card.night) }),
    contentImageAlt: card.alt,
    contentImagePosition: 'top',
    contentImageAspectRatio: aspectRatio,
    ...(Object.keys(phones).length === 0 ? {} : { responsive: { mobile: phones } }),
    ...(width === undefined ? {} : { contentImageWidth: width }),
    ...(isOffCentre ? { contentImageFocalX: fromLeft ?? 50, contentImageFocalY: fromTop ?? 50 } : {}),
  };
}

/** A row of a list, which leads somewhere: a figure, what it is about, and a crop of its picture. */
export function linkRow(id: string, figure: Translated, card: CardWords): SeedBlock {
  const look = { aspectRatio: '3/2', phoneAspectRatio: '1/1' } as const;
  return { ...linkCard(id, card, look), layout: 'row', figure };
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

/** What ends every case: that it is invented, and where the others are. The way on to the next one is the site's own. */
export function caseEnd(slug: string, nl: string, en: string): SeedBlock[] {
  return [caption(`${slug}-invented`, `${nl} [Alle cases](/cases)`, `${en} [All cases](/cases)`)];
}
