import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { getResolvedTokens } from '#tokens/resolve-tokens.ts';
import { heroBox, renderSharingPicture } from './sharing-picture.tsx';

const parser = new new JSDOM('').window.DOMParser();

async function render(title: string, studioName = 'Studio', withHero = true): Promise<Buffer> {
  const svg = await renderSharingPicture({ title, studioName, withHero });
  const document = parser.parseFromString(svg, 'application/xml');
  expect(document.getElementsByTagName('parsererror')).toHaveLength(0);
  // Letters are paths, so that it renders without installed fonts.
  expect(document.getElementsByTagName('text')).toHaveLength(0);
  return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).png().toBuffer();
}

/**
 * Finds the bounding box of everything darker than paper in a part of the picture; undefined if there is
 * nothing.
 */
async function inkIn(picture: Buffer, part: { left: number; top: number; width: number; height: number }) {
  const { data, info } = await sharp(picture)
    .extract(part)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dark = [...data.keys()].filter((index) => (data[index] ?? 255) < 128);
  if (dark.length === 0) return undefined;
  const columns = dark.map((index) => index % info.width);
  const rows = dark.map((index) => Math.floor(index / info.width));
  const [left, right] = columns.reduce(
    ([low, high], at) => [Math.min(low, at), Math.max(high, at)],
    [Infinity, 0],
  );
  const [top, bottom] = rows.reduce(
    ([low, high], at) => [Math.min(low, at), Math.max(high, at)],
    [Infinity, 0],
  );
  return { left: part.left + left, right: part.left + right, top: part.top + top, bottom: part.top + bottom };
}

/** The area below the studio's name. */
const titlePart = { left: 0, top: 150, width: heroBox.left, height: 480 };

const hundred =
  'Over hoe een klein theater in een middag zijn checklijsten van papier naar tablet bracht en hoe dat ging';

describe('a sharing image', () => {
  it.each([
    ['a short title', 'Werk'],
    ['one of a hundred characters', hundred],
    ['one word of a hundred characters', 'x'.repeat(100)],
    ['a long Dutch word', 'Arbeidsongeschiktheidsverzekeringsmaatschappij'],
    ['one that fits no picture', `${hundred} ${hundred} ${hundred}`],
    ['one of thousands of characters', 'lang '.repeat(2000).trim()],
  ])('keeps %s inside its panel', async (_name, title) => {
    const ink = await inkIn(await render(title), titlePart);
    expect(ink).toBeDefined();
    expect(ink?.left).toBeGreaterThanOrEqual(50);
    expect(ink?.right).toBeLessThanOrEqual(heroBox.left - 50);
    expect(ink?.bottom).toBeLessThanOrEqual(630 - 50);
    expect(ink?.top).toBeGreaterThan(160);
  });

  it('shows a short title larger than a long word', async () => {
    const measureHeight = async (title: string) => {
      const ink = await inkIn(await render(title), titlePart);
      return (ink?.bottom ?? 0) - (ink?.top ?? 0);
    };
    expect(await measureHeight('Werk')).toBeGreaterThan(60);
    expect(await measureHeight('Werkvoorbereidersland')).toBeLessThan(50);
  });

  it('keeps a long studio name on two lines beside its logo', async () => {
    const name =
      'Bureau voor Digitaal Productontwerp en Onderzoek naar Menselijke Vergissingen te Amsterdam en omstreken';
    const ink = await inkIn(await render('', name.slice(0, 100)), {
      left: 0,
      top: 0,
      width: heroBox.left,
      height: 630,
    });
    expect(ink?.right).toBeLessThanOrEqual(heroBox.left - 50);
    expect(ink?.bottom).toBeLessThan(150);
  });

  it('fills the image panel with a colour if there is no hero', async () => {
    const panel = { left: heroBox.left, top: 0, width: heroBox.width, height: heroBox.height };
    const mean = async (withHero: boolean) => {
      const part = await sharp(await render('Werk', 'Studio', withHero))
        .extract(panel)
        .toBuffer();
      return (await sharp(part).stats()).channels[1]?.mean ?? 0;
    };
    expect(await mean(false)).toBeLessThan((await mean(true)) - 10);
  });

  it('omits characters that the typeface lacks, and keeps those of other Latin languages', async () => {
    const plain = await render('Łódź');
    expect((await render('Łódź 日本')).equals(plain)).toBe(true);
    expect((await render('Łódź 🎉')).equals(plain)).toBe(true);
    expect((await render('Lodz')).equals(plain)).toBe(false);
    expect(await inkIn(await render('日本'), titlePart)).toBeUndefined();
  });
});

it.each(['Newsreader', 'Hanken Grotesk', 'Nunito', 'Archivo', 'Literata', 'Bricolage Grotesque'])(
  'a sharing image uses %s if the studio chose it for headings',
  async (family) => {
    const asked = { title: 'Een app die de stad leesbaar maakt', studioName: 'Studio', withHero: true };
    const svg = await renderSharingPicture({
      ...asked,
      tokens: getResolvedTokens({ 'font.heading': { value: [family] } }),
    });
    expect(svg).not.toBe(await renderSharingPicture(asked));
    expect(svg).toMatch(/^<svg/);
  },
);
