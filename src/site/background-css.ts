import type { DynamicBackgroundSettings, PageBackground } from '#content/background.ts';
import { isColor } from '#content/fields/kinds.ts';
import { lightDark } from '#ui/light-dark.ts';
import { backgroundAnimation } from './client/scroll-background.ts';
import { scrollTimelines } from './scroll-timeline.ts';

/** The page's own paper in both themes, and the layer above it that changes while the page scrolls. */
export function backgroundCss(background: PageBackground): string {
  const { light, dark } = paperOf(background);
  const paper = themed(light, dark);
  const still = paper === undefined ? '' : `body{background:${paper}}`;
  return still + layerCss(background.dynamicBackgroundSettings);
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
  if (!layerOf(settings)) return undefined;
  const start = Math.min(settings.scrollRange.start, 99);
  return [start, Math.max(settings.scrollRange.end, start + 1)];
}

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
  return (checked(layer.color.light) ?? checked(layer.color.dark)) ? layer : undefined;
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
