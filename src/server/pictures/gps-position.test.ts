import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { writeHeic } from '../../../tests/support/write-heic.ts';
import { placeIn } from './gps-position.ts';
import { inspectHeic } from './inspect-heic.ts';
import { inspectPicture } from './inspect-picture.ts';

const formats = ['jpeg', 'png', 'webp', 'avif'] as const;
const picture = () => sharp({ create: { width: 20, height: 10, channels: 3, background: '#88aacc' } });
const atHome = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1' } };
/** GPS entries without a position, as cameras without a receiver write them. */
const nowhere = { IFD0: { Artist: 'Noor' }, IFD3: { GPSLatitudeRef: 'N' } };

const writeExif = async (exif: object) =>
  (await sharp(await picture().jpeg().withExif(exif).toBuffer()).metadata()).exif ?? Buffer.alloc(0);

describe.each(formats)('a %s', (format) => {
  const taken = (exif: object) => picture().toFormat(format).withExif(exif).toBuffer();

  it('with a GPS position is recognised, and loses the position', async () => {
    const { place, stripped } = await inspectPicture(await taken(atHome));
    expect([place, placeIn(stripped ?? Buffer.alloc(0))]).toEqual([true, false]);
  });

  it('with an author but no GPS position is not reported as having a position', async () => {
    expect((await inspectPicture(await taken(nowhere))).place).toBe(false);
    expect((await inspectPicture(await picture().toFormat(format).toBuffer())).place).toBe(false);
  });
});

it('a GPS position in XMP is recognised', async () => {
  const xmp =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="52,22N"/></rdf:RDF></x:xmpmeta>';
  expect((await inspectPicture(await picture().jpeg().withXmp(xmp).toBuffer())).place).toBe(true);
});

it('a GPS position in a HEIC image is recognised before it becomes a JPEG', async () => {
  const heic = async (exif: object) => writeHeic({ exif: await writeExif(exif) });
  expect((await inspectHeic(await heic(atHome))).place).toBe(true);
  expect((await inspectHeic(await heic(nowhere))).place).toBe(false);
});

it('placeIn returns an answer for any bytes, even after an EXIF header', () => {
  const mark = fc.constantFrom(Buffer.from('II*\0'), Buffer.from('MM\0*'));
  const part = fc
    .tuple(mark, fc.uint8Array({ maxLength: 60 }))
    .map(([head, rest]) => Buffer.concat([head, rest]));
  fc.assert(fc.property(fc.array(part), (parts) => typeof placeIn(Buffer.concat(parts)) === 'boolean'));
});
