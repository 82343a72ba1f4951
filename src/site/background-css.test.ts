import { describe, expect, it } from 'vitest';
import {
  type BackgroundSettings,
  type DynamicBackgroundSettings,
  defaultBackground,
  dynamicBackgroundSettingsSchema,
} from '#content/look/background.ts';
import { tokens } from '#tokens/resolve-tokens.ts';
import { fc } from '../../tests/support/properties.ts';
import { buildBackgroundCss, computeBackgroundRange, findPaperColors } from './background-css.ts';

const still = (backgroundSettings: BackgroundSettings) =>
  buildBackgroundCss({ ...defaultBackground, backgroundSettings }, tokens.color);
const settings = (change: Partial<DynamicBackgroundSettings>): DynamicBackgroundSettings => ({
  ...defaultBackground.dynamicBackgroundSettings,
  enabled: true,
  ...change,
});
const moving = (change: Partial<DynamicBackgroundSettings>) =>
  buildBackgroundCss({ ...defaultBackground, dynamicBackgroundSettings: settings(change) }, tokens.color);

describe('the background of a page', () => {
  it('needs no CSS if no colour is set', () => {
    expect(buildBackgroundCss(defaultBackground, tokens.color)).toBe('');
    expect(still({ backgroundColorLight: '', backgroundColorDark: '' })).toBe('');
  });

  it('has a colour per theme, with the theme’s paper colour as the default', () => {
    expect(still({ backgroundColorLight: '#fff', backgroundColorDark: '#111' })).toBe(
      'body{background:var(--light,#fff)var(--dark,#111)}',
    );
    expect(still({ backgroundColorDark: '#111' })).toBe(
      'body{background:var(--light,var(--color-paper))var(--dark,#111)}',
    );
  });
});

