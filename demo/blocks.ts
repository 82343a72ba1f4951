import { type Copy, media, type SeedBlock, type Translated } from './seed-page.ts';

/** Helpers that build the blocks of the demo's pages as plain data. */

type TextType = 'title' | 'subheading' | 'text' | 'caption';

function words(type: TextType): (id: string, nl: string, en: string) => SeedBlock {
  return (id, nl, en) => ({ id, type, isMultiLanguage: true, content: { nl, en } });
}

export const title = words('title');
export const subheading = words('subheading');
export const text = words('text');
export const caption = words('caption');

/** Sets the size of a heading that is a figure or a statement. */
export function large(block: SeedBlock, size: 'large' | 'huge' = 'large'): SeedBlock {
  return { ...block, size };
}

/** Opening of a page: its title, with the introduction beside it. */
export function opening(titleBlock: SeedBlock, intro: SeedBlock): SeedBlock {
  return columns(`${titleBlock.id}-row`, [[titleBlock], [intro]], [7, 5]);
}

/** Result as one huge figure, with its explanation. It has the same size in every case. */
export function figure(id: string, value: Copy, of: Copy): SeedBlock[] {
  return [large(subheading(id, value.nl, value.en), 'huge'), text(`${id}-note`, of.nl, of.en)];
}

/** Quotation of a client, with its source. */
export function quotation(id: string, { words, who }: { words: Copy; who: Copy }): SeedBlock {
  return text(id, `> ${words.nl}\n\n${who.nl}`, `> ${words.en}\n\n${who.en}`);
}

/** Hero image, low enough to show the title below it on arrival, on laptops as well. */
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

/** Makes a hero higher, for one that is below its title. */
export function tall(block: SeedBlock): SeedBlock {
  return { ...block, heightPercentageTablet: 56, heightPercentageDesktop: 84 };
}

/** Sets another picture for the dark theme. */
export function inTheEvening(block: SeedBlock, night: string): SeedBlock {
  return { ...block, darkSrc: media(night) };
}

/**
 * Sets another picture for phones. `night` is its version for the dark theme, required if the block has one.
 */
export function onPhones(block: SeedBlock, file: string, night?: string): SeedBlock {
  return withPhoneValues(block, {
    src: media(file),
    ...(night === undefined ? {} : { darkSrc: media(night) }),
  });
}

/** Merges values for phones into the block's responsive values. */
function withPhoneValues(block: SeedBlock, values: object): SeedBlock {
  const { mobile } = (block.responsive ?? {}) as { readonly mobile?: object };
  return { ...block, responsive: { mobile: { ...mobile, ...values } } };
}

/** Sets the focal point of a cropped picture, in percent from the top and the left. */
export function keepInView(block: SeedBlock, fromTop: number, fromLeft = 50): SeedBlock {
  return { ...block, focalX: fromLeft, focalY: fromTop };
}

export const wordsIn = (words: Translated, language: 'nl' | 'en'): string =>
  (typeof words === 'string' ? words : words[language]) ?? '';

/**
 * Returns the alt text of a linked picture: the link's target, then the picture's content (WCAG 2.2, 2.4.4).
 */
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
  /** Aspect ratio on phones, on which wide pictures would be small. */
  phoneAspectRatio?: string;
  /** File for the dark theme. */
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

/** Settings of a grid other than its rows: margins, paddings, a background. */
export type GridLook = Readonly<Record<string, string>>;

/** Builds a grid of one row. Without fractions its columns are equally wide. */
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

/** Keeps columns side by side on phones. Use it for small content, to shorten the page. */
export function alsoOnPhones(block: SeedBlock): SeedBlock {
  const rows = block.rows as readonly object[];
  return { ...block, rows: rows.map((row) => ({ ...row, stackOnMobile: false })) };
}

/**
 * Limits a huge heading to a part of its column, on phones as well. A huge heading fits its width, so this
 * sets its size. Parts above 0.9 use the whole column, because the rest would be below the minimum column
 * width.
 */
export function inPartOfColumn(id: string, huge: SeedBlock, part: number): SeedBlock {
  return part > 0.9 ? columns(id, [[huge]], [1], { gap: '0' }) : partOfColumn(id, [huge], part);
}

/** Puts blocks in the first part of a column, on phones as well. */
export function partOfColumn(id: string, blocks: SeedBlock[], part: number): SeedBlock {
  return alsoOnPhones(columns(id, [blocks, []], [part, Math.round((1 - part) * 100) / 100], { gap: '0' }));
}

