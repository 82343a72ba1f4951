import type { IconForm } from '#content/media/favicon.ts';
import type { Pictures } from '#server/pictures/pictures.ts';
import { faviconSvg, getThemeColors, iconSvg, maskableIconSvg, squareIconSvg } from '#site/render.tsx';
import type { Tokens } from '#tokens/resolve-tokens.ts';
import type { FaviconPicture, OwnFavicon } from './own-favicon.ts';

/** Source of the icons. */
interface IconSource {
  readonly pictures: Pictures;
  readonly tokens: Tokens;
  /** The studio's own icon; undefined for the default one. */
  readonly own: OwnFavicon | undefined;
}

interface IconFile {
  readonly type: string;
  readonly render: (source: IconSource) => Promise<Buffer>;
}

const createPngIcon = (form: IconForm | 'bare', side: number): IconFile => ({
  type: 'image/png',
  render: (source) => rasterize(source, form, side),
});

/** All icons by URL, from one source. */
export const iconFiles: Readonly<Record<string, IconFile>> = {
  '/favicon.svg': { type: 'image/svg+xml', render: renderSvg },
  '/favicon.ico': { type: 'image/x-icon', render: renderIco },
  '/apple-touch-icon.png': createPngIcon('touch', 180),
  '/icon-192.png': createPngIcon('bare', 192),
  '/icon-512.png': createPngIcon('bare', 512),
  '/icon-maskable-512.png': createPngIcon('maskable', 512),
};

const units = 32;
const drawings = { bare: iconSvg, touch: squareIconSvg, maskable: maskableIconSvg } as const;

/** Also used for a studio's icon on a light background: most places that show the picture are light. */
function rasterize(
  { pictures, tokens, own }: IconSource,
  form: IconForm | 'bare',
  side: number,
): Promise<Buffer> {
  if (own) return drawOwn(pictures, own.light, form, side, tokens);
  const job = { lane: 'icons', pixels: side * side };
  return pictures.now(job, (perform) => perform('rasterizeIcon', drawings[form](tokens), units, side));
}

function drawOwn(
  pictures: Pictures,
  { bytes, pixels }: FaviconPicture,
  form: IconForm | 'bare',
  side: number,
  tokens: Tokens,
): Promise<Buffer> {
  const job = { lane: 'icons', pixels: pixels + side * side };
  return pictures.now(job, (perform) => perform('drawIcon', bytes, side, form, getThemeColors(tokens).light));
}

/** Side in pixels of pictures that are embedded rasterized: enough for every tab. */
const carriedSide = 192;
/** Maximum bytes of an SVG that is served as uploaded; a larger one is rasterized. */
const largestCarried = 30_000;

/**
 * A single SVG is served as uploaded, since it may contain its own theme query. Two pictures are combined
 * into one SVG that switches by theme.
 */
async function renderSvg(source: IconSource): Promise<Buffer> {
  const { own, tokens } = source;
  if (!own) return Buffer.from(faviconSvg(tokens));
  const { light, dark } = own;
  if (light === dark && light.isDrawing && light.bytes.length <= largestCarried) return light.bytes;
  const [onLight, onDark] = [
    await toDataUrl(source, light),
    light === dark ? '' : await toDataUrl(source, dark),
  ];
  const renderImage = (href: string, name: string) =>
    `<image class="${name}" width="64" height="64" href="${href}"/>`;
  const rules =
    onDark &&
    '.dark{display:none}@media(prefers-color-scheme:dark){.light{display:none}.dark{display:inline}}';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><style>${rules}</style>${renderImage(onLight, 'light')}${onDark && renderImage(onDark, 'dark')}</svg>`,
  );
}

async function toDataUrl({ pictures, tokens }: IconSource, picture: FaviconPicture): Promise<string> {
  const asItIs = picture.isDrawing && picture.bytes.length <= largestCarried;
  const [type, bytes] = asItIs
    ? ['image/svg+xml', picture.bytes]
    : ['image/png', await drawOwn(pictures, picture, 'bare', carriedSide, tokens)];
  return `data:${type};base64,${bytes.toString('base64')}`;
}

const icoSides = [16, 32, 48];
const icoHead = 6;
const icoEntry = 16;

/**
 * Builds an ICO file that holds PNGs: a directory of sizes and offsets, then the pictures, all little-endian.
 */
async function renderIco(source: IconSource): Promise<Buffer> {
  const rendered = await Promise.all(icoSides.map((side) => rasterize(source, 'bare', side)));
  const directory = Buffer.alloc(icoHead + icoEntry * rendered.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(rendered.length, 4);
  let offset = directory.length;
  for (const [index, picture] of rendered.entries()) {
    const at = icoHead + icoEntry * index;
    const side = icoSides[index] ?? 0;
    directory.writeUInt8(side, at);
    directory.writeUInt8(side, at + 1);
    directory.writeUInt16LE(1, at + 4);
    directory.writeUInt16LE(32, at + 6);
    directory.writeUInt32LE(picture.length, at + 8);
    directory.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  }
  return Buffer.concat([directory, ...rendered]);
}