describe('a background that changes on scroll', () => {
  it('fades from the first colour to the last on its own layer', () => {
    const css = moving({
      type: 'scroll-color-transition',
      startColorLight: '#fff',
      startColorDark: '#000',
      endColorLight: '#eef',
      endColorDark: '#012',
    });
    expect(css).toContain('body{background:var(--light,#fff)var(--dark,#000)}');
    expect(css).toContain('background:var(--light,#eef)var(--dark,#012);opacity:0}');
    expect(css).toContain('{to{opacity:1}}');
  });

  it('fades a colour in over the paper', () => {
    const css = moving({ type: 'scroll-opacity', opacityBackgroundLight: '#eef' });
    expect(css).not.toContain('body{background');
    expect(css).toContain('background:var(--light,#eef)var(--dark,var(--color-paper));opacity:0}');
    expect(css).toContain('{to{opacity:1}}');
  });

  it('rotates the hue by 360 degrees', () => {
    const css = moving({ type: 'scroll-hue-rotation', hueBackgroundLight: '#fde' });
    expect(css).toContain('{to{filter:hue-rotate(360deg)}}');
    expect(css).not.toContain('opacity');
  });

  it('uses a CSS scroll timeline with its range and easing, unless visitors prefer reduced motion', () => {
    const css = moving({
      endColorLight: '#eef',
      scrollRange: { start: 10, end: 90 },
      easing: 'ease-in-out',
    });
    expect(css).toContain('1s ease-in-out both paused');
    expect(css).toContain('animation-timeline:scroll(root);animation-range:10% 90%');
    expect(css.indexOf('prefers-reduced-motion:no-preference')).toBeLessThan(
      css.indexOf('animation:page-background'),
    );
  });

  it('animates only opacity or filter, which need no layout or repaint', () => {
    for (const type of ['scroll-color-transition', 'scroll-opacity', 'scroll-hue-rotation'] as const) {
      const colors = { endColorLight: '#eef', opacityBackgroundLight: '#eef', hueBackgroundLight: '#eef' };
      const [, animated] = /@keyframes [\w-]+\{to\{([a-z-]+):/.exec(moving({ type, ...colors })) ?? [];
      expect(['opacity', 'filter']).toContain(animated);
    }
  });

  it('has no CSS if it is disabled or has no colour to change to', () => {
    expect(moving({ enabled: false, endColorLight: '#eef' })).toBe('');
    expect(moving({ startColorLight: '#fff' })).toBe('');
    expect(computeBackgroundRange(settings({}))).toBeUndefined();
  });

  it('has an end after its start, whatever is stored', () => {
    const range = (start: number, end: number) =>
      computeBackgroundRange(settings({ endColorLight: '#eef', scrollRange: { start, end } }));
    expect(range(0, 100)).toEqual([0, 100]);
    expect(range(80, 20)).toEqual([80, 81]);
    expect(range(100, 100)).toEqual([99, 100]);
  });

  it('starts with the static background colour if it has no start colour', () => {
    const background = {
      backgroundSettings: { backgroundColorLight: '#fafafa' },
      dynamicBackgroundSettings: settings({ startColorDark: '#010101', endColorLight: '#eef' }),
    };
    expect(findPaperColors(background)).toEqual({ light: '#fafafa', dark: '#010101' });
  });
});

describe('the text colours on a background', () => {
  it('stay the theme’s own if they have enough contrast', () => {
    expect(still({ backgroundColorLight: '#fff', backgroundColorDark: '#111' })).not.toContain(
      'color-scheme',
    );
    expect(moving({ endColorLight: '#fff', endColorDark: '#111' })).not.toContain('color-scheme');
  });

  it('come from the other colour scheme in a theme where contrast requires it, even without JavaScript', () => {
    const css = still({ backgroundColorLight: '#101010' });
    expect(css).toContain(':root[data-theme=light]{color-scheme:dark;');
    expect(css).toContain('@media(prefers-color-scheme:light){:root:not([data-theme]){color-scheme:dark;');
    expect(css).toContain(':root[data-theme=light] body{background:#101010}');
    expect(css).not.toContain('data-theme=dark');
  });

  it('resolve a token to its value in the theme', () => {
    expect(still({ backgroundColorLight: 'var(--color-ink)' })).toContain(
      `:root[data-theme=light] body{background:${tokens.color.ink.light}}`,
    );
  });

  it('change on the timeline of the background, except with reduced motion', () => {
    const css = moving({
      startColorLight: '#fff',
      endColorLight: '#101010',
      scrollRange: { start: 20, end: 80 },
    });
    const [, light] = css.split('@keyframes page-background-inks-light');
    expect(light).toContain('animation-timeline:scroll(root);animation-range:20% 80%');
    expect(light).toContain('prefers-reduced-motion:no-preference');
    expect(css).not.toContain('inks-dark');
  });
});

it('buildBackgroundCss outputs no injected CSS, only colours', () => {
  const nasty = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'red}body{display:none',
      '#fff;content:"x"',
      'url(//x)',
      '</style><script>',
      '#fff/*',
      'a\\b',
    ),
  );
  fc.assert(
    fc.property(
      nasty,
      nasty,
      fc.constantFrom('scroll-color-transition', 'scroll-opacity', 'scroll-hue-rotation'),
      (one, other, type) => {
        const css = buildBackgroundCss(
          {
            backgroundSettings: { backgroundColorLight: one, backgroundColorDark: other },
            dynamicBackgroundSettings: settings({
              type: type as DynamicBackgroundSettings['type'],
              startColorDark: one,
              endColorLight: one,
              endColorDark: other,
              opacityBackgroundLight: other,
              hueBackgroundDark: one,
            }),
          },
          tokens.color,
        );
        expect(css.replaceAll('content:""', '')).not.toMatch(/[<>"'\\]|\/\*|url|display/);
        expect(css.split('{').length).toBe(css.split('}').length);
      },
    ),
  );
});

it('the settings schema rejects unknown easings and types, and invalid ranges and colours', () => {
  const issuey = [
    { easing: 'steps(4);}' },
    { type: 'scroll-spin' },
    { scrollRange: { start: -1, end: 100 } },
    { scrollRange: { start: 0, end: 101 } },
    { endColorLight: 'red}' },
  ];
  for (const settings of issuey)
    expect(dynamicBackgroundSettingsSchema.safeParse(settings).success).toBe(false);
});
