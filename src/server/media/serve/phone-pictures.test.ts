import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Media } from '#api/endpoints/media.ts';
import { readBearer } from '../../../../tests/support/identity-test-app.ts';
import {
  createPageShowing,
  createPicture,
  type MediaApp,
  openMediaApp,
  upload,
} from '../../../../tests/support/media-test-app.ts';
import { type HeicPicture, type Rgb, writeHeic } from '../../../../tests/support/write-heic.ts';

const [red, green, blue, white]: readonly Rgb[] = [
  [220, 20, 20],
  [20, 200, 20],
  [20, 20, 220],
  [255, 255, 255],
];
const size = { width: 64, height: 48 };
/** A colour per corner: red and green above, blue and white below. */
const corners = (x: number, y: number): Rgb =>
  (y < size.height / 2 ? (x < size.width / 2 ? red : green) : x < size.width / 2 ? blue : white) ?? [0, 0, 0];

let app: MediaApp;
let owner: { authorization: string };
beforeEach(async () => {
  app = await openMediaApp();
  owner = readBearer(await app.signIn());
});
afterEach(() => app.close());

async function post<T = Media>(path: string, bytes: Buffer, name = 'IMG_0412.HEIC') {
  const { payload, headers } = upload(bytes, name);
  const url = `/api/admin/media${path}`;
  const answer = await app.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...owner } });
  return { status: answer.statusCode, body: answer.json<T & { message?: string }>() };
}
const send = (heic: HeicPicture, name?: string) => post('', writeHeic({ ...size, ...heic }), name);

/** Fetches a file as a visitor. */
async function served({ url }: Media, query = ''): Promise<Buffer> {
  await createPageShowing(app.storage, `page-${query}`, url);
  return (await app.get(`${url}${query}`)).rawPayload;
}

/** Reads the four corners of the stored image, row by row, in sRGB. */
async function readCorners(bytes: Buffer): Promise<(readonly number[])[]> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
  ];
  const [right, bottom] = [info.width - 6, info.height - 6];
  return [at(5, 5), at(right, 5), at(5, bottom), at(right, bottom)];
}

/** Compares colours with a tolerance for JPEG and colour conversion. */
const near = (...colors: readonly (Rgb | undefined)[]) =>
  colors.map((color) => color?.map((value) => expect.toSatisfy((is: number) => Math.abs(is - value) <= 12)));

/** The Display P3 profile as the encoder embeds it. */
const profileOfP3 = async () => {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#808080' } });
  const { icc } = await sharp(await pixel.withIccProfile('p3').jpeg().toBuffer()).metadata();
  if (!icc) throw new Error('There is no profile.');
  return icc;
};

