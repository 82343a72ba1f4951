import { type Scheme, inTheme as tokenInTheme } from '#blocks/shared/surface.ts';
import { isColor } from '#content/fields/kinds.ts';
import type { DynamicBackgroundSettings, PageBackground } from '#content/look/background.ts';
import { changeRange, colorSteps } from '#content/look/background-steps.ts';
import { lightDark, themeSwitches } from '#tokens/light-dark.ts';
import type { TokenColors } from '#tokens/resolve-tokens.ts';
import { inksAlong, replacedInks, type Stretch } from './background-inks.ts';
import { backgroundPath, stepsPath } from './background-path.ts';
import { stepsCss } from './background-steps-css.ts';
import { themeRule } from './background-theme.ts';
import { backgroundAnimation } from './client/scroll-background.ts';
import { scrollTimelines } from './scroll-timeline.ts';

/** The page's own paper in both themes, and the layer above it that changes while the page scrolls. */
export function backgroundCss(background: PageBackground, colors: TokenColors): string {
  const { light, dark } = paperOf(background);
  const paper = themed(light, dark);
  const still = paper === undefined ? '' : `body{background:${paper}}`;
  const { dynamicBackgroundSettings } = background;
  const layer = hasSteps(dynamicBackgroundSettings)
    ? themes.map((theme) => stepsCssIn(theme, dynamicBackgroundSettings, colors)).join('')
    : layerCss(dynamicBackgroundSettings);
  return still + layer + inkCss(background, colors);
}

/** The colours that a page begins with; undefined in a theme that keeps its paper. */
export function paperOf({ backgroundSettings, dynamicBackgroundSettings }: PageBackground): Colors {
  const layer = layerOf(dynamicBackgroundSettings);
  const { backgroundColorLight, backgroundColorDark } = backgroundSettings;
  return {
    light: checked(layer?.paper.light) ?? checked(backgroundColorLight),
    dark: checked(layer?.paper.dark) ?? checked(backgroundColorDark),
  };
}

/**
 * The part of the way down the page over which the background changes, in percent; undefined where it stays
 * the same. The end always lies beyond the start.
 */
export function backgroundRange(settings: DynamicBackgroundSettings): readonly [number, number] | undefined {
  return layerOf(settings) && changeRange(settings);
}

const themes: readonly Scheme[] = ['light', 'dark'];

interface Colors {
  readonly light: string | undefined;
  readonly dark: string | undefined;
}

interface Layer {
  /** What lies under the layer, and is all that is seen before the change. */
  readonly paper: Colors;
  readonly color: Colors;
  /** The declaration at rest, and the one at the end of the way. */
  readonly from: string;
  readonly to: string;
}

const nothing: Colors = { light: undefined, dark: undefined };

/**
 * Each type as one fixed layer of which only opacity or filter changes: the two that browsers animate without
 * laying out or painting anything. A layer without a colour in either theme is none.
 */
function layerOf(settings: DynamicBackgroundSettings): Layer | undefined {
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
  return shown.some((color) => checked(color) !== undefined) ? layer : undefined;
}

/** Whether it goes through more colours than the first and the last. */
function hasSteps({ enabled, type, colorSteps: between = [] }: DynamicBackgroundSettings): boolean {
  return enabled && type === 'scroll-color-transition' && between.length > 0;
}

/** The colours that a background goes through in a theme; its paper where it has none. */
function stepsIn(theme: Scheme, settings: DynamicBackgroundSettings, colors: TokenColors): string[] {
  return colorSteps(settings).map(
    ({ colorLight, colorDark }) =>
      resolved(theme === 'light' ? colorLight : colorDark, theme, colors) ?? colors.paper[theme],
  );
}

function stepsCssIn(theme: Scheme, settings: DynamicBackgroundSettings, colors: TokenColors): string {
  const range = backgroundRange(settings);
  if (!range) return '';
  const steps = stepsIn(theme, settings, colors);
  return stepsCss({ theme, easing: settings.easing, range, paper: colors.paper[theme], steps });
}

/**
 * The layer and its animation. Without motion, on paper and on a page too short to scroll it stays at rest.
 * `lvh`, so that the address bar of a phone never uncovers what is under it.
 */
