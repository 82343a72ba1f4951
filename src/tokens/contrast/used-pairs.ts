import type { ColorName } from '../design-tokens.ts';
import { enoughContrast, enoughForLarge } from './wcag.ts';

/** What lies on a surface: running text, or what is told apart by its shape (edges of controls, focus rings, marks). */
export type PairKind = 'text' | 'control';

/** A role on a surface that the design really paints it on. */
export interface UsedPair {
  readonly ink: ColorName;
  readonly surface: ColorName;
  readonly kind: PairKind;
  /** The least contrast (WCAG 2.2, AA). */
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
 * Which ink lies on which surface, in sheets of the site and its components. A pair that no sheet paints would keep studios
 * from colours for nothing; one that is missing here is seen by nobody, so a sheet with a new one comes with a row.
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
