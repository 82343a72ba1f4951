import type { LayoutSettings } from '../src/content/look/layout.ts';
import { mediaPrefix, type StartingPage } from '../src/seed/starting-content.ts';
import { findEnglishFile } from './english-media.ts';

/** A text in the languages that the demo is written in. */
export interface Copy {
  readonly nl: string;
  readonly en: string;
}

export type Translated = string | { nl?: string; en?: string };

export interface SeedBlock {
  id: string;
  type: string;
  [property: string]: unknown;
}

export interface SeedPage extends StartingPage {
  readonly title: Translated;
  readonly overview: readonly SeedBlock[];
}

/** Refers to a file of `demo/media`, and to its English version if there is one. The seeder uploads them and fills in their URLs. */
export function media(file: string): Translated {
  const english = findEnglishFile(file);
  const nl = `${mediaPrefix}${file}`;
  return english === undefined ? nl : { nl, en: `${mediaPrefix}${english}` };
}

/** For pages that list work: as wide as media are, so that everything stands on one left edge. */
export const wideLayout: LayoutSettings = { composition: 'edge', container: { maxWidth: '1280px' } };

/** For cases, which begin with their picture: it needs no more room above it than the header has of its own. */
export const caseLayout: LayoutSettings = {
  composition: 'edge',
  container: { maxWidth: '1280px', marginTop: '16px' },
};
