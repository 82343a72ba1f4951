import type { LayoutSettings } from '../src/content/look/layout.ts';
import { mediaPrefix, type StartingPage } from '../src/seed/starting-content.ts';
import { findEnglishFile } from './english-media.ts';

/** Text in both languages of the demo. */
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

/**
 * Refers to a file of `demo/media`, and to its English version if there is one. The seeder uploads both and
 * fills in their URLs.
 */
export function media(file: string): Translated {
  const english = findEnglishFile(file);
  const nl = `${mediaPrefix}${file}`;
  return english === undefined ? nl : { nl, en: `${mediaPrefix}${english}` };
}

/** Layout of pages that list work: as wide as media, so that everything has one left edge. */
export const wideLayout: LayoutSettings = { composition: 'edge', container: { maxWidth: '1280px' } };

/** Layout of cases. They start with their picture, which needs no more space above it than the header has. */
export const caseLayout: LayoutSettings = {
  composition: 'edge',
  container: { maxWidth: '1280px', marginTop: '16px' },
};
