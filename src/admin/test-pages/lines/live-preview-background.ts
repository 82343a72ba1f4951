import { type DynamicBackgroundSettings, dynamicBackgroundSettingsSchema } from '#content/look/background.ts';
import { type Theme, themes } from '#tokens/light-dark.ts';
import { compare } from './line.ts';
import type { TestFrame } from './test-frame.ts';
import { createTextBlock, type TestLines } from './test-lines.ts';

const long = Array.from({ length: 40 }, (_, index) =>
  createTextBlock(`t${index}`, `Paragraph ${index + 1}, so that the page is long enough to scroll.`),
);

type Rgb = readonly [number, number, number];

const start: Readonly<Record<Theme, Rgb>> = { light: [255, 240, 220], dark: [60, 20, 0] };
const end: Readonly<Record<Theme, Rgb>> = { light: [220, 240, 255], dark: [0, 20, 60] };
const hex = (color: Rgb) => `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
const rgb = (color: Rgb) => `rgb(${color.join(', ')})`;
const mixColors = (one: Rgb, other: Rgb, part: number) =>
  rgb(
    [0, 1, 2].map((at) => Math.round((one[at] ?? 0) * (1 - part) + (other[at] ?? 0) * part)) as never as Rgb,
  );

interface Kind {
  readonly settings: Partial<DynamicBackgroundSettings>;
  readonly expected: (theme: Theme, part: number) => string;
  readonly measure: (frame: TestFrame) => string;
}

const kinds: Readonly<Record<DynamicBackgroundSettings['type'], Kind>> = {
  'scroll-color-transition': {
    settings: {
      startColorLight: hex(start.light),
      startColorDark: hex(start.dark),
      endColorLight: hex(end.light),
      endColorDark: hex(end.dark),
    },
    expected: (theme, part) => mixColors(start[theme], end[theme], part),
    measure: (frame) =>
      mixColors(
        parseChannels(frame.style('body', 'background-color')),
        parseChannels(frame.style('body', 'background-color', '::before')),
        // Rounded, since the scroll position may be a fraction of a pixel off the middle of the page.
        Math.round(Number(frame.style('body', 'opacity', '::before')) * 100) / 100,
      ),
  },
  'scroll-opacity': {
    settings: { opacityBackgroundLight: hex(end.light), opacityBackgroundDark: hex(end.dark) },
    expected: (theme, part) => `${rgb(end[theme])} at ${part * 100}%`,
    measure: (frame) =>
      `${frame.style('body', 'background-color', '::before')} at ${Math.round(Number(frame.style('body', 'opacity', '::before')) * 100)}%`,
  },
  'scroll-hue-rotation': {
    settings: { hueBackgroundLight: hex(start.light), hueBackgroundDark: hex(start.dark) },
    expected: (theme, part) => `${rgb(start[theme])} turned ${part * 360}°`,
    measure: (frame) =>
      `${frame.style('body', 'background-color', '::before')} turned ${parseDegrees(frame.style('body', 'filter', '::before'))}°`,
  },
};

/**
 * Checks the three dynamic backgrounds and their colours at 0, 50 and 100 % of the page in both themes, and
 * that they stay fixed with reduced motion.
 */
export const checkLines: TestLines = async function* (frame) {
  const moves = !frame.window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  for (const [type, kind] of Object.entries(kinds)) {
    for (const theme of themes) {
      const dynamicBackgroundSettings = dynamicBackgroundSettingsSchema.parse({
        ...kind.settings,
        enabled: true,
        type,
      });
      frame.show(long, { dynamicBackgroundSettings }, theme);
      for (const part of [0, 0.5, 1]) {
        frame.scroll(part);
        const expected = kind.expected(theme, moves ? part : 0);
        yield await compare(`${type}, ${theme}, at ${part * 100}%`, expected, () => kind.measure(frame));
      }
    }
  }
};

function parseChannels(color: string): Rgb {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue];
}

function parseDegrees(filter: string): number {
  return Math.round(Number(/hue-rotate\(([\d.]+)deg\)/.exec(filter)?.[1] ?? 0));
}
