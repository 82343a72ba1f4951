import medium from '@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff?inline';
import strong from '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff?inline';
import mediumExtended from '@fontsource/instrument-sans/files/instrument-sans-latin-ext-500-normal.woff?inline';
import strongExtended from '@fontsource/instrument-sans/files/instrument-sans-latin-ext-600-normal.woff?inline';
import type { CSSProperties } from 'react';
import satori, { type SatoriOptions } from 'satori';
import { defaultLanguage } from '#content/language/language.ts';
import {
  heroBox,
  pictureMargin,
  sharingPictureSize,
  smallestTitle,
  textWidth,
  titleBox,
  titleLeading,
  titleSizesFor,
} from '#content/media/sharing-picture-layout.ts';
import { excerpt } from '#content/text/plain-text.ts';
import { tokens as designTokens, type Tokens } from '#tokens/resolve-tokens.ts';
import { buildIconSvg } from '#ui/site-icon/site-icon.ts';

export { heroBox };

export interface SharingPicture {
  readonly title: string;
  readonly studioName: string;
  /** True where a picture covers {@link heroBox} afterwards; else the rendering fills it itself. */
  readonly withHero: boolean;
  /** The values that the site is drawn with; by default the design's. */
  readonly tokens?: Tokens;
  /** Faces of the studio's own fonts. */
  readonly ownFonts?: readonly DrawnFace[];
}

const { width, height } = sharingPictureSize;
/** In characters; more than the box holds, and far less than what would keep the layout engine busy. */
const longestTitle = 300;
/**
 * A page's sharing picture as SVG, with every letter as a path: the machine that renders it needs no fonts.
 * Characters that the typeface does not have are left out.
 */
export async function renderSharingPicture(asked: SharingPicture): Promise<string> {
  const picture = { ...asked, title: excerpt(asked.title, longestTitle) };
  const unknown = new Set<string>();
  const rendered = await render(picture, unknown);
  if (unknown.size === 0) return rendered;
  const known = (text: string) =>
    [...graphemes.segment(text)]
      .map(({ segment }) => (unknown.has(segment) ? ' ' : segment))
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
  const { title, studioName } = picture;
  return render({ ...picture, title: known(title), studioName: known(studioName) }, new Set());
}

const graphemes = new Intl.Segmenter(defaultLanguage, { granularity: 'grapheme' });

async function render(picture: SharingPicture, unknown: Set<string>): Promise<string> {
  const size = await largestSize(picture);
  const { tokens = designTokens } = picture;
  return satori(<Card {...picture} tokens={tokens} titleStyle={titleStyle(size, tokens)} />, {
    width,
    height,
    fonts: await fontsOf(picture),
    loadAdditionalAsset: async (_script, text) => {
      for (const { segment } of graphemes.segment(text)) unknown.add(segment);
      return [];
    },
  });
}

/** The largest size at which the whole title fits its box without breaking a word; undefined when none is. */
async function largestSize(picture: SharingPicture): Promise<number | undefined> {
  for (const { size, room } of titleSizesFor(picture.title)) {
    if ((await heightOf(picture, size)) <= room) return size;
  }
  return undefined;
}

/** Laid out alone in a picture as high as its content, of which the layout engine tells the height. */
async function heightOf(picture: SharingPicture, size: number): Promise<number> {
  const { title, tokens = designTokens } = picture;
  const rendered = await satori(<div style={titleStyle(size, tokens)}>{title}</div>, {
    width: titleBox.width,
    fonts: await fontsOf(picture),
  });
  return Number(/ height="([\d.]+)"/.exec(rendered)?.[1]);
}

/** Without a size that fits: the smallest, long words broken, and an ellipsis where the box ends. */
function titleStyle(size: number | undefined, { font, tracking }: Tokens): CSSProperties {
  const fontSize = size ?? smallestTitle;
  const lines = Math.floor(titleBox.height / (fontSize * titleLeading));
  return {
    display: 'block',
    fontSize,
    fontWeight: 600,
    lineHeight: titleLeading,
    fontFamily: familiesIn(font.heading),
    letterSpacing: tracking.tight,
    // Balancing and clamping do not go together: the engine would narrow the text until it is cut off.
    ...(size === undefined ? { wordBreak: 'break-word', lineClamp: lines } : { textWrap: 'balance' }),
  };
}

interface CardProps extends SharingPicture {
  readonly tokens: Tokens;
  readonly titleStyle: CSSProperties;
}

/** Two panels: words on paper, the hero beside them. Always light: networks show it on white and on black. */
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
        fontFamily: familiesIn(tokens.font.text),
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
            src={iconOf(tokens)}
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

/** Where there is no hero: the case of the icon, seen from close by. */
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

const iconOf = (tokens: Tokens) => `data:image/svg+xml,${encodeURIComponent(buildIconSvg(tokens))}`;

/** A face of a font as plain TrueType, OpenType or WOFF. */
export interface DrawnFace {
  readonly family: string;
  readonly weight: 500 | 600;
  readonly bytes: Uint8Array;
}

/** Families of a token, with the design's own last: it has the letters that others lack. */
function familiesIn(names: string): string {
  return [...namesIn(names), ...ownFamilies].join(', ');
}

function namesIn(names: string): string[] {
  return [...names.matchAll(/"([^"]+)"/g)].flatMap(([, name]) => name ?? []);
}

const ownFamilies = ['Instrument Sans', 'Instrument Sans Extended'];

/** The faces that a picture is drawn with. Those of the presets are loaded when somebody has chosen them. */
async function fontsOf({
  tokens = designTokens,
  ownFonts = [],
}: SharingPicture): Promise<SatoriOptions['fonts']> {
  const named = [...new Set(Object.values(tokens.font).flatMap(namesIn))];
  const loaded = await Promise.all(
    named.flatMap((name) =>
      drawnWeights.map(async (weight) => {
        const file = drawnFiles[`../fonts/${name.toLowerCase().replaceAll(' ', '-')}-${weight}.woff`];
        return file ? [font(name, weight, await file())] : [];
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

const font = (name: string, weight: 500 | 600, dataUrl: string): SatoriOptions['fonts'][number] => ({
  name,
  weight,
  style: 'normal',
  data: Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (byte) => byte.charCodeAt(0)).buffer,
});

const fonts = [
  font('Instrument Sans', 500, medium),
  font('Instrument Sans', 600, strong),
  font('Instrument Sans Extended', 500, mediumExtended),
  font('Instrument Sans Extended', 600, strongExtended),
];
