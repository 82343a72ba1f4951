import type { Pictures } from '#server/pictures/pictures.ts';
import { faviconSvg, iconSvg, maskableIconSvg, squareIconSvg } from '#site/render.tsx';

interface IconFile {
  readonly type: string;
  readonly render: (pictures: Pictures) => Promise<Buffer>;
}

const png = (svg: string, side: number): IconFile => ({
  type: 'image/png',
  render: (pictures) => rasterize(pictures, svg, side),
});

/** Every icon by its address, all of one rendering. */
export const iconFiles: Readonly<Record<string, IconFile>> = {
  '/favicon.svg': { type: 'image/svg+xml', render: async () => Buffer.from(faviconSvg()) },
  '/favicon.ico': { type: 'image/x-icon', render: renderIco },
  '/apple-touch-icon.png': png(squareIconSvg(), 180),
  '/icon-192.png': png(iconSvg(), 192),
  '/icon-512.png': png(iconSvg(), 512),
  '/icon-maskable-512.png': png(maskableIconSvg(), 512),
};

const units = 32;

function rasterize(pictures: Pictures, svg: string, side: number): Promise<Buffer> {
  const job = { lane: 'icons', pixels: side * side };
  return pictures.now(job, (perform) => perform('rasterizeIcon', svg, units, side));
}

const icoSides = [16, 32, 48];
const icoHead = 6;
const icoEntry = 16;

/** An ICO file that holds PNGs: a directory of sizes and offsets, then the pictures, all little-endian. */
async function renderIco(pictures: Pictures): Promise<Buffer> {
  const rendered = await Promise.all(icoSides.map((side) => rasterize(pictures, iconSvg(), side)));
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
