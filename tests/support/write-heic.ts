import { createHevcPicture, type Yuv } from './hevc-picture.ts';
import { writeBox, writeNumbers } from './write-mp4.ts';

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Content of a HEIC (ISO/IEC 23008-12) as phones write it: an image or tiles, and how to transform it. */
export interface HeicPicture {
  readonly brands?: readonly string[];
  /** Size of a tile in pixels: multiples of 16. */
  readonly width?: number;
  readonly height?: number;
  readonly colorAt?: (x: number, y: number) => Rgb;
  /** Number of tiles, which all show the same. By default the image has no tiles. */
  readonly tiles?: { readonly columns: number; readonly rows: number };
  /** Size that the file declares. By default the real one. */
  readonly says?: { readonly width: number; readonly height: number };
  /** Size of a tile that the codec declares. */
  readonly codecSays?: { readonly width: number; readonly height: number };
  /** Quarter turns to the left. */
  readonly turn?: 0 | 1 | 2 | 3;
  /** 0 mirrors it vertically, 1 horizontally. */
  readonly mirror?: 0 | 1;
  readonly profile?: Buffer;
  /** Colour primaries and transfer by their numbers (ITU-T H.273), for an image without a profile. */
  readonly colors?: { readonly primaries: number; readonly transfer: number };
  readonly exif?: Buffer;
  /** A second, grey image that belongs to the first one: its HDR gain map, or its alpha channel. */
  readonly beside?: {
    readonly says: 'gain' | 'alpha';
    readonly lightAt: (x: number, y: number) => number;
    /** The colours of the first image are premultiplied by the alpha channel. Not with tiles. */
    readonly isPremultiplied?: boolean;
  };
  /** Four-character code of the codec. */
  readonly codec?: string;
}

interface Item {
  readonly type: string;
  readonly data: Buffer;
  readonly properties: readonly (readonly [property: Buffer, essential: boolean])[];
  /** Reference to other items. */
  readonly refersTo?: { readonly as: string; readonly items: readonly number[] };
  readonly hidden?: boolean;
}

/** Types of the second image, as ISO/IEC 23008-12 and iPhones name them. */
const meanings = {
  gain: 'urn:com:apple:photo:2020:aux:hdrgainmap',
  alpha: 'urn:mpeg:hevc:2015:auxid:1',
};

export function writeHeic({
  brands = ['heic', 'mif1', 'heic'],
  width = 64,
  height = 48,
  colorAt = () => [200, 30, 60],
  tiles,
  says,
  codecSays,
  turn = 0,
  mirror,
  profile,
  colors,
  exif,
  beside,
  codec = 'hvc1',
}: HeicPicture = {}): Buffer {
  const tile = createHevcPicture(width, height, (x, y) => toYuv(colorAt(x, y)), codecSays);
  const { columns, rows } = tiles ?? { columns: 1, rows: 1 };
  const whole = says ?? { width: width * columns, height: height * rows };
  const config = writeBox('hvcC', writeConfiguration(tile.parameters));
  const coded = writeBox('colr', Buffer.from('nclx'), encodeColors(colors));
  const colorBoxes = profile ? [writeBox('colr', Buffer.from('prof'), profile), coded] : [coded];
  const look = [
    [writeBox('ispe', writeNumbers(0, whole.width, whole.height)), false],
    ...colorBoxes.map((color) => [color, false] as const),
    ...(turn > 0 ? [[writeBox('irot', Buffer.from([turn])), true] as const] : []),
    ...(mirror === undefined ? [] : [[writeBox('imir', Buffer.from([mirror])), true] as const]),
  ] as const;
  const items: Item[] = [];
  const add = (item: Item) => items.push(item);
  if (tiles) {
    const size = [writeBox('ispe', writeNumbers(0, width, height)), false] as const;
    const parts = Array.from({ length: columns * rows }, () =>
      add({ type: codec, data: tile.data, hidden: true, properties: [[config, true], size] }),
    );
    const plan = Buffer.concat([
      Buffer.from([0, 1, rows - 1, columns - 1]),
      writeNumbers(whole.width, whole.height),
    ]);
    add({ type: 'grid', data: plan, properties: look, refersTo: { as: 'dimg', items: parts } });
  } else {
    const refersTo = beside?.isPremultiplied ? { as: 'prem', items: [2] } : undefined;
    add({
      type: codec,
      data: tile.data,
      properties: [[config, true], ...look],
      ...(refersTo && { refersTo }),
    });
  }
  const primary = items.length;
  if (beside) {
    const grey = createHevcPicture(width, height, (x, y) => [beside.lightAt(x, y), 128, 128]);
    add({
      type: 'hvc1',
      data: grey.data,
      hidden: true,
      properties: [
        [writeBox('hvcC', writeConfiguration(grey.parameters)), true],
        [writeBox('ispe', writeNumbers(0, width, height)), false],
        [writeBox('auxC', writeNumbers(0), Buffer.from(`${meanings[beside.says]}\0`)), true],
      ],
      refersTo: { as: 'auxl', items: [primary] },
    });
  }
  if (exif) {
    add({
      type: 'Exif',
      data: Buffer.concat([writeNumbers(6), Buffer.from('Exif\0\0'), exif]),
      hidden: true,
      properties: [],
      refersTo: { as: 'cdsc', items: [primary] },
    });
  }
  return assemble(brands, items, primary);
}

