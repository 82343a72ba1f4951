import { type Scheme, resolveThemeColor as tokenInTheme } from '#blocks/shared/surface.ts';
import { isColor } from '#content/fields/kinds.ts';
import type { DynamicBackgroundSettings, PageBackground } from '#content/look/background.ts';
import { changeRange, listColorSteps } from '#content/look/background-steps.ts';
import { formatLightDark, themeSwitches } from '#tokens/light-dark.ts';
import type { TokenColors } from '#tokens/resolve-tokens.ts';
import { computeInks, replacedInks, type Stretch } from './background-inks.ts';
import { createBackgroundPath, createStepsPath } from './background-path.ts';
import { buildStepsCss } from './background-steps-css.ts';
import { buildThemeRule } from './background-theme.ts';
import { backgroundAnimation } from './client/scroll-background.ts';
import { scrollTimelines } from './scroll-timeline.ts';

/**
 * Builds the CSS of a page's background: its own colour in both themes, and a fixed layer above it that
 * changes while the page scrolls.
 */
export function buildBackgroundCss(background: PageBackground, colors: TokenColors): string {
  const { light, dark } = findPaperColors(background);
  const paper = buildThemedColor(light, dark);
  const still = paper === undefined ? '' : `body{background:${paper}}`;
  const { dynamicBackgroundSettings } = background;
  const layer = hasSteps(dynamicBackgroundSettings)
    ? themes.map((theme) => buildThemeStepsCss(theme, dynamicBackgroundSettings, colors)).join('')
    : buildLayerCss(dynamicBackgroundSettings);
  return still + layer + buildInkCss(background, colors);
}

/** Finds the colours that a page begins with; undefined in a theme that keeps the paper colour. */
export function findPaperColors({ backgroundSettings, dynamicBackgroundSettings }: PageBackground): Colors {
  const layer = buildLayer(dynamicBackgroundSettings);
  const { backgroundColorLight, backgroundColorDark } = backgroundSettings;
  return {
    light: toValidColor(layer?.paper.light) ?? toValidColor(backgroundColorLight),
    dark: toValidColor(layer?.paper.dark) ?? toValidColor(backgroundColorDark),
  };
}

/**
 * Computes the scroll range over which the background changes, in percent of the page's length; undefined if
 * it does not change. The end is always greater than the start.
 */
export function computeBackgroundRange(
  settings: DynamicBackgroundSettings,
): readonly [number, number] | undefined {
  return buildLayer(settings) && changeRange(settings);
}

const themes: readonly Scheme[] = ['light', 'dark'];

interface Colors {
  readonly light: string | undefined;
  readonly dark: string | undefined;
}

interface Layer {
  /** Colours below the layer, which alone are visible before the change. */
  readonly paper: Colors;
  readonly color: Colors;
  /** Declarations at the start and at the end of the range. */
  readonly from: string;
  readonly to: string;
}

const nothing: Colors = { light: undefined, dark: undefined };

/**
 * Builds the fixed layer of a type. Only opacity or filter changes, the two properties that browsers animate
 * without layout or paint. Undefined without a colour in both themes.
 */
function buildLayer(settings: DynamicBackgroundSettings): Layer | undefined {
  if (!settings.enabled) return undefined;
  const { startColorLight, startColorDark, endColorLight, endColorDark } = settings;
  const { opacityBackgroundLight, opacityBackgroundDark, hueBackgroundLight, hueBackgroundDark } = settings;
  const fadesIn = { from: 'opacity:0', to: 'opacity:1' };
  const layers: Record<DynamicBackgroundSettings['type'], Layer> = {
    'scroll-color-transition': {
      paper: { light: startColorLight, dark: startColorDark },
      color: { light: endColorLight, dark: endColorDark },
      ...fadesIn,
    },
    'scroll-opacity': {
      paper: nothing,
      color: { light: opacityBackgroundLight, dark: opacityBackgroundDark },
      ...fadesIn,
    },
    'scroll-hue-rotation': {
      paper: nothing,
      color: { light: hueBackgroundLight, dark: hueBackgroundDark },
      from: '',
      to: 'filter:hue-rotate(360deg)' /* specified: up to 360 degrees over the scroll range */,
    },
  };
  const layer = layers[settings.type];
  const between = hasSteps(settings) ? (settings.colorSteps ?? []) : [];
  const shown = [layer.color.light, layer.color.dark].concat(
    between.flatMap(({ colorLight, colorDark }) => [colorLight, colorDark]),
  );
  return shown.some((color) => toValidColor(color) !== undefined) ? layer : undefined;
}

/** True if there are colours between the first and the last. */
function hasSteps({ enabled, type, colorSteps: between = [] }: DynamicBackgroundSettings): boolean {
  return enabled && type === 'scroll-color-transition' && between.length > 0;
}

/** Lists the colours of a background in a theme; the paper replaces missing ones. */
function listThemeSteps(theme: Scheme, settings: DynamicBackgroundSettings, colors: TokenColors): string[] {
  return listColorSteps(settings).map(
    ({ colorLight, colorDark }) =>
      resolveInTheme(theme === 'light' ? colorLight : colorDark, theme, colors) ?? colors.paper[theme],
  );
}

function buildThemeStepsCss(theme: Scheme, settings: DynamicBackgroundSettings, colors: TokenColors): string {
  const range = computeBackgroundRange(settings);
  if (!range) return '';
  const steps = listThemeSteps(theme, settings, colors);
  return buildStepsCss({ theme, easing: settings.easing, range, paper: colors.paper[theme], steps });
}

/**
 * Builds the layer and its animation. With reduced motion, in print and on a page too short to scroll it does
 * not move. `lvh` keeps it behind the collapsing address bar of phones.
 */
