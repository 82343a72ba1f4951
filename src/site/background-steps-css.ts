import { readCssColor } from '#blocks/shared/contrast.ts';
import type { Scheme } from '#blocks/shared/surface.ts';
import type { DynamicBackgroundSettings } from '#content/look/background.ts';
import { buildThemeRule } from './background-theme.ts';
import { backgroundAnimation } from './client/scroll-background.ts';
import { scrollTimelines } from './scroll-timeline.ts';

interface StepsOptions {
  readonly theme: Scheme;
  readonly easing: DynamicBackgroundSettings['easing'];
  /** Percent of the page. */
  readonly range: readonly [number, number];
  /** The theme's paper, below each colour. */
  readonly paper: string;
  /** Three or more colours of this theme. */
  readonly steps: readonly string[];
}

/**
 * Builds a background through several colours with two alternating layers: while one is visible, the hidden
 * one gets the next colour. Only opacity is animated, as with two colours.
 */
export function buildStepsCss({ theme, easing, range, paper, steps }: StepsOptions): string {
  const stretches = steps.length - 1;
  const fills = steps.map((step) => fill(step, paper));
  const [over, under] = [listLayerFills(fills, 0), listLayerFills(fills, 1)];
  const names = {
    over: `${backgroundAnimation}-over-${theme}`,
    under: `${backgroundAnimation}-under-${theme}`,
  };
  const first = fills[0] ?? paper;
  const box = 'content:"";position:fixed;inset:0 0 auto;height:100lvh;z-index:-1;pointer-events:none';
  const timeline = `animation-play-state:running;animation-timeline:scroll(root);animation-range:${range.join('% ')}%`;
  return [
    '@media screen{',
    buildThemeRule(theme, ' body', `background:${first}`),
    buildThemeRule(theme, ' body::before', `${box};background:${over[0]?.fill ?? first};opacity:0`),
    '}',
    buildKeyframes(
      backgroundAnimation,
      steps.map((_, index) => buildFrame(index / stretches, `opacity:${index % 2}`, easing)),
    ),
    buildKeyframes(names.over, buildStepFrames(over, stretches)),
    buildKeyframes(names.under, buildStepFrames([{ at: 0, fill: first }, ...under], stretches)),
    '@media screen and (prefers-reduced-motion:no-preference){',
    buildThemeRule(theme, ' body', `animation:${names.under} 1s linear both paused`),
    buildThemeRule(
      theme,
      ' body::before',
      `animation:${backgroundAnimation} 1s linear both paused,${names.over} 1s linear both paused`,
    ),
    `@supports ${scrollTimelines}{`,
    buildThemeRule(theme, ' body', timeline),
    buildThemeRule(theme, ' body::before', timeline),
    '}}',
  ].join('');
}

interface Fill {
  /** Index of the first step with this colour. */
  readonly at: number;
  readonly fill: string;
}

/** Lists the colours of one layer: every second one, each from the step at which the layer is hidden. */
function listLayerFills(fills: readonly string[], first: 0 | 1): readonly Fill[] {
  return fills.flatMap((_, at) => {
    const fill = fills[at + 1];
    return at % 2 === first && fill !== undefined ? [{ at, fill }] : [];
  });
}

/** Builds keyframes in which each colour lasts until the next one. */
function buildStepFrames(fills: readonly Fill[], stretches: number): readonly string[] {
  const frames = fills.map(({ at, fill }) => buildFrame(at / stretches, `background:${fill}`, 'step-end'));
  const last = fills.at(-1);
  return last ? [...frames, `to{background:${last.fill}}`] : frames;
}

function buildFrame(part: number, declaration: string, timing: string): string {
  return `${Number((part * 100).toFixed(3))}%{${declaration};animation-timing-function:${timing}}`;
}

function buildKeyframes(name: string, frames: readonly string[]): string {
  return `@keyframes ${name}{${frames.join('')}}`;
}

/** Builds an opaque fill: a translucent colour is put above the paper. */
function fill(color: string, paper: string): string {
  return readCssColor(color)?.alpha === 1 ? color : `linear-gradient(${color},${color}) ${paper}`;
}