function layerCss(settings: DynamicBackgroundSettings): string {
  const layer = layerOf(settings);
  const color = layer && themed(layer.color.light, layer.color.dark);
  const [start, end] = backgroundRange(settings) ?? [];
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
 * The inks where the theme's own are not read on the background. A theme whose background goes against it takes
 * the other colour scheme as a whole, so that buttons, surfaces and the browser's own controls follow; and on a
 * changing background the inks change with it, by steps on the same timeline.
 */
function inkCss(background: PageBackground, colors: TokenColors): string {
  const range = backgroundRange(background.dynamicBackgroundSettings);
  return themes.map((theme) => inkCssIn(theme, background, range, colors)).join('');
}

function inkCssIn(
  theme: Scheme,
  background: PageBackground,
  range: ReturnType<typeof backgroundRange>,
  colors: TokenColors,
): string {
  const layer = layerOf(background.dynamicBackgroundSettings);
  const colorOf = (color: string | undefined) => resolved(color, theme, colors) ?? colors.paper[theme];
  const paper = colorOf(paperOf(background)[theme]);
  const color = layer && colorOf(layer.color[theme]);
  const { type, easing } = background.dynamicBackgroundSettings;
  const steps = hasSteps(background.dynamicBackgroundSettings)
    ? stepsIn(theme, background.dynamicBackgroundSettings, colors)
    : undefined;
  const path = steps
    ? stepsPath(colors.paper[theme], steps, easing)
    : backgroundPath(paper, color === undefined ? undefined : { type, easing, color });
  if (!path) return '';
  const stretches = inksAlong(path, colors);
  const [first] = stretches;
  const own = first && first.scheme === theme && Object.keys(first.inks).length === 0;
  if (!first || (own && stretches.length === 1)) return '';
  const moves = range && stretches.length > 1;
  const name = `${backgroundAnimation}-inks-${theme}`;
  const timeline = `animation-timeline:scroll(root);animation-range:${range?.join('% ')}%`;
  // In the other scheme a colour per theme would resolve to its value for that scheme: these are declared by theme.
  const goesAgainst = !steps && stretches.some(({ scheme }) => scheme !== theme);
  return [
    '@media screen{',
    themeRule(theme, '', inkDeclarations(first, colors)),
    goesAgainst ? themeRule(theme, ' body', `background:${paper}`) : '',
    goesAgainst && color !== undefined ? themeRule(theme, ' body::before', `background:${color}`) : '',
    '}',
    moves ? keyframes(name, stretches, colors) : '',
    moves ? '@media screen and (prefers-reduced-motion:no-preference){' : '',
    moves ? themeRule(theme, '', `animation:${name} 1s linear both paused`) : '',
    moves ? `@supports ${scrollTimelines}{` : '',
    moves ? themeRule(theme, '', `animation-play-state:running;${timeline}`) : '',
    moves ? '}}' : '',
  ].join('');
}

/** Each stretch holds until the next one begins: a colour between two inks could not be read. */
function keyframes(name: string, stretches: readonly Stretch[], colors: TokenColors): string {
  const frames = stretches.map(
    (stretch) =>
      `${percent(stretch.from)}{${inkDeclarations(stretch, colors)};animation-timing-function:step-end}`,
  );
  const last = stretches.at(-1);
  return `@keyframes ${name}{${frames.join('')}${last ? `to{${inkDeclarations(last, colors)}}` : ''}}`;
}

const percent = (part: number) => `${Number((part * 100).toFixed(3))}%`;

/**
 * A scheme, and the inks in it. Each ink is declared for light and for dark, so that what has a scheme of its own,
 * such as a card, keeps the inks of that scheme.
 */
function inkDeclarations({ scheme, inks }: Stretch, colors: TokenColors): string {
  const replaced = replacedInks.map((name) => {
    const sides = { ...colors[name], [scheme]: inks[name] ?? colors[name][scheme] };
    return `--color-${name}:${lightDark(sides.light, sides.dark)}`;
  });
  return [`color-scheme:${scheme}`, themeSwitches[scheme], ...replaced].join(';');
}

/** A colour as it is in a theme; undefined where there is none. */
function resolved(color: string | undefined, theme: Scheme, colors: TokenColors): string | undefined {
  const known = checked(color);
  return known === undefined ? undefined : tokenInTheme(known, theme, colors);
}

/** A colour per theme; a theme without one keeps its paper. Undefined where neither has one. */
function themed(light: string | undefined, dark: string | undefined): string | undefined {
  const [inLight, inDark] = [checked(light), checked(dark)];
  if (inLight === undefined && inDark === undefined) return undefined;
  return lightDark(inLight ?? 'var(--color-paper)', inDark ?? 'var(--color-paper)');
}

/** Only what is a colour comes into the styles: whatever else is stored counts as none. */
function checked(value: string | undefined): string | undefined {
  return value && isColor(value) ? value : undefined;
}
