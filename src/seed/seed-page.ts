import type { PageBackground } from '#content/look/background.ts';
import type { LayoutSettings } from '#content/look/layout.ts';
import { findEnglishFile } from './english-media.ts';

/** The shape in which the demo site and the empty site are written down. */
export type Translated = string | { nl?: string; en?: string };

export interface SeedBlock {
  id: string;
  type: string;
  [property: string]: unknown;
}

export interface SeedPage {
  identifier: string;
  kind: 'page' | 'case';
  parentIdentifier?: string;
  title: Translated;
  overview: SeedBlock[];
  hideFromSearchEngines?: boolean;
  showInMenu?: boolean;
  requiresLogin?: boolean;
  /** Opens it where it requires one. Sealed on its way into storage. */
  loginPassword?: string;
  /** A layout of its own, such as wider listing pages. */
  layout?: LayoutSettings;
  /** Colours of its own, which may change while the page scrolls. */
  background?: Partial<PageBackground>;
}

/** How a picture of `src/seed/media` is named in seeded content. */
export const mediaPrefix = 'seed:';

/** Refers to a file of `src/seed/media`, and to its English version if there is one. The seeder uploads them and fills in their URLs. */
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
