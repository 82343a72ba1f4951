import sharp from 'sharp';
import { faviconSvg, iconSvg, maskableIconSvg, squareIconSvg } from '#site/render.tsx';

interface IconFile {
  readonly type: string;
  readonly draw: () => Promise<Buffer>;
}

const png = (svg: string, side: number): IconFile => ({
  type: 'image/png',
  draw: () => rasterize(svg, side),
});

/** Every icon by its address, all of one drawing. */
export const iconFiles: Readonly<Record<string, IconFile>> = {
  '/favicon.svg': { type: 'image/svg+xml', draw: async () => Buffer.from(faviconSvg()) },
  '/favicon.ico': { type: 'image/x-icon', draw: drawIco },
  '/apple-touch-icon.png': png(squareIconSvg(), 180),
  '/icon-192.png': png(iconSvg(), 192),
  '/icon-512.png': png(iconSvg(), 512),
  '/icon-maskable-512.png': png(maskableIconSvg(), 512),
};

/** Pixels per inch at which one unit of the drawing is one pixel. */
const unitDensity = 72;
const units = 32;

function rasterize(svg: string, side: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (unitDensity * side) / units })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

const icoSides = [16, 32, 48];
const icoHead = 6;
const icoEntry = 16;

/** An ICO file that holds PNGs: a directory of sizes and offsets, then the pictures, all little-endian. */
async function drawIco(): Promise<Buffer> {
  const pictures = await Promise.all(icoSides.map((side) => rasterize(iconSvg(), side)));
  const directory = Buffer.alloc(icoHead + icoEntry * pictures.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  for (const [index, picture] of pictures.entries()) {
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
  return Buffer.concat([directory, ...pictures]);
}