function buildLayerCss(settings: DynamicBackgroundSettings): string {
  const layer = buildLayer(settings);
  const color = layer && buildThemedColor(layer.color.light, layer.color.dark);
  const [start, end] = computeBackgroundRange(settings) ?? [];
  if (!layer || color === undefined) return '';
  const box = 'content:"";position:fixed;inset:0 0 auto;height:100lvh;z-index:-1;pointer-events:none';
  return [
    `@media screen{body::before{${box};background:${color};${layer.from}}}`,
    `@keyframes ${backgroundAnimation}{to{${layer.to}}}`,
    '@media screen and (prefers-reduced-motion:no-preference){',
    `body::before{animation:${backgroundAnimation} 1s ${settings.easing} both paused}`,
    `@supports ${scrollTimelines}{body::before{animation-play-state:running;`,
    `animation-timeline:scroll(root);animation-range:${start}% ${end}%}}}`,
  ].join('');
}

/**
 * Builds text colours for a background on which those of the theme are not readable. If the background
 * contrasts with the theme, the whole page takes the other colour scheme, so that buttons, surfaces and
 * native controls follow. On a changing background the colours change in steps on the same timeline.
 */
function buildInkCss(background: PageBackground, colors: TokenColors): string {
  const range = computeBackgroundRange(background.dynamicBackgroundSettings);
  return themes.map((theme) => buildThemeInkCss(theme, background, range, colors)).join('');
}

function buildThemeInkCss(
  theme: Scheme,
  background: PageBackground,
  range: ReturnType<typeof computeBackgroundRange>,
  colors: TokenColors,
): string {
  const layer = buildLayer(background.dynamicBackgroundSettings);
  const resolveColor = (color: string | undefined) =>
    resolveInTheme(color, theme, colors) ?? colors.paper[theme];
  const paper = resolveColor(findPaperColors(background)[theme]);
  const color = layer && resolveColor(layer.color[theme]);
  const { type, easing } = background.dynamicBackgroundSettings;
  const steps = hasSteps(background.dynamicBackgroundSettings)
    ? listThemeSteps(theme, background.dynamicBackgroundSettings, colors)
    : undefined;
  const path = steps
    ? createStepsPath(colors.paper[theme], steps, easing)
    : createBackgroundPath(paper, color === undefined ? undefined : { type, easing, color });
  if (!path) return '';
  const stretches = computeInks(path, colors);
  const [first] = stretches;
  const own = first && first.scheme === theme && Object.keys(first.inks).length === 0;
  if (!first || (own && stretches.length === 1)) return '';
  const moves = range && stretches.length > 1;
  const name = `${backgroundAnimation}-inks-${theme}`;
  const timeline = `animation-timeline:scroll(root);animation-range:${range?.join('% ')}%`;
  // In the other scheme `light-dark()` would resolve to that scheme's value, so these are declared by theme.
  const goesAgainst = !steps && stretches.some(({ scheme }) => scheme !== theme);
  return [
    '@media screen{',
    buildThemeRule(theme, '', declareInks(first, colors)),
    goesAgainst ? buildThemeRule(theme, ' body', `background:${paper}`) : '',
    goesAgainst && color !== undefined ? buildThemeRule(theme, ' body::before', `background:${color}`) : '',
    '}',
    moves ? buildKeyframes(name, stretches, colors) : '',
    moves ? '@media screen and (prefers-reduced-motion:no-preference){' : '',
    moves ? buildThemeRule(theme, '', `animation:${name} 1s linear both paused`) : '',
    moves ? `@supports ${scrollTimelines}{` : '',
    moves ? buildThemeRule(theme, '', `animation-play-state:running;${timeline}`) : '',
    moves ? '}}' : '',
  ].join('');
}

/**
 * Builds the keyframes. Each stretch lasts until the next one begins: a colour between two readable ones may
 * not be readable.
 */
function buildKeyframes(name: string, stretches: readonly Stretch[], colors: TokenColors): string {
  const frames = stretches.map(
    (stretch) =>
      `${percent(stretch.from)}{${declareInks(stretch, colors)};animation-timing-function:step-end}`,
  );
  const last = stretches.at(-1);
  return `@keyframes ${name}{${frames.join('')}${last ? `to{${declareInks(last, colors)}}` : ''}}`;
}

const percent = (part: number) => `${Number((part * 100).toFixed(3))}%`;

/**
 * Declares a scheme and its inks. Each ink has a light and a dark value, so that elements with their own
 * scheme, such as a card, keep the inks of that scheme.
 */
function declareInks({ scheme, inks }: Stretch, colors: TokenColors): string {
  const replaced = replacedInks.map((name) => {
    const sides = { ...colors[name], [scheme]: inks[name] ?? colors[name][scheme] };
    return `--color-${name}:${formatLightDark(sides.light, sides.dark)}`;
  });
  return [`color-scheme:${scheme}`, themeSwitches[scheme], ...replaced].join(';');
}

/** Resolves a colour in a theme; undefined if there is none. */
function resolveInTheme(color: string | undefined, theme: Scheme, colors: TokenColors): string | undefined {
  const known = toValidColor(color);
  return known === undefined ? undefined : tokenInTheme(known, theme, colors);
}

/** Builds a colour for both themes; a theme without one keeps its paper. Undefined if both have none. */
function buildThemedColor(light: string | undefined, dark: string | undefined): string | undefined {
  const [inLight, inDark] = [toValidColor(light), toValidColor(dark)];
  if (inLight === undefined && inDark === undefined) return undefined;
  return formatLightDark(inLight ?? 'var(--color-paper)', inDark ?? 'var(--color-paper)');
}

/** Returns a valid CSS colour only, so that no other stored text gets into the styles. */
function toValidColor(value: string | undefined): string | undefined {
  return value && isColor(value) ? value : undefined;
}
