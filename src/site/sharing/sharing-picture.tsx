import medium from '@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff?inline';
import strong from '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff?inline';
import mediumExtended from '@fontsource/instrument-sans/files/instrument-sans-latin-ext-500-normal.woff?inline';
import strongExtended from '@fontsource/instrument-sans/files/instrument-sans-latin-ext-600-normal.woff?inline';
import type { CSSProperties } from 'react';
import satori, { type SatoriOptions } from 'satori';
import { defaultLanguage } from '#content/language/language.ts';
import {
  heroBox,
  listTitleSizes,
  pictureMargin,
  sharingPictureSize,
  smallestTitle,
  textWidth,
  titleBox,
  titleLeading,
} from '#content/media/sharing-picture-layout.ts';
import { cutExcerpt } from '#content/text/excerpt.ts';
import { tokens as designTokens, type Tokens } from '#tokens/resolve-tokens.ts';
import { buildIconSvg } from '#ui/site-icon/site-icon.ts';

export { heroBox };

export interface SharingPicture {
  readonly title: string;
  readonly studioName: string;
  /** True if a picture will cover {@link heroBox}; otherwise a drawing fills it. */
  readonly withHero: boolean;
  /** Values of the design tokens; the defaults if omitted. */
  readonly tokens?: Tokens;
  /** Faces of the studio's own fonts. */
  readonly ownFonts?: readonly DrawnFace[];
}

const { width, height } = sharingPictureSize;
/** Maximum number of characters: more than fit, few enough for a fast layout. */
const longestTitle = 300;
/**
 * Renders a page's sharing picture as SVG with all letters as paths, so that it needs no installed fonts.
 * Characters missing in the fonts are omitted.
 */
export async function renderSharingPicture(asked: SharingPicture): Promise<string> {
  const picture = { ...asked, title: cutExcerpt(asked.title, longestTitle) };
  const unknown = new Set<string>();
  const rendered = await render(picture, unknown);
  if (unknown.size === 0) return rendered;
  const replaceUnknown = (text: string) =>
    [...graphemes.segment(text)]
      .map(({ segment }) => (unknown.has(segment) ? ' ' : segment))
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
  const { title, studioName } = picture;
  return render(
    { ...picture, title: replaceUnknown(title), studioName: replaceUnknown(studioName) },
    new Set(),
  );
}

const graphemes = new Intl.Segmenter(defaultLanguage, { granularity: 'grapheme' });

async function render(picture: SharingPicture, unknown: Set<string>): Promise<string> {
  const size = await findLargestSize(picture);
  const { tokens = designTokens } = picture;
  return satori(<Card {...picture} tokens={tokens} titleStyle={buildTitleStyle(size, tokens)} />, {
    width,
    height,
    fonts: await loadFonts(picture),
    loadAdditionalAsset: async (_script, text) => {
      for (const { segment } of graphemes.segment(text)) unknown.add(segment);
      return [];
    },
  });
}

/** Finds the largest size at which the title fits without breaking words; undefined if none does. */
async function findLargestSize(picture: SharingPicture): Promise<number | undefined> {
  for (const { size, room } of listTitleSizes(picture.title)) {
    if ((await measureHeight(picture, size)) <= room) return size;
  }
  return undefined;
}

/** Measures the title's height by laying it out in a picture as high as its content. */
async function measureHeight(picture: SharingPicture, size: number): Promise<number> {
  const { title, tokens = designTokens } = picture;
  const rendered = await satori(<div style={buildTitleStyle(size, tokens)}>{title}</div>, {
    width: titleBox.width,
    fonts: await loadFonts(picture),
  });
  return Number(/ height="([\d.]+)"/.exec(rendered)?.[1]);
}

/** Builds the title's style. If no size fits: the smallest size, with broken words and an ellipsis. */
function buildTitleStyle(size: number | undefined, { font, tracking }: Tokens): CSSProperties {
  const fontSize = size ?? smallestTitle;
  const lines = Math.floor(titleBox.height / (fontSize * titleLeading));
  return {
    display: 'block',
    fontSize,
    fontWeight: 600,
    lineHeight: titleLeading,
    fontFamily: formatFamilies(font.heading),
    letterSpacing: tracking.tight,
    // Balancing does not work with clamping: the engine would narrow the text until it is cut off.
    ...(size === undefined ? { wordBreak: 'break-word', lineClamp: lines } : { textWrap: 'balance' }),
  };
}

