import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { fallbackFonts } from '#content/look/fallback-fonts.ts';
import { measureFont } from './measure-font.ts';
import { unpackFont } from './unpack-font.ts';

const require = createRequire(import.meta.url);
const fontsource = (name: string, weight: number) =>
  `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`;
const dejavu = (name: string) => `dejavu-fonts-ttf/ttf/DejaVu${name}.ttf`;

/** Font files of the fallbacks, or of fonts with the same metrics, in order of weight. */
const files: Readonly<Record<string, readonly string[]>> = {
  'sans-serif Arial': [fontsource('arimo', 400), fontsource('arimo', 700)],
  'sans-serif Roboto': [400, 500, 700].map((weight) => fontsource('roboto', weight)),
  'sans-serif DejaVu': [dejavu('Sans'), dejavu('Sans-Bold')],
  'serif Times': [fontsource('tinos', 400), fontsource('tinos', 700)],
  'serif Noto': [fontsource('noto-serif', 400), fontsource('noto-serif', 700)],
  'serif DejaVu': [dejavu('Serif'), dejavu('Serif-Bold')],
  'monospace DejaVu': [dejavu('SansMono'), dejavu('SansMono-Bold')],
};

it.each(Object.entries(files))(
  'the widths of the fallback font %s match its font files',
  async (name, paths) => {
    const [category, family] = name.split(' ');
    const standIn = fallbackFonts[category as keyof typeof fallbackFonts].find(
      (each) => each.name === family,
    );
    const measured = await Promise.all(
      paths.map(async (path) => {
        const plain = await unpackFont(readFileSync(require.resolve(path)));
        return Math.round(measureFont(plain).widthAt(400) * 100_000) / 100_000;
      }),
    );
    expect(standIn?.faces.map(({ width }) => width)).toEqual(measured);
  },
);