/** Puts a picture below text in a column, at the distance that pictures have on a page. */
export function belowWords(picture: SeedBlock): SeedBlock {
  return columns(`${picture.id}-place`, [[picture]], [1], { marginTop: '24px' });
}

/** Aspect ratios that make two pictures equally high in columns of 7 and 5 parts. */
export const sevenFive = { seven: '8/5', five: '8/7' } as const;

/**
 * Column fractions whose second column begins at one of two lines of the page: those of 5:7 and 7:5 with a
 * gap of 24 px. `besidePicture` has a gap of 48 px, so it needs other fractions.
 */
export const narrowWide = { amongPictures: [5, 7], besidePicture: [7.5, 11] };
export const wideNarrow = { amongPictures: [7, 5], besidePicture: [11.5, 8.5] };

/** Fractions of three columns, of which the second and third begin at these lines. */
const threeParts = [8.5, 3, 8.5];

/**
 * Space above a new topic. With the page's own spacing it is 96 px on desktops, and 40 px above a picture.
 */
export const apart = { marginTop: '40px' } as const;

/** Text beside a single picture: a wider gap than between pictures, vertically centred. */
export const besidePicture = { gap: '48px', align: 'middle' } as const;

/** Space above a new topic after text, where the page adds no spacing. */
export const apartFromWords = { marginTop: '72px' } as const;

/** Picture over a whole row with its caption, 72 px below the lead. */
export function spread(id: string, blocks: SeedBlock[]): SeedBlock {
  return columns(id, [blocks], [1], { marginTop: '16px' });
}

/** Full-width background, the same in both themes. */
export function band(id: string, color: string, cells: SeedBlock[][], parts?: number[]): SeedBlock {
  return columns(id, cells, parts, {
    widthType: 'viewport',
    backgroundColor: color,
    paddingTop: '72px',
    paddingBottom: '72px',
    marginTop: '24px',
  });
}

/** Section with a heading on the left and its text on the right, where the lead of a page begins too. */
export function section(
  id: string,
  heading: SeedBlock,
  body: SeedBlock[],
  room: GridLook = apart,
): SeedBlock {
  return columns(id, [[heading], body], [7, 5], room);
}

/** Equal padding on all four sides. */
export const padded = (room: string) => ({
  paddingTop: room,
  paddingRight: room,
  paddingBottom: room,
  paddingLeft: room,
});

/** Rounded corners of blocks with a background. */
export const rounded = {
  borderTopLeftRadius: '8px',
  borderTopRightRadius: '8px',
  borderBottomRightRadius: '8px',
  borderBottomLeftRadius: '8px',
} as const;

/** Background with rounded corners, the same in both themes. */
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

/** Key facts of a case: role, time and outcome. */
export function facts(slug: string, { role, year, weeks, outcome }: CaseFacts): SeedBlock {
  const fact = (name: string, nl: string, en: string, value: Copy) =>
    text(`${slug}-${name}`, `**${nl}**\n${value.nl}`, `**${en}**\n${value.en}`);
  // A non-breaking space keeps the number and its unit together in narrow columns.
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
  /** File for the dark theme. */
  night?: string;
  /** Files for phones, in the light and the dark theme. */
  phone?: string;
  phoneNight?: string;
  alt: Translated;
  header: Translated;
  content: Translated;
  link: string;
}

export interface CardLook {
  headerLevel?: 'h2' | 'h3';
  /** Aspect ratio of the picture. */
  aspectRatio?: string;
  /** Aspect ratio on phones, on which wide pictures would be small. */
  phoneAspectRatio?: string;
  /** Width of the picture, if wider than the text column. */
  width?: string;
  /** Focal point of a cropped picture, in percent from the top and the left. */
  fromTop?: number;
  fromLeft?: number;
}

/** Card without a box or a picture: text and a link. */
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

/** Card with a picture above its text. */
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

/** Row of a list with a link: a figure, text and a cropped picture. */
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

/**
 * End of every case: a note that it is invented, and a link to all cases. The site adds the link to the next
 * case.
 */
export function caseEnd(slug: string, nl: string, en: string): SeedBlock[] {
  return [caption(`${slug}-invented`, `${nl} [Alle cases](/cases)`, `${en} [All cases](/cases)`)];
}