interface CardProps extends SharingPicture {
  readonly tokens: Tokens;
  readonly titleStyle: CSSProperties;
}

/**
 * Two panels: text on paper, and the hero. Always in the light theme, since networks show it on white and on
 * black.
 */
function Card({ title, studioName, withHero, titleStyle, tokens }: CardProps) {
  const { ink, paper } = tokens.color;
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: paper.light,
        color: ink.light,
        fontFamily: formatFamilies(tokens.font.text),
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          boxSizing: 'border-box',
          flexShrink: 0,
          width: textWidth,
          padding: pictureMargin,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center' }}>
          <img
            alt=""
            src={buildIconDataUrl(tokens)}
            width={40}
            height={40}
            style={{ flexShrink: 0, marginRight: 14 }}
          />
          <div style={{ display: 'block', fontSize: 28, fontWeight: 500, lineClamp: 2 }}>{studioName}</div>
        </div>
        <div style={titleStyle}>{title}</div>
      </div>
      {!withHero && <EmptyCase {...tokens.color} />}
    </div>
  );
}

/** Drawing in place of a missing hero: a detail of the icon. */
function EmptyCase({ paper, accent, surface, 'surface-strong': strongSurface }: Tokens['color']) {
  const compartment = { borderRadius: 4 };
  const column = { display: 'flex', flexDirection: 'column', justifyContent: 'space-between' } as const;
  return (
    <div
      style={{
        display: 'flex',
        justifyContent: 'space-between',
        boxSizing: 'border-box',
        flexShrink: 0,
        width: heroBox.width,
        height,
        padding: 32,
        background: strongSurface.light,
      }}
    >
      <div style={{ ...compartment, width: 232, background: paper.light }} />
      <div style={{ ...column, width: 232 }}>
        <div style={{ ...compartment, height: 232, background: accent.light }} />
        <div style={{ ...compartment, height: 302, background: surface.light }} />
      </div>
    </div>
  );
}

const buildIconDataUrl = (tokens: Tokens) => `data:image/svg+xml,${encodeURIComponent(buildIconSvg(tokens))}`;

/** A face of a font as plain TrueType, OpenType or WOFF. */
export interface DrawnFace {
  readonly family: string;
  readonly weight: 500 | 600;
  readonly bytes: Uint8Array;
}

/** Lists the families of a token and the default family, which has characters that others lack. */
function formatFamilies(names: string): string {
  return [...parseFamilyNames(names), ...ownFamilies].join(', ');
}

function parseFamilyNames(names: string): string[] {
  return [...names.matchAll(/"([^"]+)"/g)].flatMap(([, name]) => name ?? []);
}

const ownFamilies = ['Instrument Sans', 'Instrument Sans Extended'];

/** Loads the font faces for a picture, those of the presets on demand. */
async function loadFonts({
  tokens = designTokens,
  ownFonts = [],
}: SharingPicture): Promise<SatoriOptions['fonts']> {
  const named = [...new Set(Object.values(tokens.font).flatMap(parseFamilyNames))];
  const loaded = await Promise.all(
    named.flatMap((name) =>
      drawnWeights.map(async (weight) => {
        const file = drawnFiles[`../fonts/${name.toLowerCase().replaceAll(' ', '-')}-${weight}.woff`];
        return file ? [createFont(name, weight, await file())] : [];
      }),
    ),
  );
  const own = ownFonts.map(({ family, weight, bytes }) => ({
    name: family,
    weight,
    style: 'normal' as const,
    data: Uint8Array.from(bytes).buffer,
  }));
  return [...own, ...loaded.flat(), ...fonts];
}

const drawnWeights = [500, 600] as const;

/** Font files of the built-in families, two weights each. */
const drawnFiles = import.meta.glob<string>('../fonts/*.woff', { query: '?inline', import: 'default' });

const createFont = (name: string, weight: 500 | 600, dataUrl: string): SatoriOptions['fonts'][number] => ({
  name,
  weight,
  style: 'normal',
  data: Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (byte) => byte.charCodeAt(0)).buffer,
});

const fonts = [
  createFont('Instrument Sans', 500, medium),
  createFont('Instrument Sans', 600, strong),
  createFont('Instrument Sans Extended', 500, mediumExtended),
  createFont('Instrument Sans Extended', 600, strongExtended),
];
