import type { ColorName } from '../design-tokens.ts';
import { enoughContrast, enoughForLarge } from './wcag.ts';

/** The use of a colour on a surface: running text, or shapes (edges of controls, focus rings, icons). */
export type PairKind = 'text' | 'control';

/** A role on a surface on which the stylesheets use it. */
export interface UsedPair {
  readonly ink: ColorName;
  readonly surface: ColorName;
  readonly kind: PairKind;
  /** Minimum contrast (WCAG 2.2, AA). */
  readonly needed: number;
}

const pages = ['paper', 'surface', 'surface-strong', 'raised'] as const;
const sheets = ['paper', 'surface', 'raised'] as const;

const on = (ink: ColorName, kind: PairKind, surfaces: readonly ColorName[]): UsedPair[] =>
  surfaces.map((surface) => ({
    ink,
    surface,
    kind,
    needed: kind === 'text' ? enoughContrast : enoughForLarge,
  }));

/**
 * Pairs of text colour and surface in the stylesheets of the site and its components. A pair that no
 * stylesheet uses would restrict studios for no reason; a missing pair is not checked, so a stylesheet with a
 * new pair needs a row here.
 */
export const usedPairs: readonly UsedPair[] = [
  ...on('ink', 'text', [...pages, 'error-surface']),
  ...on('ink-soft', 'text', pages),
  ...on('accent', 'text', sheets),
  ...on('accent-strong', 'text', sheets),
  ...on('on-accent', 'text', ['accent', 'accent-strong']),
  ...on('error', 'text', [...sheets, 'error-surface']),
  ...on('success', 'text', sheets),
  ...on('warning', 'text', sheets),
  ...on('edge', 'control', sheets),
  ...on('selection', 'control', sheets),
];