describe('a HEIC image from a phone', () => {
  it('becomes a JPEG with the same name, which visitors get in other sizes too', async () => {
    const { status, body } = await send({ colorAt: corners });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...size, name: 'IMG_0412.jpg', mimeType: 'image/jpeg', animated: false });
    expect(body.url).toMatch(/\/img-0412\.jpg$/);
    const kept = await served(body);
    expect((await sharp(kept).metadata()).format).toBe('jpeg');
    expect(kept).toHaveLength(body.size);
    expect(await readCorners(kept)).toEqual(near(red, green, blue, white));
    expect(await readCorners(await served(body, '?w=640&f=webp'))).toEqual(near(red, green, blue, white));
  });

  it.each([
    ['a quarter to the left', { turn: 1 }, [48, 64], [green, white, red, blue]],
    ['upside down', { turn: 2 }, [64, 48], [white, blue, green, red]],
    ['a quarter to the right', { turn: 3 }, [48, 64], [blue, red, white, green]],
    ['left to right', { mirror: 1 }, [64, 48], [green, red, white, blue]],
  ] as const)(
    'is rotated or mirrored as its metadata says: %s',
    async (_name, how, [width, height], expected) => {
      const { body } = await send({ colorAt: corners, ...how });
      expect(body).toMatchObject({ width, height });
      expect(await readCorners(await served(body))).toEqual(near(...expected));
    },
  );

  it('becomes one image from many tiles, without its metadata', async () => {
    const { body } = await send({
      colorAt: () => red ?? [0, 0, 0],
      tiles: { columns: 3, rows: 2 },
      exif: Buffer.from('MM\0*Taken by Somebody at 52.37 N'),
      beside: { says: 'gain', lightAt: () => 90 },
    });
    expect(body).toMatchObject({ width: 192, height: 96 });
    const kept = await served(body);
    expect(await readCorners(kept)).toEqual(near(red, red, red, red));
    expect(kept.includes('Somebody')).toBe(false);
    const { exif, xmp, iptc, orientation } = await sharp(kept).metadata();
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it.each([
    ['a profile', async () => ({ profile: await profileOfP3() })],
    ['numbers', () => ({ colors: { primaries: 12, transfer: 13 } })],
  ])('keeps wide-gamut colours declared by %s, and converts them to sRGB in variants', async (_name, how) => {
    const colorAt = () => [180, 90, 60] as const;
    const { body } = await send({ colorAt, ...(await how()) });
    const kept = await served(body);
    expect((await sharp(kept).metadata()).icc).toEqual(await profileOfP3());
    // The same numbers mean a stronger red in P3.
    const [shown] = await readCorners(await served(body, '?w=640&f=webp'));
    expect(shown?.[0]).toBeGreaterThan(188);
    expect(shown?.[1]).toBeLessThan(88);
  });

  it('becomes a PNG if it has transparency', async () => {
    const lightAt = (x: number) => (x < size.width / 2 ? 0 : 255);
    const { body } = await send({ beside: { says: 'alpha', lightAt }, profile: await profileOfP3() });
    expect(body).toMatchObject({ ...size, name: 'IMG_0412.png', mimeType: 'image/png' });
    const kept = await served(body);
    const { data } = await sharp(kept).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([data[3], data[size.width * 4 - 1]]).toEqual([0, 255]);
    expect((await sharp(kept).metadata()).icc).toEqual(await profileOfP3());
  });

  it('keeps its colours when they are premultiplied by alpha', async () => {
    const { body } = await send({
      colorAt: () => [100, 50, 20],
      beside: { says: 'alpha', lightAt: () => 128, isPremultiplied: true },
    });
    const { data } = await sharp(await served(body))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 4)]).toEqual([...(near([199, 100, 40])[0] ?? []), 128]);
  });

  it('is one file when sent twice, or sent again as the JPEG it became', async () => {
    const { body } = await send({ colorAt: corners });
    expect((await send({ colorAt: corners }, 'Nog eens.heic')).body.id).toBe(body.id);
    expect((await post('', await served(body), 'terug.jpg')).body.id).toBe(body.id);
  });

  it('replaces another image', async () => {
    const before = (await post('', await createPicture('png', 40, 30), 'foto.png')).body;
    const { status, body } = await post(`/${before.id}/content`, writeHeic({ ...size, colorAt: corners }));
    expect([status, body.id, body.name]).toEqual([200, before.id, 'foto.png']);
    expect(body).toMatchObject({ ...size, mimeType: 'image/jpeg' });
    expect(await readCorners(await served(body))).toEqual(near(red, green, blue, white));
  });

  it.each([
    ['in PQ', { primaries: 9, transfer: 16 }],
    ['in HLG', { primaries: 12, transfer: 18 }],
  ])('is rejected if it is for HDR screens only: %s', async (_name, colors) => {
    const { status, body } = await send({ colors });
    expect([status, body.message]).toEqual([
      415,
      'This image is for HDR screens only and would look pale on others. Save or export it as JPEG.',
    ]);
  });

  it('has the size limit of images, not of videos', async () => {
    const { status, body } = await post('', Buffer.concat([writeHeic(), Buffer.alloc(26 * 1024 * 1024)]));
    expect([status, body.message]).toEqual([413, 'An image can have at most 25 MB.']);
  });
});

it('an AVIF stays an AVIF, although its first box names a brand that HEIC also has', async () => {
  const bytes = await createPicture('avif', 64, 48);
  expect(bytes.subarray(0, 40).toString('latin1')).toContain('mif1');
  expect((await post('', bytes)).body).toMatchObject({ name: 'IMG_0412.HEIC', mimeType: 'image/avif' });
});