/** Builds the file from its items. Equal data is stored once, such as that of equal tiles. */
function assemble(
  [major = 'heic', ...others]: readonly string[],
  items: readonly Item[],
  primary: number,
): Buffer {
  const type = writeBox('ftyp', Buffer.from(major), writeNumbers(0), Buffer.from(others.join('')));
  const distinct = [...new Set(items.map(({ data }) => data))];
  const properties = [...new Set(items.flatMap((item) => item.properties.map(([property]) => property)))];
  const writeMeta = (dataAt: number) =>
    writeBox(
      'meta',
      writeNumbers(0),
      writeBox('hdlr', writeNumbers(0, 0), Buffer.from('pict'), Buffer.alloc(13)),
      writeBox('pitm', writeNumbers(0), toUint16(primary)),
      writeBox('iloc', writeLocations(items, distinct, dataAt)),
      writeBox('iinf', writeNumbers(0), toUint16(items.length), ...items.map(writeInformation)),
      writeBox('iref', writeNumbers(0), ...items.flatMap(writeReference)),
      writeBox(
        'iprp',
        writeBox('ipco', ...properties),
        writeBox(
          'ipma',
          writeNumbers(0, items.length),
          ...items.map((item, index) => writeAssociation(item, index, properties)),
        ),
      ),
    );
  const before = type.length + writeMeta(0).length + 8;
  return Buffer.concat([type, writeMeta(before), writeBox('mdat', ...distinct)]);
}

function writeLocations(items: readonly Item[], distinct: readonly Buffer[], dataAt: number): Buffer {
  const findStart = (data: Buffer) =>
    distinct.slice(0, distinct.indexOf(data)).reduce((sum, { length }) => sum + length, dataAt);
  const rows = items.map(({ data }, index) =>
    Buffer.concat([
      toUint16(index + 1),
      toUint16(0),
      toUint16(1),
      writeNumbers(findStart(data), data.length),
    ]),
  );
  return Buffer.concat([writeNumbers(0), Buffer.from([0x44, 0]), toUint16(items.length), ...rows]);
}

function writeInformation({ type, hidden = false }: Item, index: number): Buffer {
  const head = writeNumbers(0x0200_0000 + (hidden ? 1 : 0));
  return writeBox('infe', head, toUint16(index + 1), toUint16(0), Buffer.from(type), Buffer.alloc(1));
}

function writeReference({ refersTo }: Item, index: number): Buffer[] {
  if (!refersTo) return [];
  const { as, items } = refersTo;
  return [writeBox(as, toUint16(index + 1), toUint16(items.length), ...items.map(toUint16))];
}

function writeAssociation(item: Item, index: number, all: readonly Buffer[]): Buffer {
  const entries = item.properties.map(
    ([property, essential]) => all.indexOf(property) + 1 + (essential ? 0x80 : 0),
  );
  return Buffer.concat([toUint16(index + 1), Buffer.from([entries.length, ...entries])]);
}

/** Builds the decoder configuration (ISO/IEC 14496-15, 8.3.3.1). */
function writeConfiguration(units: readonly Buffer[]): Buffer {
  const head = Buffer.from([
    1, 3, 0x70, 0, 0, 0, 0x90, 0, 0, 0, 0, 0, 186, 0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f,
  ]);
  const arrays = units.map((unit) =>
    Buffer.concat([Buffer.from([0x80 | ((unit[0] ?? 0) >> 1)]), toUint16(1), toUint16(unit.length), unit]),
  );
  return Buffer.concat([head, Buffer.from([units.length]), ...arrays]);
}

/** Encodes the colour space. By default it is sRGB in BT.601 and full range. */
function encodeColors({
  primaries = 1,
  transfer = 13,
}: Partial<NonNullable<HeicPicture['colors']>> = {}): Buffer {
  return Buffer.concat([toUint16(primaries), toUint16(transfer), toUint16(6), Buffer.from([0x80])]);
}

function toUint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

/** Converts a colour by BT.601, full range. */
function toYuv([red, green, blue]: Rgb): Yuv {
  const y = 0.299 * red + 0.587 * green + 0.114 * blue;
  const whole = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
  return [whole(y), whole(128 + (blue - y) / 1.772), whole(128 + (red - y) / 1.402)];
}
